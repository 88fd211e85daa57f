/// Where the tables of one face lie in font data.
///
/// Source: OpenType "Organization of an OpenType Font", table directory and TTC header.
struct TableDirectory {
  /// What is wrong with the places of the tables.
  enum Fault {
    /// The list of the tables itself does not end in the data.
    case cutDirectory

    /// A table ends beyond the data.
    case cutTable(FontTag)
  }

  private let reader: TableReader

  /// Where the directory begins, in bytes from the start of the data.
  private let start: Int

  /// The number of tables that the face says it has; `nil` if the data end before it.
  private let count: Int?

  /// Finds the directory of a face.
  ///
  /// - Returns: `nil` if the data say of no such face where it is.
  init?(_ data: FontData, index: Int) {
    reader = TableReader(bytes: data.bytes)
    if reader.unsigned32(at: 0) == Self.collectionTag {
      guard let faces = reader.unsigned32(at: 8), (0..<faces).contains(index),
        let offset = reader.unsigned32(at: 12 + 4 * index)
      else { return nil }
      start = offset
    } else {
      guard index == 0 else { return nil }
      start = 0
    }
    count = reader.unsigned16(at: start + 4)
  }

  /// The first fault, in the order of the directory; `nil` if every table lies in the data.
  ///
  /// Lengths count without the padding to four bytes, which many files lack after their last table.
  /// A table without bytes lacks none, wherever it is said to begin.
  ///
  /// - Complexity: O(*n*) in the tables.
  var fault: Fault? {
    guard let count, start + 12 + 16 * count <= reader.bytes.count else { return .cutDirectory }
    for record in 0..<count {
      let place = start + 12 + 16 * record
      guard let tag = reader.unsigned32(at: place), let offset = reader.unsigned32(at: place + 8),
        let length = reader.unsigned32(at: place + 12)
      else { return .cutDirectory }
      if length > 0, offset + length > reader.bytes.count {
        return .cutTable(FontTag(rawValue: UInt32(tag)))
      }
    }
    return nil
  }

  /// The letters `ttcf`, with which a collection begins.
  private static let collectionTag = 0x7474_6366
}

extension TableDirectory.Fault: CustomStringConvertible {
  /// What follows "the font file is damaged".
  var description: String {
    switch self {
    case .cutDirectory:
      "it ends before the list of its tables does"
    case .cutTable(let tag):
      // A garbled tag must not break the line of a message.
      FontTag(tag.description) == nil
        ? "it ends before one of its tables does"
        : "it ends before its table '\(tag)' does"
    }
  }
}
