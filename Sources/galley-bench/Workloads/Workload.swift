internal import TextMeasurement

/// Texts that are measured together, with their fonts.
struct Workload {
  /// What kind of texts these are.
  enum Kind {
    case labels
    case prose
    case document
  }

  /// The size of every font, in points.
  static let fontSize = 17.0

  /// What the workload is called.
  let title: String

  /// What kind of texts these are.
  let kind: Kind

  /// The fonts that the samples name by their places.
  let fonts: [Font]

  /// The texts.
  let samples: [Sample]

  /// Unicode scalars in all texts.
  var scalarCount: Int { samples.reduce(0) { $0 + $1.scalarCount } }

  /// The width at which a text is measured first, in points.
  var firstWidth: Double {
    switch kind {
    case .labels: 120
    case .prose: 320
    case .document: 480
    }
  }

  /// Distinct widths for one round; labels are laid out in seconds, so they get fewer.
  var widthsPerRound: Int { kind == .labels ? 10 : 20 }
}
