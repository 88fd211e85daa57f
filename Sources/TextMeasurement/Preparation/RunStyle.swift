internal import Typography

/// The style of runs as measuring needs it, in layout units; runs share it.
final class RunStyle: Sendable {
  /// Points in one em.
  let size: Double

  /// The face of the style's font.
  let primary: FontInstance

  /// What is left after each cluster.
  let tracking: Int64

  /// How far the run stands above the baseline.
  let baselineOffset: Int64

  /// What stands for U+FFFC; `nil` if nothing does.
  let attachment: AttachmentBox?

  /// An attachment in layout units.
  struct AttachmentBox: Sendable {
    let width: Int64

    /// How far it reaches above the baseline.
    let above: Int64

    /// How far it reaches below the baseline.
    let below: Int64
  }

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - font: The font, with its face opened.
  ///   - style: What else is asked for.
  init(_ font: ResolvedFont, _ style: TextStyle?) {
    func length(_ points: Double) -> Int64 { LayoutUnit(points: points).rawValue }
    size = font.size
    primary = font.primary
    let limit = LayoutUnit.trackingLimit
    tracking = min(max(length(style?.spacing ?? 0), -limit), limit)
    baselineOffset = length(style?.baselineOffset ?? 0)
    attachment = style?.attachment.map { attachment in
      let below = length(attachment.descent)
      return AttachmentBox(
        width: max(0, length(attachment.size.width)),
        above: max(0, length(attachment.size.height)) - below,
        below: below
      )
    }
  }
}
