/// A label at the leading edge and a control at the trailing one, with at least 8 points between
/// them.
///
/// Several views of a label stand beside each other. Where labels are hidden the control stands
/// alone.
struct ControlRow<Label: View, Control: View>: View {
  @Environment(\.showsLabels) private var showsLabels

  private let label: Label
  private let control: Control

  /// Makes a row.
  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if showsLabels {
      HStack(spacing: 0) {
        HStack { label }
        Spacer(minLength: 8)
        control
      }
    } else {
      control
    }
  }
}
