/// A layout that puts views one after the other along an axis.
protocol StackLayout: LibraryLayout where Cache == Void {
  /// How it does so.
  var solver: StackSolver { get }
}
