/// A plane in which text stands: its origin is a top left corner, and y points down.
///
/// Points and rectangles carry their space in their type, so that one of a container cannot be
/// taken for one of the view around it.
public protocol TextSpace: Sendable {}

/// The space of a text container, from its top left corner.
public enum ContainerSpace: TextSpace {}

/// The space of a view that shows text, from its top left corner.
public enum ViewSpace: TextSpace {}

/// The space of a layout fragment, from the top left corner of its frame.
public enum FragmentSpace: TextSpace {}
