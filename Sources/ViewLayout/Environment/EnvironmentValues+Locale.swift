public import struct Foundation.Locale

extension EnvironmentValues {
  /// The locale of ``language``, by which text is set; the root locale where no language is named.
  ///
  /// Setting it names its language, with all that its BCP 47 tag tells.
  public var locale: Locale {
    get { Locale(identifier: Locale.identifier(.icu, from: language ?? "")) }
    set {
      let tag = newValue.identifier(.bcp47)
      language = tag == "und" ? nil : tag
    }
  }
}
