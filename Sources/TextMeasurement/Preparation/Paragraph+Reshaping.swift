extension Paragraph {
  /// Lends what shaping parts of the paragraph again needs.
  func reshaping<Result>(_ body: (Reshaping) -> Result) -> Result {
    text.withUnsafeBufferPointer { bytes in
      Workspace.lend { body(Reshaping(bytes: bytes, styles: styles, shaper: $0.shaper)) }
    }
  }
}
