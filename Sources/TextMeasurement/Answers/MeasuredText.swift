public import Typography

/// What measuring a text in a box gives.
public struct MeasuredText: Sendable {
  /// The text, prepared; it answers further questions without being shaped again.
  public let text: PreparedText

  /// The width that was proposed, in points; `nil` if none was.
  public let proposedWidth: Double?

  /// The height that was proposed, in points; `nil` if none was.
  public let proposedHeight: Double?

  /// The width of the widest line, without white space at its end, and the sum of the lines'
  /// heights, in points.
  public let size: Size

  /// The number of lines, at least 1.
  public let lineCount: Int

  /// How wide the text is, in points.
  public var width: Double { size.width }

  /// How high the text is, in points.
  public var height: Double { size.height }

  /// The lines.
  public var lines: [Line] { text.lines(forWidth: proposedWidth) }

  /// Whether the text fits in what was proposed, or by how much not.
  public var fit: Fit { Fit(size, width: proposedWidth, height: proposedHeight) }

  /// What was odd about the question or its answer.
  public var warnings: [MeasuringWarning] {
    var warnings = text.substitutions.map(MeasuringWarning.substitution)
    warnings += text.unhyphenatedLanguages.map(MeasuringWarning.noHyphenation)
    for length in [proposedWidth, proposedHeight].compactMap(\.self) where !(length >= 0) {
      warnings.append(.invalidProposal(length))
    }
    return warnings
  }
}

extension MeasuredText: CustomStringConvertible {
  /// The size and the number of lines, for people.
  public var description: String {
    "\(Self.plain(width)) × \(Self.plain(height)) pt, \(lineCount) line\(lineCount == 1 ? "" : "s")"
  }

  /// A length with two decimals at most.
  private static func plain(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
