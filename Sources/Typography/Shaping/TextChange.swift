/// What two versions of a text have in common at their ends.
struct TextChange {
  /// The bytes at the start that are the same.
  let prefix: Int

  /// Where, in the new text, the bytes at the end begin that are the same.
  let suffixStart: Int

  /// How much further on these stand than in the old text.
  let distance: Int

  /// Compares two texts; the bytes at both ends do not overlap in either.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
    let common = min(old.count, new.count)
    var prefix = 0
    while prefix < common, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < common - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    self.prefix = prefix
    suffixStart = new.count - suffix
    distance = new.count - old.count
  }
}
