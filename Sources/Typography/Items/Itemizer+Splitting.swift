internal import TextAnalysis

extension Itemizer {
  /// Cuts off the separator at the end of a paragraph, the only control in it.
  func splitAtEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ items: inout [TextItem]) {
    guard let item = items.last else { return }
    var start = item.end - 1
    while start > item.start, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    if start > item.start, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    var offset = start
    guard let kind = Self.controlKind(bytes, at: &offset, end: item.end) else { return }
    items.removeLast()
    if item.start < start { items.append(item.part(item.start, start, .text)) }
    items.append(item.part(start, item.end, kind))
  }

  /// Makes items of their own of tabs and of the separators of lines and paragraphs.
  func splitAtControls(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ items: inout [TextItem]
  ) {
    // To keep the capacity of what a longer text once needed would cost as much each time.
    let whole = items
    items = []
    for item in whole {
      var start = item.start
      var offset = item.start
      while offset < item.end {
        let place = offset
        guard let kind = Self.controlKind(bytes, at: &offset, end: item.end) else { continue }
        if start < place { items.append(item.part(start, place, .text)) }
        items.append(item.part(place, offset, kind))
        start = offset
      }
      if start < item.end { items.append(item.part(start, item.end, .text)) }
    }
  }

  /// The lead bytes of TAB to CR, U+0085, U+2028 and U+2029.
  private static func mayMoveThePenOtherwise(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  /// The kind of the control at an offset, which is moved past the scalar; CRLF is one.
  private static func controlKind(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: inout Int,
    end: Int
  ) -> TextItem.Kind? {
    let byte = bytes[offset]
    guard mayMoveThePenOtherwise(byte) else {
      offset += 1
      return nil
    }
    switch UTF8Scalar.decode(bytes, at: &offset).value {
    case 0x09:
      return .tab
    case 0x0D:
      if offset < end, bytes[offset] == 0x0A { offset += 1 }
      return .separator
    case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029:
      return .separator
    default:
      return nil
    }
  }

  /// Makes an item of its own of each U+FFFC that stands for an attachment.
  func splitAtAttachments(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ styles: [StyleSpan],
    _ items: inout [TextItem]
  ) {
    let marked = Set(styles.filter(\.hasAttachment).map(\.style))
    let whole = items
    items = []
    for item in whole {
      var start = item.start
      var offset = item.start
      while offset < item.end, item.kind == .text, marked.contains(item.style) {
        let place = offset
        guard UTF8Scalar.decode(bytes, at: &offset) == "\u{FFFC}" else { continue }
        if start < place { items.append(item.part(start, place, .text)) }
        items.append(item.part(place, offset, .attachment))
        start = offset
      }
      if start < item.end { items.append(item.part(start, item.end, item.kind)) }
    }
  }

  /// Cuts items so that no more than a number of characters of a kind reach the shaper in a row.
  func splitLongRuns(
    of isCounted: (Unicode.Scalar) -> Bool,
    _ limit: Int,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ items: inout [TextItem]
  ) {
    // To keep the capacity of what a longer text once needed would cost as much each time.
    let whole = items
    items = []
    for item in whole {
      var start = item.start
      var offset = item.start
      var count = 0
      while offset < item.end {
        let place = offset
        count = isCounted(UTF8Scalar.decode(bytes, at: &offset)) ? count + 1 : 0
        if count > limit {
          items.append(item.part(start, place, item.kind))
          start = place
          count = 1
        }
      }
      items.append(item.part(start, item.end, item.kind))
    }
  }
}

extension TextItem {
  /// A part of the item.
  fileprivate func part(_ start: Int, _ end: Int, _ kind: Kind) -> TextItem {
    var part = self
    part.start = start
    part.end = end
    part.kind = kind
    return part
  }
}
