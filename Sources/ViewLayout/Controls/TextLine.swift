/// Editable text at the leading edge of the width that is offered, at least one line high.
struct TextLine<Prompt: View>: View {
  /// The text.
  let text: String

  /// Whether it has one line at most.
  let isLimited: Bool

  /// What is shown while there is no text.
  @ViewBuilder let prompt: Prompt

  var body: some View {
    ZStack(alignment: .leading) {
      // Where nothing else is shown, a space makes the line as high as its font.
      Text(verbatim: " ")
      if text.isEmpty {
        prompt.lineLimit(1)
      } else if isLimited {
        Text(verbatim: text).lineLimit(1)
      } else {
        Text(verbatim: text)
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
  }
}
