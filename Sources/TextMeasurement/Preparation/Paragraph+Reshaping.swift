extension Paragraph {
  /// Lends what shaping parts of the paragraph again needs.
  func reshaping<Result>(_ body: (Reshaping) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { text in
      Workspace.lend { body(Reshaping(bytes: text, styles: styles, shaper: $0.shaper)) }
    }
  }
}
