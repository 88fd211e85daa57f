/// How a stack came to offer a view a length: as its part of the room that was left.
public struct RoomOffer: Hashable, Sendable {
  /// What is offered, in points.
  public let length: CGFloat

  /// The room that is left to the views of this priority that have none yet, in points.
  ///
  /// Below 0 if those before took more than there was.
  public let available: CGFloat

  /// How many views share that room, this one included.
  public let remaining: Int

  /// The priority of the view.
  public let priority: Double

  /// What is kept for views of lower priority, in points.
  public let reserved: CGFloat

  /// How much longer the view can be than it is at least, in points; `nil` if nothing depended on
  /// it.
  ///
  /// Of equal priority the least flexible comes first.
  public let flexibility: CGFloat?
}
