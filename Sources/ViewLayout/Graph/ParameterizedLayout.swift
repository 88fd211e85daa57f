/// A layout that tells what it was given by name.
protocol ParameterizedLayout: Layout {
  /// What it was given.
  var parameters: [RuleParameter] { get }
}
