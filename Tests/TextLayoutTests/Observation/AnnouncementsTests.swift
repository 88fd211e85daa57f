import Testing
@testable import TextLayout

@Suite("Announcements")
struct AnnouncementsTests {
  @Test("Closures and streams have the values in the order in which they were announced")
  func order() async {
    let announcements = Announcements<Int>()
    var told: [String] = []
    let first = announcements.observe { value in
      told.append("first \(value)")
      if value < 3 { announcements.announce(value + 1) }
    }
    let second = announcements.observe { told.append("second \($0)") }
    let stream = announcements.stream(.unbounded)
    announcements.announce(1)
    #expect(
      told == ["first 1", "second 1", "first 2", "second 2", "first 3", "second 3"]
    )
    first.cancel()
    second.cancel()
    var iterator = stream.makeAsyncIterator()
    for value in 1...3 { #expect(await iterator.next() == value) }
  }

  @Test("Who is told before all others can announce, and is told of by all after")
  func prepared() {
    let announcements = Announcements<String>()
    var told: [String] = []
    let token = announcements.observe { told.append($0) }
    announcements.announce("outer") {
      told.append("prepared")
      announcements.announce("inner") { told.append("prepared again") }
    }
    #expect(told == ["prepared", "prepared again", "outer", "inner"])
    token.cancel()
    announcements.announce("later")
    #expect(told.last == "inner")
  }
}
