public import Typography

extension Font {
  /// How heavy the strokes are.
  public typealias Weight = FontWeight

  /// A kind of letters.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// Those for interfaces.
    case `default`

    /// Those with serifs.
    case serif

    /// Those with round ends; no such font is embedded, so it is ``default``.
    case rounded

    /// Those that are equally wide.
    case monospaced
  }

  /// The embedded font of a kind of letters.
  ///
  /// - Parameters:
  ///   - size: Points in one em.
  ///   - weight: How heavy the strokes are; `nil` is regular.
  ///   - design: The kind of letters; `nil` is ``Design/default``.
  /// - Returns: The font, at the same size however large readers want text.
  public static func system(size: Double, weight: Weight? = nil, design: Design?) -> Font {
    let weight = weight ?? .regular
    return switch design ?? .default {
    case .default, .rounded: system(size: size, weight: weight)
    case .serif: serif(size: size, weight: weight)
    case .monospaced: monospaced(size: size, weight: weight)
    }
  }

  /// An embedded font by its name, which grows with ``EnvironmentValues/dynamicTypeSize``.
  ///
  /// - Parameters:
  ///   - name: The name of a family; the font for interfaces stands for one that is not embedded.
  ///   - size: Points in one em, at ``DynamicTypeSize/large``.
  ///   - style: What the size grows with.
  /// - Returns: The font.
  public static func custom(
    _ name: String,
    size: Double,
    relativeTo style: TextStyle = .body
  ) -> Font {
    var font = custom(name, fixedSize: size)
    font.textStyle = style
    return font
  }

  /// An embedded font by its name, at the same size however large readers want text.
  ///
  /// - Parameters:
  ///   - name: The name of a family; the font for interfaces stands for one that is not embedded.
  ///   - size: Points in one em.
  /// - Returns: The font.
  public static func custom(_ name: String, fixedSize size: Double) -> Font {
    (try? Font(name, size: size)) ?? .system(size: size)
  }
}
