/// A title beside an icon: 8 points lie between them, and both have the same middle.
public struct Label<Title: View, Icon: View>: View {
  /// The label is a node itself.
  public typealias Body = Never

  private let title: Title
  private let icon: Icon

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon, before it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(verbatim: String(title))
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Makes a label with a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of the picture.
  public init(_ title: some StringProtocol, image: String) {
    self.init {
      Text(verbatim: String(title))
    } icon: {
      Image(image)
    }
  }
}

extension Label: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var inner = context
    let style = inner.environment.labelStyles.popLast() ?? ControlStyle(DefaultLabelStyle.init)
    let configuration = LabelStyleConfiguration(title: ControlPart(title), icon: ControlPart(icon))
    return inner.nodes(of: style.view(configuration))
  }
}
