internal import Synchronization

/// One font of font data, at no size; immutable and shared by threads.
public final class FontFace: Sendable {
  /// The bytes that the face is read from.
  public let data: FontData

  /// The place of the face in its data, from 0; above 0 only in a collection.
  public let index: Int

  /// The family's name in English, such as `Inter`.
  ///
  /// Source: OpenType `name` 16, or 1.
  public let family: String

  /// The style's name in English, such as `Bold Italic`.
  ///
  /// Source: OpenType `name` 17, or 2.
  public let style: String

  /// The axes along which the face changes, in the order of the file; empty if it does not.
  public let axes: [FontAxis]

  /// The number of glyphs.
  public let glyphCount: Int

  /// Whether glyphs are painted in colour, as emoji are.
  public let hasColor: Bool

  let harfBuzz: HarfBuzzFace
  let metrics: RawMetrics

  /// A number that no other face of this process has.
  let identifier: UInt32

  private static let lastIdentifier = Atomic<UInt32>(0)

  private let scalars = Once<ScalarSet>()

  /// Opens a face of font data.
  ///
  /// FreeType judges whether the bytes are a font. Every table of the face must lie whole in the
  /// data: the shaper would take one that is cut for one that is missing, and measure without it.
  /// The data are kept alive by the face and never copied. Wraps `FT_New_Memory_Face` and
  /// `hb_face_create`.
  ///
  /// - Parameters:
  ///   - data: The font data.
  ///   - index: The face in a collection, from 0.
  /// - Throws: `FontError.unrecognized` if the bytes are not a font, `.damaged` if they break its
  ///   format, `.noSuchFace` if `index` is too large.
  public convenience init(_ data: FontData, index: Int = 0) throws(FontError) {
    let name = data.origin.description
    if let fault = TableDirectory(data, index: index)?.fault {
      throw .damaged(file: name, reason: fault.description)
    }
    _ = try FreeTypeLibrary().validate(data, index: index)
    self.init(trusting: data, index: index)
    guard (16...16_384).contains(metrics.unitsPerEm) else {
      throw .damaged(file: name, reason: "'head' gives \(metrics.unitsPerEm) units per em")
    }
    guard glyphCount > 0 else { throw .damaged(file: name, reason: "it holds no glyph") }
    guard !mappedScalars.isEmpty else {
      throw .damaged(file: name, reason: "'cmap' maps no character to a glyph")
    }
  }

  /// Opens a face of data that are known to be a font.
  init(trusting data: FontData, index: Int) {
    let face = HarfBuzzFace(data, index: index)
    identifier = Self.lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue
    self.data = data
    self.index = index
    harfBuzz = face
    metrics = RawMetrics(face)
    axes = face.axes
    glyphCount = face.glyphCount
    hasColor = face.hasColor
    let typographicFamily = face.name(16)
    family = typographicFamily.isEmpty ? face.name(1) : typographicFamily
    let typographicStyle = face.name(17)
    style = typographicStyle.isEmpty ? face.name(2) : typographicStyle
  }

  /// The number of faces in font data.
  ///
  /// - Throws: `FontError.unrecognized` or `.damaged` if the data are not a font.
  static func count(in data: FontData) throws(FontError) -> Int {
    try FreeTypeLibrary().validate(data, index: 0)
  }

  /// The scalars that the face maps to glyphs; read from `cmap` once.
  var mappedScalars: ScalarSet {
    scalars.value { ScalarSet(harfBuzz.mappedScalars()) }
  }

  /// Whether the face maps a scalar to a glyph.
  ///
  /// - Complexity: O(1) after the first question.
  public func maps(_ scalar: Unicode.Scalar) -> Bool {
    mappedScalars.contains(scalar)
  }

  /// Whether the letters are italic or oblique.
  ///
  /// Source: OpenType `head.macStyle` bit 1, `OS/2.fsSelection` bits 0 and 9.
  public var isItalic: Bool { metrics.isItalic }

  /// The weights that the face can take, from 1 to 1,000; one weight if it has no `wght` axis.
  ///
  /// Source: OpenType `fvar`, `OS/2.usWeightClass`.
  public var weights: ClosedRange<Double> {
    if let axis = axes.first(where: { $0.tag == .weight }) { return axis.range }
    let weight = FontWeight(Double(metrics.weightClass)).value
    return weight...weight
  }

  /// The width at which the face stands unless it is varied, in percent of the family's normal one.
  ///
  /// Source: OpenType `fvar`, `wdth` axis; `OS/2.usWidthClass`.
  package var width: Double {
    axes.first { $0.tag == .width }?.defaultValue ?? FontWidth.percent(ofClass: metrics.widthClass)
  }

  /// Design units in one em.
  public var unitsPerEm: Int { metrics.unitsPerEm }
}
