internal import Synchronization
internal import Typography

/// Finds the fonts that requests name: each file is read once, each request looked up once.
///
/// Shared by threads.
final class FontFinder: Sendable {
  /// The families that can be asked for.
  let library: FontLibrary

  private struct Known {
    var fonts: [FontRequest: Result<FoundFont, FontError>] = [:]
    var faces: [String: Result<FontFace, FontError>] = [:]
  }

  private let known = Mutex(Known())

  /// The most requests that are remembered.
  private static let requestLimit = 1024

  /// The most files that are kept open.
  private static let faceLimit = 64

  /// Gathers the families that can be asked for.
  ///
  /// - Throws: What reading the folders, and the system's list of fonts, throws.
  init(_ settings: Settings) throws(FontError) {
    var library = FontLibrary.embedded
    if settings.usesSystemFonts { library = try library.addingSystemFonts() }
    for directory in settings.fontDirectories.reversed() {
      library = try library.adding(directory: directory)
    }
    self.library = library
  }

  /// The font of a request.
  ///
  /// - Throws: `FontError.unknownFamily`, or what opening the file throws.
  func font(for request: FontRequest) throws(FontError) -> FoundFont {
    let result = known.withLock { known in
      if let result = known.fonts[request] { return result }
      let result = find(request, &known)
      if known.fonts.count >= Self.requestLimit { known.fonts.removeAll() }
      known.fonts[request] = result
      return result
    }
    return try result.get()
  }
}

extension FontFinder {
  private func find(
    _ request: FontRequest,
    _ known: inout Known
  ) -> Result<FoundFont, FontError> {
    do throws(FontError) {
      var warnings: [AnswerWarning] = []
      var font = try named(request.name, request, &known, &warnings)
      font?.features = request.features
      font?.variations = request.variations
      if let names = request.fallback {
        font?.cascade = try cascade(names, request, &known, &warnings)
      }
      // Inter is part of the program, so that there always is a font.
      let found = font ?? .system(size: request.size)
      return .success(FoundFont(font: found, warnings: warnings))
    } catch {
      return .failure(error)
    }
  }

  /// The font of a name, at the size, weight and slant of a request.
  private func named(
    _ name: String,
    _ request: FontRequest,
    _ known: inout Known,
    _ warnings: inout [AnswerWarning]
  ) throws(FontError) -> Font? {
    let slant = request.isItalic.map { $0 ? FontSlant.italic : .upright }
    do throws(FontError) {
      if library.family(name) == nil, let face = try face(named: name, &known) {
        var font = Font(face, size: request.size)
        if let weight = request.weight { font.weight = FontWeight(weight) }
        if let slant { font.slant = slant }
        return font
      }
      return try library.font(
        name,
        size: request.size,
        weight: FontWeight(request.weight ?? 400),
        slant: slant ?? .upright
      )
    } catch {
      guard request.allowsMissingFont, case .unknownFamily = error else { throw error }
      let isMain = name == request.name
      warnings.append(
        AnswerWarning(
          code: "substituted-family",
          message: "\(error); \(isMain ? "Inter is used" : "it is passed over")"
        )
      )
      guard isMain else { return nil }
      return try library.font(
        "Inter",
        size: request.size,
        weight: FontWeight(request.weight ?? 400),
        slant: slant ?? .upright
      )
    }
  }

  private func cascade(
    _ names: [String],
    _ request: FontRequest,
    _ known: inout Known,
    _ warnings: inout [AnswerWarning]
  ) throws(FontError) -> FontCascade {
    var cascade = FontCascade.none
    for name in names {
      if name == "embedded" {
        cascade = cascade.followed(by: .embedded)
      } else if let font = try named(name, request, &known, &warnings) {
        cascade = cascade.followed(by: FontCascade([font]))
      }
    }
    return cascade
  }

  /// The face of a file; `nil` if the name is that of no file and does not look like one.
  private func face(named name: String, _ known: inout Known) throws(FontError) -> FontFace? {
    switch openFile(name, &known) {
    case .success(let face): return face
    case .failure(.notFound) where !FontFileName(name).looksLikeFile: return nil
    case .failure(let error): throw error
    }
  }

  private func openFile(_ name: String, _ known: inout Known) -> Result<FontFace, FontError> {
    if let face = known.faces[name] { return face }
    let result = FontFileName(name).open()
    // What is not there now may be there for the next row.
    if case .failure = result { return result }
    if known.faces.count >= Self.faceLimit { known.faces.removeAll() }
    known.faces[name] = result
    return result
  }
}
