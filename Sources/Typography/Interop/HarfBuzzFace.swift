internal import CHarfBuzz

/// One face of font data, opened by HarfBuzz; immutable and shared by threads.
final class HarfBuzzFace: Sendable {
  /// The bytes that `raw` reads in place.
  let data: FontData

  nonisolated(unsafe) let raw: OpaquePointer

  /// Opens a face of data that hold at least `index + 1`.
  ///
  /// Wraps `hb_face_create`, which never fails: the data must have been checked before.
  init(_ data: FontData, index: Int) {
    self.data = data
    let start = data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = hb_blob_create(
      start,
      UInt32(data.bytes.count),
      HB_MEMORY_MODE_READONLY,
      nil,
      nil
    )
    raw = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(raw)
  }

  deinit {
    hb_face_destroy(raw)
  }

  /// The number of glyphs in the face.
  ///
  /// Wraps `hb_face_get_glyph_count`.
  var glyphCount: Int { Int(hb_face_get_glyph_count(raw)) }

  /// The bytes of a table, empty where the face lacks it; valid as long as the face lives.
  ///
  /// Wraps `hb_face_reference_table`, which for a face of bytes in memory gives a part of these.
  func table(_ tag: FontTag) -> UnsafeRawBufferPointer {
    let blob = hb_face_reference_table(raw, tag.rawValue)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  /// A name of the face in English, empty where it lacks it.
  ///
  /// Wraps `hb_ot_name_get_utf8`.
  ///
  /// Source: OpenType `name`.
  func name(_ identifier: UInt32) -> String {
    let english = hb_language_from_string("en", 2)
    var length = hb_ot_name_get_utf8(raw, identifier, english, nil, nil)
    guard length > 0 else { return "" }
    length = min(length, 1 << 12) + 1
    var capacity = length
    let bytes = [CChar](unsafeUninitializedCapacity: Int(length)) { buffer, initialized in
      _ = hb_ot_name_get_utf8(raw, identifier, english, &capacity, buffer.baseAddress)
      initialized = Int(capacity)
    }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The axes of the face, in the order of the file.
  ///
  /// Wraps `hb_ot_var_get_axis_infos`.
  var axes: [FontAxis] {
    let total = hb_ot_var_get_axis_count(raw)
    guard total > 0 else { return [] }
    var count = total
    let infos = [hb_ot_var_axis_info_t](unsafeUninitializedCapacity: Int(total)) {
      hb_ot_var_get_axis_infos(raw, 0, &count, $0.baseAddress)
      $1 = Int(count)
    }
    return infos.map { info in
      let low = Double(min(info.min_value, info.default_value))
      let high = Double(max(info.max_value, info.default_value))
      return FontAxis(
        tag: FontTag(rawValue: info.tag),
        range: low...high,
        defaultValue: Double(info.default_value)
      )
    }
  }

  /// The positions to which the face gives names, in the order of the file; one value for each
  /// axis.
  ///
  /// Wraps `hb_ot_var_named_instance_get_design_coords`.
  var namedInstances: [(name: String, position: [Double])] {
    let axisCount = hb_ot_var_get_axis_count(raw)
    return (0..<hb_ot_var_get_named_instance_count(raw)).map { instance in
      var count = axisCount
      let position = [Float](unsafeUninitializedCapacity: Int(axisCount)) {
        hb_ot_var_named_instance_get_design_coords(raw, instance, &count, $0.baseAddress)
        $1 = Int(count)
      }
      let identifier = hb_ot_var_named_instance_get_subfamily_name_id(raw, instance)
      return (name(identifier), position.map(Double.init))
    }
  }

  /// The ranges of scalars that the face maps to glyphs, in no order; they may overlap.
  ///
  /// Wraps `hb_face_collect_unicodes`.
  func mappedScalars() -> [ClosedRange<UInt32>] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(raw, set)
    var ranges = ManyToOneMap.ranges(in: table(FontTag(rawValue: 0x636D_6170)))
    var first = UInt32.max
    var last = UInt32.max
    while hb_set_next_range(set, &first, &last) != 0 {
      ranges.append(first...last)
    }
    return ranges
  }

  /// Whether the face paints glyphs in colour: outlines in layers, bitmaps or SVG.
  var hasColor: Bool {
    hb_ot_color_has_layers(raw) != 0 || hb_ot_color_has_png(raw) != 0
      || hb_ot_color_has_svg(raw) != 0 || !table(FontTag(rawValue: 0x434F_4C52)).isEmpty
  }

  /// Whether the shaper looks at `GSUB` and `GPOS` alone: not at `kern`, Apple's tables or
  /// Graphite's.
  var isShapedByLayoutTablesAlone: Bool {
    ["kern", "kerx", "morx", "mort", "Silf"].compactMap { FontTag($0) }
      .allSatisfy { table($0).isEmpty }
  }
}
