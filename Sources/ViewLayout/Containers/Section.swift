/// Views with a header and a footer, one after the other, without a container of their own.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What stands before them.
  ///   - footer: What stands after them.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  /// The header, the views and the footer.
  public var body: some View {
    header
    content
    footer
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section without a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What stands before them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section without a header.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - footer: What stands after them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section of views alone.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - title: What stands before the views.
  ///   - content: The views.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(verbatim: String(title)) }, footer: { EmptyView() })
  }
}

extension Section {
  /// Makes a section.
  ///
  /// - Parameters:
  ///   - header: What stands before the views.
  ///   - footer: What stands after them.
  ///   - content: The views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section without a footer.
  ///
  /// - Parameters:
  ///   - header: What stands before the views.
  ///   - content: The views.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section without a header.
  ///
  /// - Parameters:
  ///   - footer: What stands after the views.
  ///   - content: The views.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}
