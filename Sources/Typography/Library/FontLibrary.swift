/// The families that fonts can be asked from; an immutable value shared by threads.
///
/// ``embedded`` needs no file and no system. Each `adding` gives a larger library and leaves the
/// old one as it was. Of families of the same name:
///
/// 1. Faces of files, folders and open faces join the family that is there. The face nearest to
///    what is asked is taken; of faces equally near, the one added later, so that yours come before
///    embedded ones.
/// 2. The system's families come last: one whose name the library has already is left out whole, so
///    that text in an embedded family has the same size on every machine.
public struct FontLibrary: Sendable {
  /// The families by their names in lower case.
  private var families: [String: FontFamily]

  private init(_ families: [String: FontFamily]) {
    self.families = families
  }

  /// The fonts inside this library's binary.
  public static let embedded = FontLibrary(
    Dictionary(grouping: BundledFontTable.entries.enumerated(), by: { $0.element.family })
      .reduce(into: [:]) { families, group in
        families[group.key.lowercased()] = FontFamily(
          name: group.key,
          records: group.value.map { index, entry in
            FaceRecord(
              at: .embedded(index: index),
              weights: entry.weights,
              isItalic: entry.isItalic,
              width: FontWidth.normal
            )
          }
        )
      }
  )

  /// The library without any font.
  public static let empty = FontLibrary([:])

  /// The names of the families, sorted.
  public var familyNames: [String] {
    families.values.map(\.name).sorted()
  }

  /// The faces of a family, opened.
  ///
  /// - Parameter name: The family's name, in any case.
  /// - Returns: At least one face; `nil` if the library has no such family.
  /// - Throws: What opening the faces throws.
  public func faces(ofFamily name: String) throws(FontError) -> [FontFace]? {
    guard let family = family(name) else { return nil }
    var faces: [FontFace] = []
    for record in family.records { faces.append(try record.face()) }
    return faces
  }

  /// A family by its name, in any case, or by a generic name.
  ///
  /// `system-ui` and `sans-serif` are Inter, `serif` is Noto Serif, `monospace` is JetBrains Mono.
  package func family(_ name: String) -> FontFamily? {
    let key = name.lowercased()
    if let family = families[key] { return family }
    return GenericFamily(rawValue: key).flatMap { families[$0.familyName.lowercased()] }
  }

  /// The library with every face of a font file.
  ///
  /// - Parameter file: The file's path; a collection gives all its faces.
  /// - Returns: The larger library.
  /// - Throws: What ``FontData`` and ``FontFace`` throw.
  public func adding(file: String) throws(FontError) -> FontLibrary {
    adding(try Self.faces(inFile: file))
  }

  /// The library with the face of font data.
  ///
  /// - Parameter face: An open face; it is found under its own family name.
  /// - Returns: The larger library.
  public func adding(_ face: FontFace) -> FontLibrary {
    adding([(face.family, FaceRecord(face))])
  }

  /// The library with every font file below a folder.
  ///
  /// Files that are no font, and faces that are damaged, are passed over.
  ///
  /// - Parameter directory: The folder's path.
  /// - Returns: The larger library.
  /// - Throws: `FontError.noSuchFolder` or `.unreadable` for the folder; `.noFonts` if nothing in
  ///   it can be used.
  public func adding(directory: String) throws(FontError) -> FontLibrary {
    let files: [String]
    do {
      files = try FileSystem.files(below: directory)
    } catch {
      if error.isNotFound { throw .noSuchFolder(folder: directory) }
      throw .unreadable(file: directory, reason: error.reason)
    }
    var added: [(family: String, record: FaceRecord)] = []
    for file in files where Self.hasFontExtension(file) {
      // Only what was read of a face is kept; it is opened again when it is used.
      added += Self.usableFaces(inFile: file).map { family, record in
        (
          family,
          FaceRecord(
            at: record.location,
            weights: record.weights,
            isItalic: record.isItalic,
            width: record.width
          )
        )
      }
    }
    guard !added.isEmpty else { throw .noFonts(folder: directory) }
    return adding(added)
  }

  /// The library with the families that the system offers, found through fontconfig.
  ///
  /// A family whose name the library knows already, such as that of an embedded one or `serif`,
  /// stays as it is, without the system's faces.
  ///
  /// - Returns: The larger library.
  /// - Throws: `FontError.systemFontsUnavailable` if there are none.
  public func addingSystemFonts() throws(FontError) -> FontLibrary {
    let found = SystemFonts.all()
    guard !found.isEmpty else { throw .systemFontsUnavailable }
    return adding(found)
  }

  /// The library with the faces of those families that fontconfig lists and the library lacks.
  func adding(_ found: [SystemFonts.Entry]) -> FontLibrary {
    adding(
      found.filter { family($0.family) == nil }.map { font in
        (
          font.family,
          FaceRecord(
            at: .file(path: font.path, index: font.index),
            weights: font.weights,
            isItalic: font.isItalic,
            width: font.width
          )
        )
      }
    )
  }

  /// The library with faces that were found together, in whatever order.
  ///
  /// They are sorted by their files, so that of faces that are alike the same one is taken each
  /// time.
  private func adding(_ records: [(family: String, record: FaceRecord)]) -> FontLibrary {
    var library = self
    let sorted = records.sorted { left, right in
      (left.record.origin.description, left.record.index, left.family)
        < (right.record.origin.description, right.record.index, right.family)
    }
    for (name, group) in Dictionary(grouping: sorted, by: { $0.family.lowercased() }) {
      library.families[name] = FontFamily(
        name: group[0].family,
        records: group.map(\.record) + (families[name]?.records ?? [])
      )
    }
    return library
  }

  private static func faces(
    inFile path: String
  ) throws(FontError) -> [(family: String, record: FaceRecord)] {
    let data = try FontData(contentsOf: path)
    var faces: [(family: String, record: FaceRecord)] = []
    for index in 0..<(try FontFace.count(in: data)) {
      let face = try FontFace(data, index: index)
      faces.append((face.family, FaceRecord(face)))
    }
    return faces
  }

  private static func usableFaces(
    inFile path: String
  ) -> [(family: String, record: FaceRecord)] {
    guard let data = try? FontData(contentsOf: path), let count = try? FontFace.count(in: data)
    else { return [] }
    return (0..<count).compactMap { index in
      (try? FontFace(data, index: index)).map { ($0.family, FaceRecord($0)) }
    }
  }

  private static func hasFontExtension(_ path: String) -> Bool {
    let lower = path.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { lower.hasSuffix($0) }
  }
}
