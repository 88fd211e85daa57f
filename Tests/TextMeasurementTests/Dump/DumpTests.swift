import TestFixtures
import Testing
import TextMeasurement

@Suite("The layout as a tree")
struct DumpTests {
  @Test("A tree has paragraphs, lines and runs")
  func tree() throws {
    let text = PreparedText("ab cd\n", font: try .square())
    #expect(
      text.dump(forWidth: 30) == """
        paragraph 0 [0..<6) ltr, 2 lines
          line 0 [0..<3) width 20 trailing 10 baseline 8 height 10 soft
            run [0..<2) x 0 advance 20 level 0 Latn Square
            run [2..<3) x 20 advance 10 level 0 Latn Square
          line 1 [3..<6) width 20 trailing 0 baseline 18 height 10 hard
            run [3..<5) x 0 advance 20 level 0 Latn Square
        """
    )
  }

  @Test("Runs stand from left to right on a line of both directions")
  func mixedLine() throws {
    let text = PreparedText("ab גד 12", font: try .square())
    #expect(
      text.dump(forWidth: nil) == """
        paragraph 0 [0..<10) ltr, 1 line
          line 0 [0..<10) width 80 trailing 0 baseline 8 height 10 text
            run [0..<3) x 0 advance 30 level 0 Latn Square
            run [8..<10) x 30 advance 20 level 2 Hebr Square
            run [3..<8) x 50 advance 30 level 1 Hebr Square
        """
    )
  }

  @Test("White space that hangs after a line from right to left lies to its left")
  func hangingToTheLeft() throws {
    let text = PreparedText("אב ab גד", font: try .square())
    #expect(
      text.dump(forWidth: 50) == """
        paragraph 0 [0..<12) rtl, 2 lines
          line 0 [0..<8) width 50 trailing 10 baseline 8 height 10 soft
            run [7..<8) x -10 advance 10 level 1 Latn Square
            run [5..<7) x 0 advance 20 level 2 Latn Square
            run [0..<5) x 20 advance 30 level 1 Hebr Square
          line 1 [8..<12) width 20 trailing 0 baseline 18 height 10 text
            run [8..<12) x 0 advance 20 level 1 Hebr Square
        """
    )
  }

  @Test("Tabs, hyphens, fallbacks and words that were broken are told")
  func everyKind() throws {
    let text = PreparedText("a\tb co\u{AD}op cccccc漢", font: try .squareWithTallFallback())
    #expect(
      text.dump(forWidth: 40) == """
        paragraph 0 [0..<20) ltr, 4 lines
          line 0 [0..<4) width 38 trailing 10 baseline 8 height 10 soft
            run [0..<1) x 0 advance 10 level 0 Latn Square VF
            tab [1..<2) x 10 advance 18 level 0 Latn Square VF
            run [2..<3) x 28 advance 10 level 0 Latn Square VF
            run [3..<4) x 38 advance 10 level 0 Latn Square VF
          line 1 [4..<11) width 40 trailing 10 baseline 18 height 10 soft
            run [4..<10) x 0 advance 40 level 0 Latn Square VF
            run [10..<11) x 40 advance 10 level 0 Latn Square VF
          line 2 [11..<15) width 40 trailing 0 baseline 28 height 10 overflow
            run [11..<15) x 0 advance 40 level 0 Latn Square VF
          line 3 [15..<20) width 30 trailing 0 baseline 39 height 13 text
            run [15..<17) x 0 advance 20 level 0 Latn Square VF
            run [17..<20) x 20 advance 10 level 0 Hani Square TypoOn
        """
    )
  }
}
