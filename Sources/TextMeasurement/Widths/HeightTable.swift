/// How high a text is at every width.
///
/// Its rows agree with laying the text out, at every width from the first row's on.
///
///     let heights = PreparedText("Einstellungen öffnen", font: .system(size: 17)).heights
///     heights.height(forWidth: 120)  // 41.138671875
///     heights.rows.count  // 2: two lines, then one
public struct HeightTable: Sendable {
  /// Widths at which a text has the same number of lines and the same height.
  public struct Row: Hashable, Sendable {
    /// The least width of the row, in points; the row reaches up to the next row's.
    public let narrowestWidth: Double

    /// The number of lines.
    public let lineCount: Int

    /// The sum of the lines' heights, with ``MeasuringOptions/insets``, in points.
    public let height: Double

    /// The least room for a line, in layout units.
    let room: Int64
  }

  /// The rows, by increasing width; neighbours differ in the number of lines or in the height.
  ///
  /// The last row reaches up to infinity.
  public let rows: [Row]

  /// The text.
  private let text: PreparedText

  /// The room that a width of 0 asks for.
  private let minimumRoom: Int64

  init(_ rows: [Row], of text: PreparedText) {
    self.rows = rows
    self.text = text
    minimumRoom = text.minimumUnits
  }

  /// The row of a width.
  ///
  /// - Parameter width: As for ``PreparedText/size(forWidth:)``.
  /// - Returns: The row; `nil` if the width lies below the first row's.
  /// - Complexity: O(log *n*) in the rows.
  public func row(forWidth width: Double?) -> Row? {
    let room = room(for: width)
    let index = rows.partitioningIndex { $0.room > room }
    return index > 0 ? rows[index - 1] : nil
  }

  /// The height of the text at a width.
  ///
  /// - Parameter width: As for ``PreparedText/size(forWidth:)``.
  /// - Returns: The sum of the lines' heights, with ``MeasuringOptions/insets``, in points.
  /// - Complexity: O(log *n*) in the rows; a text narrower than the first row is laid out.
  public func height(forWidth width: Double?) -> Double {
    row(forWidth: width)?.height ?? text.height(forWidth: width)
  }

  /// The number of lines at a width.
  ///
  /// - Parameter width: As for ``PreparedText/size(forWidth:)``.
  /// - Returns: At least 1.
  /// - Complexity: O(log *n*) in the rows; a text narrower than the first row is laid out.
  public func lineCount(forWidth width: Double?) -> Int {
    row(forWidth: width)?.lineCount ?? text.lineCount(forWidth: width)
  }

  /// Like `PreparedText.room(for:)`, without asking for the minimum again.
  private func room(for width: Double?) -> Int64 {
    guard let width, width <= 0 || width.isNaN else { return text.room(for: width) }
    return minimumRoom
  }
}
