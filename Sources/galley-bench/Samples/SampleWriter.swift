/// Makes up labels and prose of a vocabulary, the same in every run.
struct SampleWriter {
  private let vocabulary: Vocabulary
  private var generator: SeededGenerator

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - vocabulary: The words.
  ///   - seed: Equal seeds give equal texts.
  init(_ vocabulary: Vocabulary, seed: UInt64 = 1) {
    self.vocabulary = vocabulary
    generator = SeededGenerator(seed: seed)
  }

  /// Labels such as user interfaces show, each once.
  func labels(_ count: Int = 240) -> [String] {
    var writer = self
    var known: Set<String> = []
    var labels: [String] = []
    while labels.count < count {
      let label = writer.label()
      if known.insert(label).inserted { labels.append(label) }
    }
    return labels
  }

  /// Paragraphs of some 650 characters.
  func paragraphs(_ count: Int = 60) -> [String] {
    var writer = self
    return (0..<count).map { _ in writer.paragraph() }
  }

  /// Paragraphs, one a line, of a number of UTF-8 bytes in all.
  func document(byteCount: Int) -> [String] {
    var writer = self
    var paragraphs: [String] = []
    var size = 0
    while size < byteCount {
      paragraphs.append(writer.paragraph())
      size += (paragraphs.last?.utf8.count ?? 0) + 1
    }
    return paragraphs
  }

  /// Paragraphs of some 170 characters, of a number of UTF-8 bytes in all.
  func shortParagraphs(byteCount: Int) -> [String] {
    var writer = self
    var paragraphs: [String] = []
    var size = 0
    while size < byteCount {
      paragraphs.append(writer.paragraph(of: 90..<170))
      size += (paragraphs.last?.utf8.count ?? 0) + 1
    }
    return paragraphs
  }

  private mutating func label() -> String {
    let action = generator.pickEvenly(vocabulary.actions)
    let thing = generator.pickEvenly(vocabulary.things)
    let other = generator.pickEvenly(vocabulary.things)
    let space = vocabulary.space
    switch generator.next() % 8 {
    case 0: return thing
    case 1: return "\(thing) (\(generator.next() % 100))"
    case 2: return "\(thing): \(other)"
    case 3: return "\(action)\(space)\(thing)…"
    case 4: return "\(action)\(space)\(thing), \(other)"
    default: return "\(action)\(space)\(thing)"
    }
  }

  private mutating func paragraph(of lengths: Range<Int> = 560..<680) -> String {
    let length = lengths.lowerBound + Int(generator.next() % UInt64(lengths.count))
    var paragraph = ""
    var count = 0
    while count < length {
      let sentence = sentence()
      count += sentence.unicodeScalars.count
      paragraph += sentence
    }
    while paragraph.hasSuffix(" ") { paragraph.removeLast() }
    return paragraph
  }

  private mutating func sentence() -> String {
    var sentence = ""
    let wordCount = 5 + Int(generator.next() % 14)
    var isAfterParticle = false
    for index in 0..<wordCount {
      let isParticle = !isAfterParticle && generator.fraction() < 0.6
      var word = isParticle ? generator.pick(vocabulary.particles) : self.word()
      isAfterParticle = isParticle
      if index == 0 { word = word.prefix(1).uppercased() + word.dropFirst() }
      sentence += word
      if index == wordCount - 1 {
        sentence += vocabulary.stop
      } else {
        sentence += generator.fraction() < 0.1 ? vocabulary.comma : vocabulary.space
      }
    }
    return sentence
  }

  private mutating func word() -> String {
    if generator.fraction() < 0.015 { return String(generator.next() % 2100) }
    let prefix = generator.pick(vocabulary.prefixes)
    let stem = generator.pick(vocabulary.stems)
    let ending = generator.pick(vocabulary.endings)
    return prefix.isEmpty ? stem + ending : prefix + stem.lowercased() + ending
  }
}
