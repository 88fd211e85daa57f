internal import TextMeasurement
internal import Typography

/// The one text that a command is asked about.
struct TextSource {
  /// The text.
  let text: String

  /// Whether the text was repaired.
  let isRepaired: Bool

  /// Takes the text from the operand, a file or standard input.
  ///
  /// One final newline of a file is dropped, unless it is to be counted; where one was dropped,
  /// what is left is measured as it stands.
  ///
  /// - Throws: `Failure.usage` if there is no text or more than one; `.notFound` if its file cannot
  ///   be read.
  init(_ settings: inout Settings) throws(Failure) {
    guard settings.operands.count <= 1 else {
      throw .usage(Self.complaint(about: settings.operands), option: nil)
    }
    if let operand = settings.operands.first {
      guard settings.file == nil else {
        throw .usage("A text and '--file' exclude each other", option: .file)
      }
      guard operand == "-" else {
        text = settings.readsEscapes ? try Escapes.read(operand) : operand
        isRepaired = false
        return
      }
    }
    guard let path = settings.operands.first ?? settings.file else {
      throw .usage("Missing expected argument '<text>'", option: nil)
    }
    var bytes = try ByteSource.whole(path)
    if bytes.starts(with: ByteSource.byteOrderMark) { bytes.removeFirst(3) }
    if !settings.request.options.countsFinalNewline {
      Self.dropFinalNewline(&bytes)
      settings.request.options.countsFinalNewline = true
    }
    let repaired = RepairedText(bytes)
    text = settings.readsEscapes ? try Escapes.read(repaired.text) : repaired.text
    isRepaired = repaired.isRepaired
  }

  private static func dropFinalNewline(_ bytes: inout [UInt8]) {
    if bytes.last == 0x0A { bytes.removeLast() } else if bytes.last != 0x0D { return }
    if bytes.last == 0x0D { bytes.removeLast() }
  }

  private static func complaint(about operands: [String]) -> String {
    if let name = operands.first(where: { CommandLineTool.command(named: $0) != nil }) {
      return "One text is expected, not \(operands.count); the command '\(name)' comes first"
    }
    return "One text is expected, not \(operands.count); quote it if it has spaces"
  }
}
