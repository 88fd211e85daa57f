/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence; equal seeds give equal sequences.
  init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 up to 1, without 1.
  mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// One of some things, the earlier ones more often, as words are used in a language.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    let place = fraction()
    return elements[Int(Double(elements.count) * place * place)]
  }

  /// One of some things, each as often as the others.
  mutating func pickEvenly<Element>(_ elements: [Element]) -> Element {
    elements[Int(Double(elements.count) * fraction())]
  }
}
