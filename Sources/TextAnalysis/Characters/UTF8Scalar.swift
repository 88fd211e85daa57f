/// Decoding of text that is known to be well-formed UTF-8.
package enum UTF8Scalar {
  /// The scalar at an offset, which is moved past it.
  @inlinable
  @inline(__always)
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: inout Int
  ) -> Unicode.Scalar {
    Unicode.Scalar(value(bytes, at: &offset)) ?? "\u{FFFD}"
  }

  /// The number of the scalar at an offset, which is moved past it.
  @inlinable
  @inline(__always)
  package static func value(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: inout Int
  ) -> UInt32 {
    let lead = UInt32(bytes[offset])
    if lead < 0x80 {
      offset += 1
      return lead
    }
    let start = offset
    func trail(_ distance: Int) -> UInt32 { UInt32(bytes[start + distance] & 0x3F) }
    if lead < 0xE0 {
      offset += 2
      return (lead & 0x1F) << 6 | trail(1)
    }
    if lead < 0xF0 {
      offset += 3
      return (lead & 0x0F) << 12 | trail(1) << 6 | trail(2)
    }
    offset += 4
    return (lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3)
  }
}
