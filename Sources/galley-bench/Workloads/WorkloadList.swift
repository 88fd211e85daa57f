internal import TextMeasurement

/// The workloads of a run.
struct WorkloadList {
  /// What the documents hold, in UTF-8 bytes.
  private static let documentSize = 1_000_000

  /// The families that stand for Latin, Cyrillic and Greek.
  private static let europeanFamilies = ["Inter", "Noto Sans"]

  /// The workloads, in the order in which they are run.
  private(set) var workloads: [Workload] = []

  /// Collects the workloads of files, or of made-up texts if no file is named.
  ///
  /// - Throws: `BenchError` if a file cannot be used.
  init(_ options: BenchOptions) throws(BenchError) {
    if options.labels.isEmpty && options.prose.isEmpty {
      try addMadeUp()
    } else {
      for path in options.labels { try addLabels(try TextFile.labels(path), from: path) }
      var european: [Sample] = []
      for path in options.prose {
        european += try addProse(try TextFile.prose(path), from: path)
      }
      let paragraphs = Self.beginning(of: european, byteCount: Self.documentSize)
      if !paragraphs.isEmpty { try addDocument(paragraphs) }
    }
    if let only = options.only {
      workloads.removeAll { !$0.title.lowercased().contains(only) }
    }
  }

  private mutating func addMadeUp() throws(BenchError) {
    for vocabulary in Vocabulary.all {
      let writer = SampleWriter(vocabulary)
      let labels = writer.labels().map { Sample($0, language: vocabulary.language) }
      let prose = writer.paragraphs().map { Sample($0, language: vocabulary.language) }
      for family in vocabulary.families {
        try add("labels, \(vocabulary.name), \(family)", .labels, [family], labels)
        try add("prose, \(vocabulary.name), \(family)", .prose, [family], prose)
      }
    }
    let document = SampleWriter(.english, seed: 2).document(byteCount: Self.documentSize)
    try addDocument(document.map { Sample($0, language: Vocabulary.english.language) })
  }

  /// Adds the labels that a font has whole, for the two European fonts and for each script's own.
  private mutating func addLabels(_ labels: [Sample], from path: String) throws(BenchError) {
    let name = TextFile.name(path)
    var coverage = FontCoverage()
    for family in Self.europeanFamilies {
      let covered = try coverage.samples(labels, in: [family])
      try add("\(name), \(family)", .labels, [family], covered)
    }
    let families = FontCoverage.families
    let covered = try coverage.samples(labels, in: families)
    try add("\(name), Noto Sans by script", .labels, families, covered)
  }

  /// Adds the paragraphs of a file, in the fonts of its script.
  ///
  /// - Returns: The samples, if Latin, Cyrillic or Greek.
  private mutating func addProse(
    _ paragraphs: [Sample],
    from path: String
  ) throws(BenchError) -> [Sample] {
    var coverage = FontCoverage()
    let family = try coverage.bestFamily(for: paragraphs)
    let isEuropean = Self.europeanFamilies.contains(family)
    for family in isEuropean ? Self.europeanFamilies : [family] {
      try add("\(TextFile.name(path)), \(family)", .prose, [family], paragraphs)
    }
    return isEuropean ? paragraphs : []
  }

  private mutating func addDocument(_ paragraphs: [Sample]) throws(BenchError) {
    let text = paragraphs.map(\.text).joined(separator: "\n")
    let languages = Set(paragraphs.map(\.language))
    let document = Sample(text, language: languages.count == 1 ? paragraphs[0].language : nil)
    for family in Self.europeanFamilies {
      try add("document, \(family)", .document, [family], [document])
    }
  }

  private mutating func add(
    _ title: String,
    _ kind: Workload.Kind,
    _ families: [String],
    _ samples: [Sample]
  ) throws(BenchError) {
    guard !samples.isEmpty else { return }
    do {
      var fonts: [Font] = []
      for family in families { fonts.append(try Font(family, size: Workload.fontSize)) }
      workloads.append(Workload(title: title, kind: kind, fonts: fonts, samples: samples))
    } catch {
      throw BenchError(message: "\(error)")
    }
  }

  /// Paragraphs from the start of a list, up to a number of UTF-8 bytes.
  private static func beginning(of samples: [Sample], byteCount: Int) -> [Sample] {
    var size = 0
    return Array(
      samples.prefix { sample in
        size += sample.text.utf8.count + 1
        return size <= byteCount
      }
    )
  }
}
