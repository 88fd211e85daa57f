/// What people ask for: a family at a size, with a weight, a slant, features and variations.
///
/// A font always stands for a family that exists: asking for one that does not is an error. It is a
/// value; change its properties to ask for more.
public struct Font: Hashable, Sendable {
  /// The family.
  package let family: FontFamily

  /// Points in one em.
  ///
  /// A size that is not finite or below 0 counts as 0.
  public var size: Double

  /// How heavy the strokes are; the nearest weight of the family is taken.
  public var weight: FontWeight

  /// Upright or italic; the family's other slant is taken where it lacks this one.
  public var slant: FontSlant

  /// What the size grows with where readers choose how large text is; `nil` keeps it.
  package var textStyle: TextStyle?

  /// Settings of OpenType features, applied in order.
  public var features: [FontFeature] = []

  /// Positions on the axes of a variable font; these come after weight and optical size.
  public var variations: [FontVariation] = []

  /// Whether an `opsz` axis follows the size.
  public var opticalSizing: OpticalSizing = .automatic

  /// The fonts for characters that the family lacks.
  public var cascade: FontCascade = .embedded

  init(family: FontFamily, size: Double, weight: FontWeight, slant: FontSlant) {
    self.family = family
    self.size = size
    self.weight = weight
    self.slant = slant
  }

  /// Asks for an embedded family.
  ///
  /// - Parameters:
  ///   - name: The family's name, in any case; or `system-ui`, `sans-serif`, `serif`, `monospace`.
  ///   - size: Points in one em.
  ///   - weight: How heavy the strokes are.
  ///   - slant: Upright or italic.
  /// - Throws: `FontError.unknownFamily` with the nearest names.
  public init(
    _ name: String,
    size: Double,
    weight: FontWeight = .regular,
    slant: FontSlant = .upright
  ) throws(FontError) {
    self = try FontLibrary.embedded.font(name, size: size, weight: weight, slant: slant)
  }

  /// Asks for one face, whatever its family.
  ///
  /// The weight and the slant are the face's own; in a variable font the weight can be changed.
  ///
  /// - Parameters:
  ///   - face: An open face.
  ///   - size: Points in one em.
  public init(_ face: FontFace, size: Double) {
    let record = FaceRecord(face)
    let weight = face.axes.first { $0.tag == .weight }?.defaultValue ?? face.weights.lowerBound
    self.init(
      family: FontFamily(name: face.family, records: [record]),
      size: size,
      weight: FontWeight(weight),
      slant: face.isItalic ? .italic : .upright
    )
  }

  /// The name of the family.
  public var familyName: String { family.name }

  /// The embedded font for interfaces: Inter.
  public static func system(size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: EmbeddedFamilies.interface, size: size, weight: weight, slant: .upright)
  }

  /// The embedded font with serifs: Noto Serif.
  public static func serif(size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: EmbeddedFamilies.serif, size: size, weight: weight, slant: .upright)
  }

  /// The embedded font whose letters are equally wide: JetBrains Mono.
  public static func monospaced(size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: EmbeddedFamilies.monospaced, size: size, weight: weight, slant: .upright)
  }
}
