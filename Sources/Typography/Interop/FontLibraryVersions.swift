/// The versions of the libraries that fonts are read with.
package enum FontLibraryVersions {
  /// The version of HarfBuzz that runs.
  package static var harfBuzz: String { HarfBuzzFont.version }

  /// The version of FreeType that runs.
  package static var freeType: String { FreeTypeLibrary().version }
}
