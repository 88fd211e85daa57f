// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: a warning is an error, and an import is internal and spelt out
/// unless the file says otherwise.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Galley",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "TextMeasurement", targets: ["TextMeasurement"]),
    .library(name: "Typography", targets: ["Typography"]),
    .library(name: "ViewLayout", targets: ["ViewLayout"]),
    .executable(name: "galley", targets: ["galley"]),
  ],
  targets: [
    // The libraries, from the bottom up: an arrow of `dependencies` never points upward.
    .target(
      name: "TextAnalysis",
      dependencies: ["CICUShim", "BundledPatterns"],
      swiftSettings: strict
    ),
    .target(
      name: "Typography",
      dependencies: [
        "TextAnalysis", "BundledFonts", "CFreeType", "CHarfBuzz", "CFontconfig", "CMessageDigest",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TextMeasurement",
      dependencies: ["TextAnalysis", "Typography"],
      swiftSettings: strict
    ),
    .target(
      name: "TextLayout",
      dependencies: ["TextMeasurement", "TextAnalysis"],
      swiftSettings: strict
    ),
    .target(
      name: "ViewLayout",
      dependencies: ["TextLayout", "TextMeasurement", "Typography"],
      swiftSettings: strict
    ),

    // The executables.
    .executableTarget(
      name: "galley",
      dependencies: [
        "ViewLayout", "TextMeasurement", "Typography", "TextAnalysis", "CGetopt", "CJansson",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "galley-bench",
      dependencies: [
        "ViewLayout", "TextLayout", "TextMeasurement", "Typography", "TextAnalysis", "CHarfBuzz",
        "CJansson", "CGetopt", "CInstrumentation",
      ],
      swiftSettings: strict
    ),

    // The fonts, embedded in the binary and read in place.
    .target(
      name: "BundledFonts",
      path: "Fonts",
      exclude: ["Files", "Licenses", "generate_table.py", "sources.tsv"],
      publicHeadersPath: "include"
    ),

    // Hyphenation patterns, embedded likewise.
    .target(
      name: "BundledPatterns",
      path: "Hyphenation",
      exclude: ["Files", "Licenses", "generate_table.py", "sources.tsv"],
      publicHeadersPath: "include"
    ),

    // C libraries of the system, and the headers that make them importable.
    .systemLibrary(
      name: "CFreeType",
      pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
    ),
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
    ),
    .systemLibrary(
      name: "CICU",
      pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .systemLibrary(
      name: "CFontconfig",
      pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]
    ),
    .systemLibrary(
      name: "CJansson",
      pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]
    ),
    .systemLibrary(
      name: "CMessageDigest",
      pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"]), .brew(["libmd"])]
    ),
    .target(name: "CGetopt"),
    .target(
      name: "CICUShim",
      dependencies: ["CICU"],
      linkerSettings: [.linkedLibrary("icuuc")]
    ),

    // What the benchmark counts beside the clock.
    .target(name: "CInstrumentation"),

    // Tests mirror the folders of `Sources`.
    .target(
      name: "TestFixtures",
      dependencies: ["Typography"],
      path: "Tests/TestFixtures",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TypographyTests",
      dependencies: ["Typography", "TextAnalysis", "TestFixtures"],
      swiftSettings: strict
    ),
    .testTarget(name: "GalleyTests", dependencies: ["galley"], swiftSettings: strict),
    .testTarget(
      name: "TextMeasurementTests",
      dependencies: ["TextMeasurement", "Typography", "TextAnalysis", "TestFixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["TextLayout", "TextMeasurement", "Typography", "TestFixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ViewLayoutTests",
      dependencies: ["ViewLayout", "TextMeasurement", "Typography", "TestFixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextAnalysisTests",
      dependencies: ["TextAnalysis", "TestFixtures"],
      resources: [.copy("UnicodeData"), .copy("HyphenationData")],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
