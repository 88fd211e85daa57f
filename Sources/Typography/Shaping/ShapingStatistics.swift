/// What a shaper has done, in counts.
package struct ShapingStatistics: Hashable, Sendable {
  /// UTF-8 bytes that reached the shaper; words that were kept do not count again.
  package var shapedByteCount = 0

  /// Parts of items that were shaped again, for a line's end or start.
  package var partCount = 0
}
