/// What the shaper is told beside the font: the language and the features.
package struct ShapingStyle: Hashable, Sendable {
  /// The language, as the shaper knows it; `nil` if none was named.
  package let language: ShapingLanguage?

  /// Settings of features, applied in order.
  package let features: [FontFeature]

  /// Makes a style of a BCP 47 tag and features.
  package init(language: String?, features: [FontFeature]) {
    self.language = language.flatMap(ShapingLanguage.init)
    self.features = features
  }

  /// The style of the same features without a language.
  var withoutLanguage: ShapingStyle {
    ShapingStyle(language: nil, features: features)
  }
}
