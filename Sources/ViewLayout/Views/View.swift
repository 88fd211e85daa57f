/// A part of what is laid out, described by other views.
///
///     struct Badge: View {
///       let count: Int
///       var body: some View { Text("\(count)").padding(4).background(Capsule()) }
///     }
///
/// A view is a value that is made anew at any time; a ``LayoutTree`` builds the nodes that answer
/// for it.
public protocol View {
  /// The view that describes this one.
  associatedtype Body: View

  /// The views that this one consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  public typealias Body = Never

  /// Nothing, as there is no such view.
  public var body: Never { fatalError("there is no such view") }
}

extension View where Body == Never {
  /// Nothing: such a view consists of itself, and is never asked.
  public var body: Never { fatalError("a view of the library has no body") }
}
