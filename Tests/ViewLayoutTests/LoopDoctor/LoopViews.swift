import ViewLayout

/// A view whose width is fed by its own width with padding.
struct GrowingView: View {
  @State var w: CGFloat
  var next: (CGFloat) -> CGFloat = { $0 }
  var isGuarded = false

  init(
    _ start: CGFloat = 120,
    isGuarded: Bool = false,
    next: @escaping (CGFloat) -> CGFloat = { $0 }
  ) {
    _w = State(initialValue: start)
    self.isGuarded = isGuarded
    self.next = next
  }

  var body: some View {
    Color.red.frame(width: w)
      .padding(.horizontal, 8)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { width in
        let next = next(width)
        if !isGuarded || w != next { w = next }
      }
  }
}

/// A view whose width is a function of itself.
struct FeedbackView: View {
  @State var w: CGFloat
  let next: (CGFloat) -> CGFloat

  init(_ start: CGFloat, next: @escaping (CGFloat) -> CGFloat) {
    _w = State(initialValue: start)
    self.next = next
  }

  var body: some View {
    Color.red.frame(width: w)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        w = next($0)
      }
  }
}

/// The greatest width of views.
enum GreatestWidth: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A view whose width is fed by its own width with padding, which a preference carries.
struct PreferringView: View {
  @State private var w: CGFloat = 120

  var body: some View {
    VStack {
      Color.red.frame(width: w)
        .padding(.horizontal, 8)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: GreatestWidth.self, value: proxy.size.width)
          }
        )
    }
    .onPreferenceChange(GreatestWidth.self) { w = $0 }
  }
}

/// A view that is wide or narrow, depending on how wide it is.
struct AlternatingView: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      if isWide { Fixed(300, 20).named("wide") } else { Fixed(100, 20).named("narrow") }
    }
    .onGeometryChange(for: Bool.self) {
      $0.size.width < 200
    } action: {
      isWide = $0
    }
  }
}

/// Two views, each as wide as the other one and 4 more.
struct CrossedViews: View {
  @State private var a: CGFloat = 100
  @State private var b: CGFloat = 100

  var body: some View {
    VStack {
      Color.red.frame(width: b + 4).named("A")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          a = $0
        }
      Color.red.frame(width: a + 4).named("B")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          b = $0
        }
    }
  }
}

/// A sheet as high as its content.
struct SheetPage<Content: View>: View {
  @State private var h: CGFloat
  private let allowance: CGFloat
  private let content: Content

  init(_ start: CGFloat, allowance: CGFloat = 0, @ViewBuilder content: () -> Content) {
    _h = State(initialValue: start)
    self.allowance = allowance
    self.content = content()
  }

  var body: some View {
    Color.white.sheet(isPresented: .constant(true)) {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          h = $0 + allowance
        }
        .padding(.top, allowance == 0 ? 0 : 24)
        .presentationDetents([.height(h)])
    }
  }
}
