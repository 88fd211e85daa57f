internal import CJansson

/// Reading JSON.
enum JSONText {
  /// Why bytes are no JSON object: one line for people.
  struct Failure: Error {
    let message: String
  }

  /// One member of an object.
  struct Member: Sendable {
    let key: String
    let value: JSONValue
  }

  /// Reads an object.
  ///
  /// Wraps `json_loadb`.
  ///
  /// - Parameter bytes: The text of the object, with white space around it at most.
  /// - Returns: The members, in the order of the text.
  /// - Throws: `Failure` if the bytes are no JSON, no object, or give a key twice.
  static func object(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> [Member] {
    var error = json_error_t()
    let flags = Int(JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES)
    let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    guard let root = json_loadb(start, bytes.count, flags, &error) else {
      throw Failure(message: message(of: error))
    }
    defer { json_decref(root) }
    guard root.pointee.type == JSON_OBJECT else {
      throw Failure(message: "a JSON object is expected")
    }
    return members(of: root)
  }

  private static func members(of object: UnsafeMutablePointer<json_t>) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(json_object_size(object))
    var place = json_object_iter(object)
    while let current = place {
      if let key = json_object_iter_key(current), let value = json_object_iter_value(current) {
        members.append(
          Member(key: text(key, json_object_iter_key_len(current)), value: Self.value(value))
        )
      }
      place = json_object_iter_next(object, current)
    }
    return members
  }

  private static func value(_ json: UnsafeMutablePointer<json_t>) -> JSONValue {
    switch json.pointee.type {
    case JSON_STRING:
      json_string_value(json).map { .string(text($0, json_string_length(json))) } ?? .null
    case JSON_INTEGER: .integer(Int(json_integer_value(json)))
    case JSON_REAL: .number(json_real_value(json))
    case JSON_TRUE: .boolean(true)
    case JSON_FALSE: .boolean(false)
    case JSON_ARRAY:
      .array(
        (0..<json_array_size(json)).map { json_array_get(json, $0).map(value) ?? .null }
      )
    case JSON_OBJECT: .object(members(of: json).map { ($0.key, $0.value) })
    default: .null
    }
  }

  private static func text(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: start, count: count),
      as: UTF8.self
    )
  }

  private static func message(of error: json_error_t) -> String {
    var error = error
    let text = withUnsafeBytes(of: &error.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard error.column > 0 else { return "invalid JSON: \(text)" }
    let line = error.line > 1 ? "line \(error.line), " : ""
    return "invalid JSON at \(line)column \(error.column): \(text)"
  }
}
