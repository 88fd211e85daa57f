internal import TextMeasurement

/// Reading the file of patterns that words are hyphenated by.
enum PatternFile {
  /// The settings, with the patterns of the file that they name, if they name one.
  ///
  /// - Throws: `Failure.notFound` if the file cannot be read, `.badData` if it holds no patterns.
  static func read(for settings: Settings) throws(Failure) -> Settings {
    guard let path = settings.patternFile else { return settings }
    let bytes = try ByteSource.whole(path)
    var settings = settings
    do throws(HyphenationError) {
      settings.request.hyphenate(by: try HyphenationPatterns(bytes, name: path))
    } catch {
      throw .badData(error.description)
    }
    return settings
  }
}
