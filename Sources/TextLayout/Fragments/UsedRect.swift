/// What the text that is laid out takes of a container.
public struct UsedRect: Hashable, Sendable {
  /// The box around its line fragments, their padding included, as TextKit 1 has it.
  public let containerRect: ContainerRect

  /// The box around its text, without padding.
  public let textRect: ContainerRect

  /// The rows of lines, an empty one at the end of the text counted.
  public let lineCount: Int

  /// Whether nothing is left to lay out in the container; if not, more text would make it larger.
  public let isComplete: Bool

  /// Nothing is laid out.
  public static let zero = UsedRect(
    containerRect: .zero,
    textRect: .zero,
    lineCount: 0,
    isComplete: false
  )
}
