internal import TextMeasurement

extension LayoutNode {
  /// Why a view took its size, in words, and the view in it that decided; `nil` if none did.
  func choice(_ paths: ShownPaths) -> (reason: String, decider: LayoutNode?) {
    guard let place else { return ("it is not shown", nil) }
    let offered = Notation.proposal(place.proposal)
    switch rule {
    case is TextRule: return (textChoice, nil)
    case let image as ImageRule:
      return (
        image.capInsets == nil
          ? "an image has its natural size" : "it takes \(offered), and its natural size for nil",
        nil
      )
    case is ShapeRule: return ("it takes \(shapeChoice(place))", nil)
    case is GeometryReaderRule: return ("it takes \(shapeChoice(place))", nil)
    case is SpacerRule: return ("a spacer takes what is offered along its stack", nil)
    case is DividerRule:
      return ("a divider is as long as it is offered, and a thin line across", nil)
    case is ViewThatFitsRule:
      let chosen = children.first { $0.place != nil }
      return (fitting(paths), chosen)
    default: return containerChoice(place, paths)
    }
  }

  private func containerChoice(_ place: NodePlace, _ paths: ShownPaths) -> (
    reason: String, decider: LayoutNode?
  ) {
    switch rule {
    case is PaddingRule:
      let added = CGSize(
        width: place.size.width - (child.place?.size.width ?? 0),
        height: place.size.height - (child.place?.size.height ?? 0)
      )
      return ("\(childWords(child, paths)), and padding added \(Notation.size(added))", child)
    case let frame as FixedFrameRule:
      let isFree = frame.lengths.width == nil || frame.lengths.height == nil
      return (
        frame.words + (isFree ? "; else \(childWords(child, paths))" : ""), isFree ? child : nil
      )
    case is FlexibleFrameRule:
      let isOwn = child.place.map { $0.size != place.size } ?? true
      return (
        "its frame made this of \(Notation.proposal(place.proposal)); \(childWords(child, paths))",
        isOwn ? nil : child
      )
    case let scroll as ScrollRule:
      let taken = Axis.words(in: scroll.axes)
      return ("it takes the offered \(taken); \(childWords(child, paths))", child)
    case let layered as LayeredRule:
      let primary = layered.primary(of: self)
      return ("it is as large as its view", primary)
    case is SheetRule: return sheetChoice(paths)
    case is any WrapperRule: return ("it is as large as its view", children.first)
    default: return stackChoice(place, paths)
    }
  }

  private func sheetChoice(_ paths: ShownPaths) -> (reason: String, decider: LayoutNode?) {
    let wish = child.presentationWish
    let fitted = wish.fittedAxes ?? []
    guard fitted.isEmpty else {
      return (
        "along \(Axis.words(in: fitted)) it is as its content; \(childWords(child, paths))", child
      )
    }
    let detents = (wish.detents ?? []).map(\.text).sorted().joined(separator: ", ")
    return (
      detents.isEmpty
        ? "a sheet takes what it is offered" : "a sheet takes the least of its detents: \(detents)",
      nil
    )
  }

  private func stackChoice(_ place: NodePlace, _ paths: ShownPaths) -> (
    reason: String, decider: LayoutNode?
  ) {
    guard !children.isEmpty else { return (leafChoice(place), nil) }
    func largest(_ axis: Axis) -> LayoutNode? {
      children.max { ($0.place?.size[axis] ?? 0) < ($1.place?.size[axis] ?? 0) }
    }
    func sum(_ axis: Axis) -> String {
      let lengths = children.map { $0.place?.size[axis] ?? 0 }
      let gaps = place.size[axis] - lengths.reduce(0, +)
      let words = lengths.map { Notation.length($0) }.joined(separator: " + ")
      return words + (gaps > 0 ? ", and \(Notation.length(gaps)) between" : "")
    }
    let main: Axis? =
      kind == "HStackLayout" ? .horizontal : kind == "VStackLayout" ? .vertical : nil
    if let main {
      let decider = largest(main.other)
      let name = decider.map { "'\(paths[$0.namedOrView])'" } ?? ""
      return (
        "its \(main.lengthWord) is \(sum(main)); \(name) is the longest across", decider
      )
    }
    if kind == "ZStackLayout" {
      let names = Axis.allCases.map { axis in
        "\(largest(axis).map { "'\(paths[$0.namedOrView])'" } ?? "") is the \(axis.longestWord)"
      }
      return (names.joined(separator: ", "), largest(.horizontal))
    }
    let words = children.map { childWords($0, paths) }
    return ("its layout chose so: " + words.joined(separator: ", "), nil)
  }

  private func leafChoice(_ place: NodePlace) -> String {
    let answer = "\(Notation.size(place.size)) of \(Notation.proposal(place.proposal))"
    if rule.isForeign { return "a view of another toolkit answered \(answer)" }
    return place.size == .zero ? "it is empty" : "it chose \(answer)"
  }

  private func childWords(_ child: LayoutNode, _ paths: ShownPaths) -> String {
    "'\(paths[child.namedOrView])' took \(Notation.size(child.place?.size ?? .zero))"
  }

  private func shapeChoice(_ place: NodePlace) -> String {
    let words = Notation.size(place.size) + " of " + Notation.proposal(place.proposal)
    let defaults = Axis.allCases.filter { place.proposal[$0] == nil }
    guard !defaults.isEmpty else { return words }
    return words + "; no \(defaults.map(\.lengthWord).joined(separator: " and ")) is proposed"
  }

  private var textChoice: String {
    guard let shown = shownText else { return "it is empty" }
    let count = shown.lines.count
    return "its text takes \(count) \(count == 1 ? "line" : "lines")"
      + (shown.isTruncated ? ", and is truncated" : "")
  }
}
