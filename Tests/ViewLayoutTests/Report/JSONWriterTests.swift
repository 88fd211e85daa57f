import Testing

@testable import ViewLayout

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("Commas stand between, not before and not after")
  func commas() {
    var json = JSONWriter()
    json.object { json in
      json.key("a")
      json.array { json in
        json.number(1)
        json.object { _ in }
        json.array { $0.null() }
      }
      json.key("b")
      json.boolean(true)
    }
    #expect(json.text == #"{"a":[1,{},[null]],"b":true}"#)
  }

  @Test("Numbers have the fewest digits; those that are none are words")
  func numbers() {
    var json = JSONWriter()
    json.array { json in
      for number in [1, -2.5, 1 / 3, 1e300, .infinity, -.infinity, .nan] { json.number(number) }
    }
    #expect(json.text == #"[1,-2.5,0.3333333333333333,1e+300,"inf","-inf",null]"#)
  }

  @Test("Marks and control characters are escaped")
  func strings() {
    var json = JSONWriter()
    json.string("a\"b\\c\n\r\t\u{1}é😀")
    #expect(json.text == #""a\"b\\c\n\r\t\u0001é😀""#)
  }
}
