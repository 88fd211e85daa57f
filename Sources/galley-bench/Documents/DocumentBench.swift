internal import TextLayout

/// Times a long document in a container: one edit, the first viewport, all of it.
///
/// Paragraphs of some 170 characters in Noto Sans, in a simple container. The fastest of several
/// runs counts; an edit is made many times, and its middle time counts.
struct DocumentBench {
  private let style: TextStyle
  private let rounds: Int

  /// Opens the font.
  init(rounds: Int) throws(FontError) {
    style = TextStyle(font: try Font("Noto Sans", size: Workload.fontSize), language: "en")
    self.rounds = rounds
  }

  /// The bytes of the small document and of the large one.
  private static let small = 1_000_000
  private static let large = 10_000_000

  /// How wide the container is, in points.
  private static let width = 480.0

  /// How high the viewport is, in points.
  private static let viewport = 800.0

  /// Runs all, and prints each figure beside its limit.
  ///
  /// - Returns: How many figures are over their limit.
  func run() -> Int {
    let small = text(byteCount: Self.small)
    let large = text(byteCount: Self.large)
    var over = 0
    func report(_ title: String, _ value: Double, _ unit: String, limit: Double) {
      let isOver = value > limit
      if isOver { over += 1 }
      Output.say(
        Column.left("  \(title)", 44) + Column.right("\(Column.decimal(value, 3)) \(unit)", 16)
          + Column.right("at most \(Column.decimal(limit, 1))", 16) + (isOver ? "   OVER" : "   ok")
      )
    }
    Output.say("document of \(small.utf8.count) bytes, and one of \(large.utf8.count)")
    let smallEdit = editTime(small)
    let largeEdit = editTime(large)
    report("one character edited, 1 MB", smallEdit / 1e3, "us", limit: 100)
    report("one character edited, 10 MB", largeEdit / 1e3, "us", limit: 150)
    report("the same, beside 1 MB", largeEdit / smallEdit, "", limit: 1.5)
    report("first viewport of 10 MB", viewportTime(large) / 1e6, "ms", limit: 20)
    report("all of 1 MB, beside its paragraphs", layoutRatio(small), "", limit: 1.1)
    for vocabulary in [Vocabulary.english, .hindi, .japanese] {
      let paragraphs = SampleWriter(vocabulary).shortParagraphs(byteCount: Self.small)
      let text = paragraphs.joined(separator: "\n")
      guard let bytes = keptBytes(text) else { continue }
      let title = "kept of a character, \(vocabulary.name)"
      report(title, bytes / Double(text.unicodeScalars.count), "B", limit: 40)
    }
    let newlines = 100_000
    if let bytes = keptBytes(String(repeating: "\n", count: newlines)) {
      report("kept of an empty paragraph", bytes / Double(newlines), "B", limit: 200)
    }
    return over
  }

  private func text(byteCount: Int) -> String { Self.paragraphs(byteCount).joined(separator: "\n") }

  private static func paragraphs(_ byteCount: Int) -> [String] {
    SampleWriter(.english).shortParagraphs(byteCount: byteCount)
  }

  /// A document that is laid out.
  private func laidOut(_ text: String) -> (TextStorage, LayoutManager, TextContainer) {
    Self.laidOut(text, style)
  }

  private static func laidOut(
    _ text: String,
    _ style: TextStyle
  ) -> (TextStorage, LayoutManager, TextContainer) {
    let storage = TextStorage(text, style: style)
    let manager = LayoutManager()
    let container = TextContainer(width: .points(Self.width))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.ensureLayout(for: container)
    return (storage, manager, container)
  }

  /// The middle time of an edit of one character in the middle, with the used rect of all text, in
  /// nanoseconds.
  private func editTime(_ text: String) -> Double {
    let (storage, manager, container) = laidOut(text)
    var middle = storage.paragraphRange(at: storage.length / 2).lowerBound + 40
    var times: [Double] = []
    for index in 0..<400 {
      let height = manager.usedRect(for: container).containerRect.height
      times.append(
        Stopwatch.time {
          if index.isMultiple(of: 2) {
            storage.replaceCharacters(in: middle..<middle, with: "x")
          } else {
            storage.replaceCharacters(in: middle..<middle + 1, with: "")
          }
          manager.ensureLayout(for: container)
          keep(manager.usedRect(for: container))
        }
      )
      precondition(manager.usedRect(for: container).isComplete && height > 0)
      // Every other pair of edits goes to another paragraph, so that no text is one seen before.
      if index % 2 == 1 { middle = storage.paragraphRange(at: middle).upperBound + 40 }
    }
    return times.sorted()[times.count / 2]
  }

  /// The time from a text to the lines of its first viewport, in nanoseconds.
  private func viewportTime(_ text: String) -> Double {
    (0..<rounds).map { _ in
      MeasuringCaches.removeTexts()
      return Stopwatch.time {
        let storage = TextStorage(text, style: style)
        let manager = LayoutManager()
        let container = TextContainer(width: .points(Self.width))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let bounds = ContainerRect(x: 0, y: 0, width: Self.width, height: Self.viewport)
        manager.ensureLayout(forBoundingRect: bounds, in: container)
        keep(manager.usedRect(for: container))
      }
    }.min() ?? 0
  }

  /// The bytes that a document keeps when all of it is laid out, without its characters; `nil`
  /// where nobody counts them.
  private func keptBytes(_ text: String) -> Double? {
    keep(laidOut(text))
    MeasuringCaches.removeTexts()
    guard let before = Instruments.allocatedBytes else { return nil }
    let document = laidOut(text)
    MeasuringCaches.removeTexts()
    guard let after = Instruments.allocatedBytes else { return nil }
    keep(document)
    return Double(after) - Double(before)
  }

  /// The time of laying out a document beside that of measuring its paragraphs one by one, each
  /// with caches that were emptied.
  private func layoutRatio(_ text: String) -> Double {
    let paragraphs = text.split(separator: "\n").map(String.init)
    var layout = Double.infinity
    var measuring = Double.infinity
    for _ in 0..<rounds {
      MeasuringCaches.removeTexts()
      layout = min(layout, Stopwatch.time { keep(laidOut(text)) })
      MeasuringCaches.removeTexts()
      measuring = min(
        measuring,
        Stopwatch.time {
          Self.measure(paragraphs, style)
        }
      )
    }
    return layout / measuring
  }

  private static func measure(_ paragraphs: [String], _ style: TextStyle) {
    var height = 0.0
    for paragraph in paragraphs {
      height += PreparedText(paragraph, font: style.font, language: style.language)
        .height(forWidth: Self.width)
    }
    keep(height)
  }
}

// The same work without a clock, for tools that count instructions.
extension DocumentBench {
  private static let counted = 200_000

  /// Lays out a document; only the part that repeats is inside the counted function.
  static func countLayout(_ font: Font, _ count: Int) {
    let text = paragraphs(counted).joined(separator: "\n")
    let style = TextStyle(font: font, language: "en")
    keep(laidOut(text, style))
    for _ in 0..<count {
      MeasuringCaches.removeTexts()
      Instruments.counted { keep(laidOut(text, style)) }
    }
  }

  /// Measures the paragraphs of the document.
  static func countParagraphs(_ font: Font, _ count: Int) {
    let texts = paragraphs(counted)
    let style = TextStyle(font: font, language: "en")
    measure(texts, style)
    for _ in 0..<count {
      MeasuringCaches.removeTexts()
      Instruments.counted { measure(texts, style) }
    }
  }
}
