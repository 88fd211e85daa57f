import TestFixtures
import ViewLayout

/// Views that a seed determines.
indirect enum SampleView: Sendable {
  case color, circle, spacer, divider, text(String), fixed(CGFloat, CGFloat), image
  case frame(SampleView, CGFloat?, CGFloat?)
  case limits(SampleView, CGFloat?, CGFloat?)
  case padding(SampleView, EdgeInsets)
  case fixedSize(SampleView, horizontal: Bool, vertical: Bool)
  case ratio(SampleView, CGFloat)
  case priority(SampleView, Double)
  case offset(SampleView, CGFloat, CGFloat)
  case guide(SampleView, CGFloat)
  case overlay(SampleView, SampleView)
  case stack(Axis, CGFloat?, [SampleView])
  case pile([SampleView])

  /// The view.
  ///
  /// - Parameters:
  ///   - decorate: What is put on each leaf.
  ///   - identify: What tells so many views of a container from each other.
  /// - Returns: The view, without a type of its own.
  func view(
    _ decorate: @escaping (AnyView) -> AnyView = { $0 },
    identify: @escaping (Int) -> [Int] = { Array(0..<$0) }
  ) -> AnyView {
    func made(_ sample: SampleView) -> AnyView { sample.view(decorate, identify: identify) }
    func each(_ inner: [SampleView]) -> some View {
      ForEach(inner.indices, id: \.[in: identify(inner.count)]) { made(inner[$0]) }
    }
    func leaf(_ view: some View) -> AnyView { decorate(AnyView(view)) }
    return switch self {
    case .color: leaf(Color.red)
    case .circle: leaf(Circle())
    case .spacer: leaf(Spacer())
    case .divider: leaf(Divider())
    case .text(let text): leaf(Text(text))
    case .fixed(let width, let height): leaf(Fixed(width, height))
    case .image: leaf(Image(size: CGSize(width: 30, height: 20)).resizable())
    case .frame(let inner, let width, let height):
      AnyView(made(inner).frame(width: width, height: height))
    case .limits(let inner, let least, let most):
      AnyView(made(inner).frame(minWidth: least, maxWidth: most, alignment: .bottomTrailing))
    case .padding(let inner, let insets): AnyView(made(inner).padding(insets))
    case .fixedSize(let inner, let horizontal, let vertical):
      AnyView(made(inner).fixedSize(horizontal: horizontal, vertical: vertical))
    case .ratio(let inner, let ratio): AnyView(made(inner).aspectRatio(ratio, contentMode: .fit))
    case .priority(let inner, let priority): AnyView(made(inner).layoutPriority(priority))
    case .offset(let inner, let x, let y): AnyView(made(inner).offset(x: x, y: y))
    case .guide(let inner, let y):
      AnyView(made(inner).alignmentGuide(VerticalAlignment.center) { $0.height / 2 + y })
    case .overlay(let inner, let front):
      AnyView(made(inner).overlay(alignment: .topTrailing) { made(front) })
    case .stack(.horizontal, let spacing, let inner):
      AnyView(HStack(spacing: spacing) { each(inner) })
    case .stack(.vertical, let spacing, let inner):
      AnyView(
        VStack(alignment: .leading, spacing: spacing) {
          each(inner)
        }
      )
    case .pile(let inner):
      AnyView(ZStack(alignment: .leading) { each(inner) })
    }
  }

  /// Draws views.
  ///
  /// - Parameters:
  ///   - depth: How many are in each other at most.
  ///   - generator: The random numbers.
  /// - Returns: The views.
  static func random(depth: Int, _ generator: inout SeededGenerator) -> SampleView {
    func inner() -> SampleView { random(depth: depth - 1, &generator) }
    func length() -> CGFloat { CGFloat(Int.random(in: 0...60, using: &generator)) }
    func several() -> [SampleView] {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in inner() }
    }
    guard depth > 0 else { return randomLeaf(&generator) }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return .frame(inner(), length(), nil)
    case 1: return .frame(inner(), nil, length())
    case 2:
      let least = length()
      return .limits(inner(), least, least + length())
    case 3: return .limits(inner(), length(), nil)
    case 4: return .limits(inner(), nil, .infinity)
    case 5:
      let (top, leading) = (length() - 10, length() - 10)
      return .padding(
        inner(),
        EdgeInsets(top: top, leading: leading, bottom: length(), trailing: length())
      )
    case 6: return .fixedSize(inner(), horizontal: true, vertical: Bool.random(using: &generator))
    case 7: return .ratio(inner(), CGFloat(Int.random(in: 1...4, using: &generator)) / 2)
    case 8: return .priority(inner(), Double(Int.random(in: -1...1, using: &generator)))
    case 9: return .offset(inner(), length(), length())
    case 10: return .guide(inner(), length() - 30)
    case 11: return .overlay(inner(), inner())
    case 12: return .pile(several())
    case 13: return .stack(.horizontal, nil, several())
    case 14: return .stack(.vertical, nil, several())
    default:
      let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
      return .stack(axis, length() / 4, several())
    }
  }

  private static func randomLeaf(_ generator: inout SeededGenerator) -> SampleView {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: return .color
    case 2: return .circle
    case 3: return .spacer
    case 4: return .divider
    case 5: return .image
    case 6:
      let words = ["a", "two", "three", "Hello world", "more than a few words", ""]
      return .text(words[Int.random(in: words.indices, using: &generator)])
    default:
      return .fixed(
        CGFloat(Int.random(in: 0...50, using: &generator)),
        CGFloat(Int.random(in: 0...50, using: &generator))
      )
    }
  }
}

extension Int {
  /// The element of a list that has this number.
  fileprivate subscript(in list: [Int]) -> Int { list[self] }
}
