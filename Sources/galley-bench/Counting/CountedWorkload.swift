internal import TextMeasurement

/// Small workloads that always do the same, for tools that count instructions.
enum CountedWorkload: String {
  /// Measuring the English and German labels for the first time, in Noto Sans.
  case labels

  /// Heights of the English prose at 200 widths, in Noto Sans.
  case rewrap

  /// Laying out 200 kB of English in short paragraphs, in Noto Sans.
  case layout

  /// Measuring these paragraphs one by one.
  case paragraphs

  /// Runs the workload; only the part that repeats is inside the counted function.
  ///
  /// - Parameter count: How often it is run.
  /// - Throws: What opening the font throws.
  func run(count: Int) throws(FontError) {
    let font = try Font("Noto Sans", size: Workload.fontSize)
    switch self {
    case .labels: runLabels(font, count)
    case .rewrap: runRewrap(font, count)
    case .layout: DocumentBench.countLayout(font, count)
    case .paragraphs: DocumentBench.countParagraphs(font, count)
    }
  }

  private func runLabels(_ font: Font, _ count: Int) {
    let vocabularies: [Vocabulary] = [.english, .german]
    let texts = vocabularies.flatMap { vocabulary in
      SampleWriter(vocabulary).labels().map { ($0, vocabulary.language) }
    }
    func pass() {
      var sum = 0.0
      for (text, language) in texts {
        sum += PreparedText(text, font: font, language: language).size(forWidth: 120).height
      }
      keep(sum)
    }
    // Opens the font, makes the plans and finds out which words can be kept.
    pass()
    for _ in 0..<count {
      MeasuringCaches.removeTexts()
      Instruments.counted(pass)
    }
  }

  private func runRewrap(_ font: Font, _ count: Int) {
    let texts = SampleWriter(.english).paragraphs(20).map {
      PreparedText($0, font: font, language: Vocabulary.english.language)
    }
    let widths = (0..<200).map { 120 + Double($0) * 4.1 }
    for _ in 0..<count {
      Instruments.counted {
        var sum = 0.0
        for width in widths {
          for text in texts { sum += text.height(forWidth: width) }
        }
        keep(sum)
      }
    }
  }
}

/// Takes a result, so that the work that led to it cannot be left out.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
