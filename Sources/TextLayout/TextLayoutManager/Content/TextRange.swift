/// A part of the text of a content storage, from one place up to another.
///
/// Half-open: the character at the end is outside.
///
/// Source: TextKit's `NSTextRange`.
public struct TextRange: Hashable, Sendable {
  /// Where it begins.
  public let location: TextLocation

  /// Where it ends.
  public let endLocation: TextLocation

  /// Makes a range of its ends.
  ///
  /// - Parameters:
  ///   - location: Where it begins.
  ///   - endLocation: Where it ends; the same place for an empty range.
  /// - Precondition: The end is not before the start.
  public init(location: TextLocation, end endLocation: TextLocation) {
    precondition(location <= endLocation, "a text range does not end before it begins")
    self.location = location
    self.endLocation = endLocation
  }

  /// Makes a range of UTF-16 offsets.
  public init(_ offsets: Range<Int>) {
    location = TextLocation(offsets.lowerBound)
    endLocation = TextLocation(offsets.upperBound)
  }

  /// The range as UTF-16 offsets.
  public var offsets: Range<Int> { location.offset..<endLocation.offset }

  /// Whether nothing lies in it.
  public var isEmpty: Bool { location == endLocation }
}

extension TextRange {
  /// Whether the character at a place lies in it.
  public func contains(_ location: TextLocation) -> Bool { offsets.contains(location.offset) }

  /// Whether all of another range lies in it.
  public func contains(_ range: TextRange) -> Bool {
    location <= range.location && range.endLocation <= endLocation
  }

  /// What lies in both ranges; `nil` if they neither overlap nor touch.
  public func intersection(_ other: TextRange) -> TextRange? {
    let lower = max(location, other.location)
    let upper = min(endLocation, other.endLocation)
    return lower <= upper ? TextRange(location: lower, end: upper) : nil
  }

  /// The smallest range that holds both.
  public func union(_ other: TextRange) -> TextRange {
    TextRange(location: min(location, other.location), end: max(endLocation, other.endLocation))
  }
}
