/// How a span is emphasised, in the words of Markdown.
///
/// The bits are those of Foundation's `InlinePresentationIntent`; others mean nothing here.
struct InlineEmphasis: OptionSet {
  let rawValue: UInt

  /// `*so*`: in italics.
  static let emphasized = InlineEmphasis(rawValue: 1 << 0)

  /// `**so**`: in bold.
  static let stronglyEmphasized = InlineEmphasis(rawValue: 1 << 1)

  /// `` `so` ``: in letters that are equally wide.
  static let code = InlineEmphasis(rawValue: 1 << 2)
}
