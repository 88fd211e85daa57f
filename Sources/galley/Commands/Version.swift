internal import TextMeasurement

/// The versions that answers depend on.
enum Version {
  /// The version of this program.
  static let galley = "0.1.0"

  /// The versions, one a line.
  static var text: String {
    let versions = LibraryVersions.current
    return """
      galley \(galley)
      HarfBuzz \(versions.harfBuzz)
      FreeType \(versions.freeType)
      ICU \(versions.icu)
      Unicode \(versions.unicode)

      """
  }
}
