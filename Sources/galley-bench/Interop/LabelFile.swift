internal import CJansson

/// Labels in a file of JSON lines.
enum LabelFile {
  /// The text and the language of a row such as `{"text": "Open", "lang": "en"}`.
  ///
  /// Wraps `json_loadb`.
  ///
  /// - Parameter line: One line of the file.
  /// - Returns: `nil` if the line is no JSON object or has no text.
  static func row(_ line: ArraySlice<UInt8>) -> (text: String, language: String?)? {
    let row = line.withUnsafeBytes { bytes in
      json_loadb(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, 0, nil)
    }
    guard let row else { return nil }
    defer { json_decref(row) }
    guard let text = json_string_value(json_object_get(row, "text")) else { return nil }
    let language =
      json_string_value(json_object_get(row, "lang"))
      ?? json_string_value(json_object_get(row, "language"))
    return (String(cString: text), language.map { String(cString: $0) })
  }
}
