/// Decoding of text that is known to be well-formed UTF-8.
package enum UTF8Scalar {
  /// The scalar at an offset, which is moved past it.
  @inline(__always)
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: inout Int
  ) -> Unicode.Scalar {
    let lead = UInt32(bytes[offset])
    func trail(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance]) & 0x3F }
    let value: UInt32
    switch lead {
    case 0..<0x80:
      value = lead
      offset += 1
    case 0x80..<0xE0:
      value = (lead & 0x1F) << 6 | trail(1)
      offset += 2
    case 0xE0..<0xF0:
      value = (lead & 0x0F) << 12 | trail(1) << 6 | trail(2)
      offset += 3
    default:
      value = (lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3)
      offset += 4
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
