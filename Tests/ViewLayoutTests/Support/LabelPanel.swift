import ViewLayout

/// Labels of one width below each other: `T0` to `T2`.
struct LabelPanel: View {
  var body: some View {
    EqualWidthColumn {
      ForEach(0..<3) {
        Text(EqualWidthColumn.labels[$0]).named("T\($0)").padding(10)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// The `panel` of labels in a view `V` that scrolls.
struct LabelScene: View {
  var body: some View {
    ScrollView {
      LabelPanel().named("panel").padding(20).frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minWidth: 220, minHeight: 180).named("V")
  }
}
