internal import CFreeType

/// A FreeType library of its own, for one thread and one question.
///
/// FreeType judges whether bytes are a font and decodes WOFF and WOFF2; the shaping itself reads
/// the bytes through HarfBuzz.
struct FreeTypeLibrary: ~Copyable {
  private let raw: FT_Library?

  /// Wraps `FT_Init_FreeType`.
  init() {
    var library: FT_Library?
    raw = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    if let raw { FT_Done_FreeType(raw) }
  }

  /// The version of FreeType that runs.
  ///
  /// Wraps `FT_Library_Version`.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(raw, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// The font inside a WOFF or WOFF2 file; `nil` if the bytes are in another format.
  ///
  /// Wraps `FT_Load_Sfnt_Table` with the tag 0, which gives the whole decoded font.
  func decodedWebFont(_ bytes: [UInt8], name: String) throws(FontError) -> [UInt8]? {
    let signature = Array(bytes.prefix(4))
    guard signature == Array("wOFF".utf8) || signature == Array("wOF2".utf8) else { return nil }
    let outcome: Result<[UInt8], FontError> = bytes.withUnsafeBytes { file in
      Self.opening(file, index: 0, in: raw, name: name) { face in
        var length: FT_ULong = 0
        guard FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0,
          length > 0, length <= FontData.sizeLimit
        else { return .failure(.damaged(file: name, reason: "its tables do not decode")) }
        var decoded = [UInt8](repeating: 0, count: Int(length))
        guard FT_Load_Sfnt_Table(face, 0, 0, &decoded, &length) == 0 else {
          return .failure(.damaged(file: name, reason: "its tables do not decode"))
        }
        return .success(DecodedWebFont(decoded).bytes)
      }
    }
    return try outcome.get()
  }

  /// Judges one face of font data.
  ///
  /// Wraps `FT_New_Memory_Face`.
  ///
  /// - Returns: The number of faces in the data.
  /// - Throws: `FontError.unrecognized`, `.damaged` or `.noSuchFace`.
  func validate(_ data: FontData, index: Int) throws(FontError) -> Int {
    let name = data.origin.description
    let outcome: Result<Int, FontError> = Self.opening(data.bytes, index: -1, in: raw, name: name) {
      .success(Int($0.pointee.num_faces))
    }
    let count = try outcome.get()
    guard (0..<count).contains(index) else {
      throw .noSuchFace(file: name, index: index, count: count)
    }
    let face: Result<Void, FontError> = Self.opening(data.bytes, index: index, in: raw, name: name)
    {
      guard $0.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 else {
        return .failure(.unrecognized(file: name))
      }
      return .success(())
    }
    try face.get()
    return count
  }

  private static func opening<Answer>(
    _ bytes: UnsafeRawBufferPointer,
    index: Int,
    in library: FT_Library?,
    name: String,
    _ body: (FT_Face) -> Result<Answer, FontError>
  ) -> Result<Answer, FontError> {
    guard let library else {
      return .failure(.unreadable(file: name, reason: "FreeType cannot start"))
    }
    var face: FT_Face?
    let code = FT_New_Memory_Face(
      library,
      bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(bytes.count),
      FT_Long(index),
      &face
    )
    guard code == 0, let face else { return .failure(error(code, name: name)) }
    defer { FT_Done_Face(face) }
    return body(face)
  }

  /// The meaning of FreeType's error numbers that a font file can cause.
  private static func error(_ code: FT_Error, name: String) -> FontError {
    switch Int(code) {
    case Int(FT_Err_Unknown_File_Format): .unrecognized(file: name)
    case Int(FT_Err_Out_Of_Memory):
      .damaged(file: name, reason: "it asks for more memory than there is")
    case Int(FT_Err_Invalid_Stream_Operation),
      Int(FT_Err_Invalid_Stream_Read),
      Int(FT_Err_Invalid_Frame_Operation),
      Int(FT_Err_Invalid_Stream_Skip),
      Int(FT_Err_Invalid_Stream_Seek):
      .damaged(file: name, reason: "it ends before its tables do")
    case Int(FT_Err_Table_Missing):
      .damaged(file: name, reason: "a table that every font needs is missing")
    case Int(FT_Err_Horiz_Header_Missing):
      .damaged(file: name, reason: "the table 'hhea' is missing")
    case Int(FT_Err_Hmtx_Table_Missing):
      .damaged(file: name, reason: "the table 'hmtx' is missing")
    case Int(FT_Err_CMap_Table_Missing):
      .damaged(file: name, reason: "the table 'cmap' is missing")
    case Int(FT_Err_Locations_Missing):
      .damaged(file: name, reason: "the table 'loca' is missing")
    case Int(FT_Err_Invalid_Table):
      .damaged(file: name, reason: "a table breaks the rules of its format")
    default:
      .damaged(file: name, reason: "its tables contradict each other (FreeType error \(code))")
    }
  }
}
