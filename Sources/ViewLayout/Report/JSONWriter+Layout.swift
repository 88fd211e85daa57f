extension JSONWriter {
  /// Writes a length; null if there is none.
  mutating func length(_ length: CGFloat?) {
    if let length { number(Double(length)) } else { null() }
  }

  /// Writes the members `width` and `height`.
  mutating func members(_ size: CGSize) {
    key("width")
    length(size.width)
    key("height")
    length(size.height)
  }

  /// Writes two lengths as an array; null where there is none.
  mutating func pair(_ width: CGFloat?, _ height: CGFloat?) {
    array { json in
      json.length(width)
      json.length(height)
    }
  }
}
