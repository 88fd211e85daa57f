import Observation
import ViewLayout

/// An object outside of all views that tells its changes.
@Observable
final class SampleModel: @unchecked Sendable {
  var width: CGFloat = 10
  var height: CGFloat = 1
}
