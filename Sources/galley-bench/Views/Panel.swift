internal import ViewLayout

/// Labels below each other, all as wide as the widest, in a view that scrolls.
struct Panel: View {
  /// The labels.
  let labels: [String]

  var body: some View {
    ScrollView {
      EqualWidthColumn {
        ForEach(labels, id: \.self) { label in
          Text(verbatim: label)
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.12)))
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minWidth: 220, minHeight: 180)
  }
}
