import Testing

@testable import ViewLayout

@Suite("Lengths as people read them")
struct NotationTests {
  @Test("Lengths are rounded to thousandths, and whole ones have no point")
  func lengths() {
    let lengths: [CGFloat] = [0, -0.0001, 12, 16.66666, 0.5, .infinity, -.infinity, 1e300]
    #expect(
      lengths.map { ViewLayout.Notation.length($0) } == [
        "0", "0", "12", "16.667", "0.5", "inf", "-inf", "1e+300",
      ]
    )
  }

  @Test("What is not proposed is nil")
  func proposals() {
    #expect(
      ViewLayout.Notation.proposal(ProposedViewSize(width: nil, height: .infinity)) == "nil×inf"
    )
  }

  @Test("Text in quotes is on one line")
  func quotes() {
    #expect(ViewLayout.Notation.quoted("a\n\"b\"\r\nc") == #""a\n\"b\"\nc""#)
    #expect(
      ViewLayout.Notation.quoted("a\u{85}b\u{2028}c\u{2029}\u{1b}[0m")
        == #""a\u{85}b\u{2028}c\u{2029}\u{1b}[0m""#
    )
  }

  @Test("Marks that turn the order of characters are told by their numbers")
  func bidirectionalControls() {
    #expect(ViewLayout.Notation.escaped("a\u{202e}b\u{2066}c") == #"a\u{202e}b\u{2066}c"#)
  }
}
