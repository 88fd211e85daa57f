import TestFixtures
import Testing
import TextLayout

/// How many documents and lines were found to agree.
struct FamilyAgreement: Sendable {
  /// The documents that were laid out.
  var documents = 0

  /// The documents that were measured too.
  var measuredDocuments = 0

  /// The lines of all documents that agree.
  var lines = 0

  /// The documents that do not.
  var failures = 0

  /// Lays out a document by all who can, and records what differs.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - label: Names the document, with what it was made of.
  ///   - generator: Says what is asked for first.
  mutating func compare(
    _ document: RandomDocument,
    _ label: @autoclosure () -> String,
    using generator: inout SeededGenerator
  ) {
    documents += 1
    let first = document.laidOutByLayoutManager(using: &generator)
    let second = document.laidOutByTextLayoutManager(using: &generator)
    let measured = document.measured
    if measured != nil { measuredDocuments += 1 }
    let differences = [
      first.difference(from: second).map { "TextKit 1 and 2: \($0)" },
      measured.flatMap(first.difference(fromMeasured:)).map { "TextKit 1 and measuring: \($0)" },
      document.differenceOfEngines.map { "engines: \($0)" },
    ].compactMap { $0 }
    if differences.isEmpty { lines += first.lines.count } else { failures += 1 }
    for difference in differences { Issue.record("\(label()): \(difference)") }
  }

  /// Adds what was found elsewhere.
  mutating func add(_ other: FamilyAgreement) {
    documents += other.documents
    measuredDocuments += other.measuredDocuments
    lines += other.lines
    failures += other.failures
  }
}

extension PlacedText {
  /// The first line that is another, or the heights; `nil` if all is the same.
  func difference(from other: PlacedText) -> String? {
    for (index, (line, otherLine)) in zip(lines, other.lines).enumerated() where line != otherLine {
      return "line \(index) is \(line) or \(otherLine)"
    }
    if lines.count != other.lines.count { return "\(lines.count) or \(other.lines.count) lines" }
    return height == other.height ? nil : "\(height) or \(other.height) high"
  }
}

extension PlacedText {
  /// What measuring answers otherwise; `nil` if nothing.
  ///
  /// Lines that are wider than their room make the box wider in which measuring aligns all lines,
  /// but no container.
  fileprivate func difference(fromMeasured measured: (text: PlacedText, fits: Bool)) -> String? {
    measured.fits
      ? difference(from: measured.text) : flushLeft.difference(from: measured.text.flushLeft)
  }
}

extension RandomDocument {
  /// What a view answers otherwise once it has gone over to the legacy engine; `nil` if nothing.
  fileprivate var differenceOfEngines: String? {
    let preset = TextViewPreset(insets: insets, lineFragmentPadding: padding)
    let view = TextViewModel(TextStorage(text), preset)
    view.textContainer.width = .points(width)
    view.textContainer.exclusions = exclusions
    let before = view.sizes(around: width)
    view.switchToLegacyEngine()
    let after = view.sizes(around: width)
    return before == after ? nil : "\(before) or \(after)"
  }
}

extension TextViewModel {
  /// The size of what is laid out, and those that fit widths.
  fileprivate func sizes(around width: CGFloat) -> [CGSize] {
    ensureLayout()
    let fitting = [nil, 0, width / 2, width + insets.left + insets.right].map {
      sizeThatFits(ProposedSize(width: $0, height: nil))
    }
    return [contentSize] + fitting
  }
}
