/// What the arguments of one command say.
struct Settings: Sendable {
  /// What is asked about a text, or about each text that does not say otherwise.
  var request = MeasuringRequest()

  /// The file with the patterns that words are hyphenated by.
  var patternFile: String?

  /// Folders whose fonts can be asked for too.
  var fontDirectories: [String] = []

  /// Whether the system's fonts can be asked for too.
  var usesSystemFonts = false

  /// Where the table of heights begins, in the unit of lengths; 0 stands for the minimum width.
  var lowestWidth = 0.0

  /// The box that a size is sought for.
  var box: BoxSize?

  /// The least size that is sought, in points.
  var minimumSize: Double?

  /// The greatest size that is sought, in points.
  var maximumSize: Double?

  /// From one size that is sought to the next, in points.
  var sizeStep: Double?

  /// The number of lines that a width is sought for.
  var lines: Int?

  /// Whether words are broken where they stay whole otherwise.
  var breaksWords = false

  /// Sizes are rounded outward to one over this number of units; `nil` leaves them exact.
  var scale: Double?

  /// Whether a text that does not fit is a failure.
  var requiresFit = false

  /// The width that a tree of views is offered, in points; `nil` for its ideal.
  var proposedWidth: Double?

  /// The height that a tree of views is offered, in points; `nil` for its ideal.
  var proposedHeight: Double?

  /// Whether the questions of a layout are told.
  var tracesLayout = false

  /// Whether it is told what is probably not meant in a layout.
  var lintsLayout = false

  /// The view whose size is explained.
  var explainedView: String?

  /// The widths that a tree of views is laid out at, in points; `nil` for one alone.
  var sweptWidths: ClosedRange<Double>?

  /// The file that frames are drawn to.
  var drawingFile: String?

  /// The form of the answer; `nil` leaves it to the command.
  var format: OutputFormat?

  /// The one number to print.
  var value: OutputValue?

  /// Whether the layout is printed as a tree.
  var showsDump = false

  /// Whether it is told why lines are as they are.
  var showsExplanation = false

  /// Whether escapes in the text are read.
  var readsEscapes = false

  /// The file that the text is in.
  var file: String?

  /// The form of the input; `nil` looks at its first line.
  var input: InputFormat?

  /// How many texts are measured at once; `nil` for one for each processor.
  var jobs: Int?

  /// Whether what people read is coloured.
  var color = ColorChoice.auto

  /// What a question about the command itself asks for, rather than an answer.
  var question: Question?

  /// The arguments that are no options.
  var operands: [String] = []

  /// Whether the answers of a batch have no room for warnings, which are told beside them then.
  var tellsWarningsApart: Bool { value != nil || format == .text }

  /// Whether the answer about one text tells by how much it does not fit.
  var tellsFit: Bool {
    value == nil && !showsDump && !showsExplanation && format != .csv && format != .tsv
  }

  /// A question about the command itself.
  enum Question: Sendable {
    case help, version
  }
}
