import ViewLayout

/// Notes below each other, all as wide as the longest wants to be and no wider than there is room.
struct NotePanel: Layout {
  var gap: CGFloat = 6

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    let width = sharedWidth(proposal, subviews)
    let heights = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(
      width: width,
      height: heights.reduce(0, +) + gap * CGFloat(subviews.count - 1)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    var top = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: top), proposal: offer)
      top += subview.sizeThatFits(offer).height + gap
    }
  }

  private func sharedWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    guard let room = proposal.width, room.isFinite else { return widest }
    return min(widest, max(0, room))
  }
}

/// The same with the heights of each width kept.
struct CachingNotePanel: Layout {
  private let panel = NotePanel()

  func makeCache(subviews: Subviews) -> [CGFloat?: CGSize] { [:] }

  func updateCache(_ cache: inout [CGFloat?: CGSize], subviews: Subviews) { cache = [:] }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGFloat?: CGSize]
  ) -> CGSize {
    if let size = cache[proposal.width] { return size }
    var none: Void = ()
    let size = panel.sizeThatFits(proposal: proposal, subviews: subviews, cache: &none)
    cache[proposal.width] = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGFloat?: CGSize]
  ) {
    var none: Void = ()
    panel.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &none)
  }
}

/// A window with notes.
struct NoteWindow<Panel: Layout>: View {
  let panel: Panel
  var notes = ["Milch", "Brot, zwei Sorten Käse und etwas für den Sonntag", "Blumen gießen"]

  var body: some View {
    ScrollView {
      panel {
        ForEach(notes, id: \.self) { note in
          Text(note).named(note).padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background { RoundedRectangle(cornerRadius: 6) }
            .named("row \(note)")
        }
      }
      .named("panel")
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minWidth: 100, minHeight: 60)
  }
}
