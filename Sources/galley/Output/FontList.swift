internal import Typography

/// The faces of a library, by family.
struct FontList {
  private let families: [FontFamily]

  /// Lists the families of a library, sorted by name.
  init(_ library: FontLibrary) {
    families = library.familyNames.compactMap { library.family($0) }
  }

  /// One face a line, for people.
  func text() -> String {
    var table = TextTable([.left, .left, .left, .left, .left])
    for (family, record) in faces {
      table.append([
        family.name, FontWidth.name(ofPercent: record.width), record.isItalic ? "italic" : "",
        Self.plain(record.weights),
        Self.file(record),
      ])
    }
    return table.lines().map { $0 + "\n" }.joined()
  }

  /// One JSON object.
  func json() -> [UInt8] {
    var out = OutputBuffer()
    out.append("{\"schema\":1,\"families\":" as StaticString)
    out.appendList(families) { out, family in
      out.append("{\"family\":" as StaticString)
      out.appendQuoted(family.name)
      out.append(",\"faces\":" as StaticString)
      out.appendList(Self.sorted(family.records)) { out, record in
        out.append("{\"weights\":[" as StaticString)
        out.append(record.weights.lowerBound)
        out.append(byte: 0x2C)
        out.append(record.weights.upperBound)
        out.append("],\"italic\":" as StaticString)
        out.appendJSON(record.isItalic)
        out.append(",\"width\":" as StaticString)
        out.append(record.width)
        out.append(",\"file\":" as StaticString)
        out.appendQuoted(Self.file(record))
        out.append(byte: 0x7D)
      }
      out.append(byte: 0x7D)
    }
    out.append("}\n" as StaticString)
    return out.bytes
  }

  /// One face a row.
  func rows(_ delimiter: RowWriter.Delimiter) -> [UInt8] {
    var out = OutputBuffer()
    let writer = RowWriter(delimiter)
    writer.append(
      ["family", "weightMinimum", "weightMaximum", "italic", "file", "width"],
      to: &out
    )
    for (family, record) in faces {
      writer.append(
        [
          family.name, Self.plain(record.weights.lowerBound), Self.plain(record.weights.upperBound),
          String(record.isItalic), Self.file(record), Self.plain(record.width),
        ],
        to: &out
      )
    }
    return out.bytes
  }
}

extension FontList {
  private var faces: [(family: FontFamily, record: FaceRecord)] {
    families.flatMap { family in Self.sorted(family.records).map { (family, $0) } }
  }

  /// Upright faces first, then those of normal width, then by weight, then by file.
  private static func sorted(_ records: [FaceRecord]) -> [FaceRecord] {
    records.sorted {
      ($0.isItalic ? 1 : 0, distance($0), $0.weights.lowerBound, file($0))
        < ($1.isItalic ? 1 : 0, distance($1), $1.weights.lowerBound, file($1))
    }
  }

  /// How far the width of a face is from the normal one.
  private static func distance(_ record: FaceRecord) -> Double {
    abs(record.width - FontWidth.normal)
  }

  private static func file(_ record: FaceRecord) -> String {
    record.index == 0 ? record.origin.description : "\(record.origin):\(record.index)"
  }

  private static func plain(_ weights: ClosedRange<Double>) -> String {
    let lower = plain(weights.lowerBound)
    return weights.lowerBound == weights.upperBound
      ? lower : "\(lower)–\(plain(weights.upperBound))"
  }

  private static func plain(_ number: Double) -> String {
    var out = OutputBuffer()
    out.append(number)
    return out.text
  }
}
