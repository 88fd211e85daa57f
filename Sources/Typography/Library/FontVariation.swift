/// A position on one axis of a variable font.
///
/// Source: OpenType `fvar`. Axes that a face lacks are ignored, and values beyond an axis's end
/// take the end.
public struct FontVariation: Hashable, Sendable {
  /// The axis's four letters, such as `wght`.
  public let tag: FontTag

  /// The position, in the axis's own unit.
  public let value: Double

  /// Makes a position on an axis.
  public init(_ tag: FontTag, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// Reads a position as it is written on a command line: `wght=650`.
  ///
  /// - Returns: `nil` if the text is not a tag, an equals sign and a finite number.
  public init?(parsing text: String) {
    guard let equals = text.firstIndex(of: "="),
      let tag = FontTag(text[..<equals]),
      let value = Double(text[text.index(after: equals)...]), value.isFinite
    else { return nil }
    self.init(tag, value: value)
  }
}
