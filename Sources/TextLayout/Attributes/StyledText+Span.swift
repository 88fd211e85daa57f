import TextMeasurement

extension StyledText {
  /// Appends a span, where `style` and `paragraphStyle` tell what its attributes do not.
  mutating func append(
    _ piece: Substring,
    _ attributes: SpanAttributes,
    over style: TextStyle,
    _ paragraphStyle: ParagraphStyle
  ) {
    append(
      StyledText(
        String(piece),
        style: attributes.style(over: style),
        paragraphStyle: attributes.paragraphStyle(over: paragraphStyle)
      )
    )
  }
}
