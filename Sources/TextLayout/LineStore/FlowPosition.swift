/// Where layout has got to in a row of containers.
struct FlowPosition: Hashable {
  /// The container, an index.
  var container = 0

  /// The rows of lines that stand in it.
  var rowCount = 0

  /// The bottom of the last one, in layout units from the top of the container.
  var bottom: Int64 = 0

  /// What is left between that and the next row, beside the space before a paragraph.
  var gap: Int64 = 0

  /// The top of the next row, in layout units; nothing is left at the top of a container.
  ///
  /// - Parameter spacing: The space before the paragraph that begins with the row.
  /// - Returns: The distance from the top of the container.
  func top(after spacing: Int64) -> Int64 { rowCount == 0 ? 0 : bottom + gap + spacing }

  /// The top of the next container.
  var nextContainer: FlowPosition { FlowPosition(container: container + 1) }
}
