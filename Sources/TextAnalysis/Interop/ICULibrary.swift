internal import CICUShim

/// The ICU library that this process runs with.
enum ICULibrary {
  /// Its version, such as `72.1`.
  ///
  /// Wraps `u_getVersion`.
  static var version: String {
    text(writtenBy: galley_icu_version)
  }

  /// The version of Unicode it implements, such as `15.0`.
  ///
  /// Wraps `u_getUnicodeVersion`.
  static var unicodeVersion: String {
    text(writtenBy: galley_icu_unicode_version)
  }

  private static func text(writtenBy write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      write(start)
      return String(cString: start)
    }
  }
}
