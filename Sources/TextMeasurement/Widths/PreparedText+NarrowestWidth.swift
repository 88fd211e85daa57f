extension PreparedText {
  /// The narrowest width at which the text has so many lines or fewer.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines.
  ///   - lowest: The least width that is considered, in points. 0 stands for ``minimumWidth``,
  ///     below which words are broken or overflow.
  /// - Returns: A width in points; `nil` if the text has more lines at any width.
  /// - Complexity: Some thirty layouts. Where the number of lines might grow with the width, as
  ///   with tabs, soft hyphens or glyphs that change at line ends, the widths are gone through as
  ///   in ``heights(from:)``, from one that is surely too narrow.
  public func narrowestWidth(forLines limit: Int, from lowest: Double = 0) -> Double? {
    if lineCountNeverGrows { return halvedWidth(from: lowest) { $0.lineCount <= limit } }
    let least = TextAmount(self).leastRoom(forLines: limit)
    return soughtWidth(from: lowest, least: least) { $0.lineCount <= limit }
  }

  /// The narrowest width at which the text is so high or less.
  ///
  /// - Parameters:
  ///   - limit: The greatest height, ``MeasuringOptions/insets`` included, in points; NaN and what
  ///     is below 0 count as 0.
  ///   - lowest: As for ``narrowestWidth(forLines:from:)``.
  /// - Returns: A width in points; `nil` if the text is higher at any width.
  /// - Complexity: As for ``narrowestWidth(forLines:from:)``; widths are gone through where lines
  ///   differ in height, too.
  public func narrowestWidth(forHeight limit: Double, from lowest: Double = 0) -> Double? {
    let limit = limit > 0 ? limit : 0
    func isWanted(_ step: HeightStep) -> Bool { boxHeight(ofLines: step.height) <= limit }
    if heightNeverGrows { return halvedWidth(from: lowest, isWanted) }
    let least = TextAmount(self).leastRoom(forHeight: limit - boxHeight(ofLines: 0))
    return soughtWidth(from: lowest, least: least, isWanted)
  }

  /// The narrowest width at which the text has as few lines as at a width, so that they are of like
  /// length.
  ///
  /// No word is broken that is whole at the width given.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: A width in points, not above the one given.
  /// - Complexity: As for ``narrowestWidth(forLines:from:)``.
  public func balancedWidth(forWidth width: Double?) -> Double {
    let room = room(for: width)
    let lowest = room < minimumUnits ? Double.leastNonzeroMagnitude : 0
    return narrowestWidth(forLines: lineCount(forWidth: width), from: lowest)
      ?? self.width(ofRoom: room)
  }
}

extension PreparedText {
  /// Whether it is certain that more room never makes more lines, from the minimum width on.
  var lineCountNeverGrows: Bool {
    paragraphs.allSatisfy { $0.keysNeverFall && $0.breaks.unsafeSpans.isEmpty }
  }

  /// Whether it is certain that more room never makes the text higher, from the minimum width on.
  var heightNeverGrows: Bool {
    lineCountNeverGrows && paragraphs.allSatisfy { $0.uniformMetrics != nil }
  }

  /// The narrowest width whose layout is as wanted, where that stays so in more room from the
  /// minimum width on.
  ///
  /// - Parameters:
  ///   - lowest: The least width that is considered, in points; 0 stands for the minimum.
  ///   - isWanted: Whether a layout is as wanted; its room is not told.
  /// - Returns: A width in points; `nil` if no layout is as wanted.
  private func halvedWidth(from lowest: Double, _ isWanted: (HeightStep) -> Bool) -> Double? {
    if let broken = widthBelowMinimum(from: lowest, isWanted) { return broken }
    func holds(_ extent: Paragraph.Extent) -> Bool {
      isWanted(HeightStep(room: 0, lineCount: extent.lineCount, height: extent.height))
    }
    var low = max(room(for: lowest), minimumUnits)
    if holds(extent(forWidth: width(ofRoom: low))) { return width(ofRoom: low) }
    let ideal = extent(forWidth: nil)
    guard holds(ideal) else { return nil }
    var high = ideal.width
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let extent = extent(forWidth: width(ofRoom: middle))
      // The same lines fit in room as wide as they are.
      if holds(extent) { high = extent.width } else { low = middle }
    }
    return width(ofRoom: high)
  }

  /// The narrowest width whose layout is as wanted, found by going through the layouts.
  ///
  /// - Parameters:
  ///   - lowest: As for ``halvedWidth(from:_:)``.
  ///   - least: A room below which no layout that breaks no word is as wanted.
  ///   - isWanted: As for ``halvedWidth(from:_:)``.
  /// - Returns: A width in points; `nil` if no layout is as wanted.
  private func soughtWidth(
    from lowest: Double,
    least: Int64,
    _ isWanted: (HeightStep) -> Bool
  ) -> Double? {
    if let broken = widthBelowMinimum(from: lowest, isWanted) { return broken }
    let ideal = extent(forWidth: nil).width
    var low = max(room(for: lowest), minimumUnits, least)
    while low < ideal {
      let end = low + low / 4 + 1
      if let step = heightSteps(from: low, below: end).first(where: isWanted) {
        return width(ofRoom: step.room)
      }
      low = end
    }
    return heightSteps(from: low, below: .max).first(where: isWanted).map { width(ofRoom: $0.room) }
  }

  /// The narrowest width whose layout is as wanted, of those at which words are broken or overflow.
  private func widthBelowMinimum(
    from lowest: Double,
    _ isWanted: (HeightStep) -> Bool
  ) -> Double? {
    let first = room(for: lowest)
    guard first < minimumUnits else { return nil }
    return heightSteps(from: first, below: minimumUnits).first(where: isWanted)
      .map { width(ofRoom: $0.room) }
  }
}
