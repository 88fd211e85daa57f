extension ScaledFont {
  /// The style's name at the positions of the axes, such as `Semibold Italic`.
  ///
  /// A face without a `wght` axis has the name of its file. Else the weight names the style: by its
  /// word where it has one, by its number otherwise.
  public var style: String {
    guard let axis = face.axes.first(where: { $0.tag == .weight }) else { return face.style }
    let weight = variations.first { $0.tag == .weight }?.value ?? axis.defaultValue
    let number = weight == weight.rounded() ? String(Int(weight)) : String(weight)
    let word = Self.weightNames[weight] ?? "Weight \(number)"
    guard face.isItalic else { return word }
    return word == "Regular" ? "Italic" : word + " Italic"
  }

  /// The words for weights.
  ///
  /// Source: OpenType `OS/2.usWeightClass`.
  private static let weightNames: [Double: String] = [
    100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium",
    600: "Semibold", 700: "Bold", 800: "Extra Bold", 900: "Black",
  ]
}
