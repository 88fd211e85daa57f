/// A face at a size and a position of its axes: what text is shaped and measured with.
public struct ScaledFont: Sendable {
  /// The size, in points; never negative, never NaN.
  public let size: Double

  /// The face at a position of its axes.
  package let instance: FontInstance

  /// Makes a face at a size.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - size: Points in one em; a size that is not finite or below 0 counts as 0.
  ///   - variations: Positions on the face's axes; those not named are at their default.
  public init(_ face: FontFace, size: Double, variations: [FontVariation] = []) {
    self.init(face.instance(variations), size: size)
  }

  /// Makes an instance at a size.
  package init(_ instance: FontInstance, size: Double) {
    self.instance = instance
    self.size = size.isFinite ? max(size, 0) : 0
  }

  /// The face.
  public var face: FontFace { instance.face }

  /// The positions of the axes that are not at their default, in the order of the face.
  public var variations: [FontVariation] { instance.variations }

  /// The measures of the font at this size.
  public func metrics(_ policy: LineMetricsPolicy = .apple) -> FontMetrics {
    FontMetrics(instance, size: size, policy: policy)
  }

  /// The glyph that stands for a scalar before shaping; `nil` if the face maps none.
  public func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    instance.harfBuzz.glyph(for: scalar)
  }

  /// The advance and the ink of a glyph.
  ///
  /// A glyph that the face does not have advances by what `hmtx` says of the last one, and paints
  /// nothing.
  public func glyphMetrics(_ glyph: GlyphID) -> GlyphMetrics {
    let ink = inkBounds(of: glyph)
    return GlyphMetrics(
      advance: points(instance.harfBuzz.advance(of: glyph)),
      leftSideBearing: ink?.x ?? 0,
      inkBounds: ink
    )
  }

  /// A length in design units, in points.
  package func points(_ designUnits: Int) -> Double {
    FixedPoint.points(Double(designUnits), size: size, unitsPerEm: face.unitsPerEm)
  }

  private func points(_ rect: DesignRect) -> Rect {
    Rect(
      x: points(rect.minX),
      y: points(rect.minY),
      width: points(rect.maxX - rect.minX),
      height: points(rect.maxY - rect.minY)
    )
  }
}

extension ScaledFont: Hashable {
  /// Whether both are the same face at the same position of its axes and the same size.
  public static func == (left: ScaledFont, right: ScaledFont) -> Bool {
    left.face === right.face && left.variations == right.variations && left.size == right.size
  }

  /// Feeds the face's identity, the position and the size to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(variations)
    hasher.combine(size)
  }
}

extension ScaledFont {
  /// How far a glyph moves the pen before shaping, in design units.
  package func designAdvance(of glyph: GlyphID) -> Int {
    instance.harfBuzz.advance(of: glyph)
  }

  /// The box around a glyph's ink, in points and font space; `nil` if it paints nothing.
  ///
  /// What was found is remembered, bounded in bytes.
  package func inkBounds(of glyph: GlyphID) -> Rect? {
    instance.inkBounds(of: glyph).map(points)
  }
}
