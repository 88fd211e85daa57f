internal import TextMeasurement

/// Bytes of an answer that are gathered before they are written.
struct OutputBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var digits = NumberDigits()

  /// The unit that lengths are written in; `nil` for points.
  var unit: LengthUnit?

  /// Makes an empty buffer with room for so many bytes; it grows as it must.
  init(capacity: Int = 1024) {
    self.capacity = max(capacity, 1)
    storage = .allocate(capacity: self.capacity)
  }

  deinit {
    storage.deallocate()
  }

  /// The bytes.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// The bytes as text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: storage, count: count), as: UTF8.self)
  }

  /// Appends one byte.
  mutating func append(byte: UInt8) {
    if count == capacity { grow(by: 1) }
    storage[count] = byte
    count += 1
  }

  /// Appends bytes.
  mutating func append(contentsOf added: UnsafeBufferPointer<UInt8>) {
    guard let source = added.baseAddress else { return }
    if added.count > capacity - count { grow(by: added.count) }
    (storage + count).update(from: source, count: added.count)
    count += added.count
  }

  /// Appends text as it is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends text that the program knows.
  mutating func append(_ text: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  private mutating func grow(by added: Int) {
    capacity = max(capacity * 2, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
  }
}

extension OutputBuffer {
  /// Appends a whole number.
  mutating func append(_ number: Int) {
    if number < 0 { append(byte: 0x2D) }
    appendDigits(of: number.magnitude)
  }

  /// Appends a number with the fewest digits that give it back; whole numbers without a point.
  ///
  /// - Precondition: The number is finite.
  mutating func append(_ number: Double) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      append(whole)
    } else {
      append(contentsOf: digits.digits(of: number))
    }
  }

  /// Appends a length that is given in points, in the unit that lengths are written in.
  ///
  /// - Precondition: The length is finite.
  mutating func append(length points: Double) {
    append(unit?.length(ofPoints: points) ?? points)
  }

  private mutating func appendDigits(of number: UInt) {
    var power: UInt = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      append(byte: 0x30 + UInt8(truncatingIfNeeded: number / power % 10))
      power /= 10
    }
  }
}
