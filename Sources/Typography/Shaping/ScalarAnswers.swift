/// What was found out about scalars, yes or no: two bits for each of the first 65,536.
///
/// It takes 16 KB, and answers nothing about other scalars.
struct ScalarAnswers {
  private var known = [UInt64](repeating: 0, count: 1024)
  private var answers = [UInt64](repeating: 0, count: 1024)

  /// The answer about a scalar; `nil` if it was not kept.
  subscript(scalar: Unicode.Scalar) -> Bool? {
    get {
      let word = Int(scalar.value >> 6)
      let bit = UInt64(1) << UInt64(scalar.value & 63)
      guard word < known.count, known[word] & bit != 0 else { return nil }
      return answers[word] & bit != 0
    }
    set {
      let word = Int(scalar.value >> 6)
      let bit = UInt64(1) << UInt64(scalar.value & 63)
      guard word < known.count, let newValue else { return }
      known[word] |= bit
      if newValue { answers[word] |= bit } else { answers[word] &= ~bit }
    }
  }
}
