import ViewLayout

/// A foreign view whose lengths and answers a test sets.
final class SampleForeignView: FramedView, IntrinsicallySized {
  var frame = CGRect.zero
  var lengths = ProposedViewSize.unspecified
  var hugging: Double = 250
  var resistance: Double = 750
  var answer: (SampleForeignView, ProposedViewSize) -> CGSize? = { _, _ in nil }
  private(set) var proposals: [ProposedViewSize] = []

  func intrinsicLength(along axis: Axis) -> CGFloat? {
    axis == .horizontal ? lengths.width : lengths.height
  }

  func huggingPriority(along axis: Axis) -> Double { hugging }

  func compressionResistancePriority(along axis: Axis) -> Double { resistance }

  func answered(_ proposal: ProposedViewSize) -> CGSize? {
    proposals.append(proposal)
    return answer(self, proposal)
  }
}

/// Puts such a view into a layout.
struct Foreign: ViewRepresentable {
  let view: SampleForeignView

  func makeView(context: Context) -> SampleForeignView { view }

  func updateView(_ view: SampleForeignView, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    view: SampleForeignView,
    context: Context
  ) -> CGSize? {
    view.answered(proposal)
  }
}
