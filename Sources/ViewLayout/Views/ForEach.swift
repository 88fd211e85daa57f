/// Views of each element of a collection, one after the other.
public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The views are nodes themselves.
  public typealias Body = Never

  /// The elements.
  public let data: Elements

  /// The views of an element.
  public let content: (Elements.Element) -> Content

  /// What tells the views of an element from those of others.
  let id: (Elements.Element) -> ID
}

extension ForEach {
  /// Makes views of each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells an element from the others.
  ///   - content: Makes the views of an element.
  public init(
    _ data: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Elements.Element: Identifiable, ID == Elements.Element.ID {
  /// Makes views of each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the views of an element.
  public init(
    _ data: Elements,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Elements == Range<Int>, ID == Int {
  /// Makes views of each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the views of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    data.flatMap { context.nodes(of: content($0), with: id($0)) }
  }
}
