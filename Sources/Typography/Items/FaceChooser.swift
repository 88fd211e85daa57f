internal import TextAnalysis

/// Chooses a face for each grapheme cluster of a paragraph, in order.
///
/// 1. A cluster that asks for a picture: the first face in colour that has it, or has its first
///    scalar.
/// 2. A cluster of no script of its own: the face of the cluster before it in the same script, or,
///    at the start of one, of the first cluster after it that has a script.
/// 3. The first face of the script's cascade that has it.
/// 4. The first face in colour that has it.
/// 5. The first of all embedded faces that has it, if the cascade holds these.
/// 6. The first face that has at least its first scalar, so that no odd mark takes the letter
///    along.
/// 7. The primary face, which then shows its glyph for missing characters.
struct FaceChooser {
  /// The font whose faces are chosen from.
  var font: ResolvedFont {
    didSet { if font !== oldValue { neighbor = nil } }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let analyzer: TextAnalyzer
  private let mayHoldPictures: Bool

  /// Where grapheme clusters begin, found when a span needs them.
  private var boundaries: [UInt32] = []

  /// The cluster under consideration; one buffer serves all.
  private var cluster = ClusterScalars()
  /// The index in `boundaries` of the next cluster.
  private var next = 0
  /// The face of the last cluster with a script of its own, and the script it was chosen for.
  private var neighbor: (instance: FontInstance, script: Script)?

  init(
    _ font: ResolvedFont,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ traits: CharacterTraits,
    _ analyzer: TextAnalyzer
  ) {
    self.font = font
    self.bytes = bytes
    self.analyzer = analyzer
    mayHoldPictures = traits.contains(.containsEmojiCandidates)
  }

  /// Cuts a span where the face changes.
  ///
  /// A cluster that begins in the span and ends beyond it is cut with it, as its scripts or levels
  /// differ.
  mutating func cut(
    _ span: ItemSpan,
    _ emit: (ItemSpan, FontInstance) -> Void
  ) {
    if let instance = faceOfAll(span) {
      neighbor = (instance, span.script)
      emit(span, instance)
      return
    }
    if boundaries.isEmpty { boundaries = analyzer.graphemeBoundaries(of: bytes) }
    var waiting = span.start
    var start = span.start
    while start < span.end {
      while next < boundaries.count, Int(boundaries[next]) <= start { next += 1 }
      let end = next < boundaries.count ? min(Int(boundaries[next]), span.end) : span.end
      cluster.read(bytes, from: start, to: end)
      if let instance = face(for: cluster, span.script) {
        emitWaiting(span, from: waiting, to: start, before: instance, emit)
        emit(part(of: span, start, end), instance)
        waiting = end
      }
      start = end
    }
    emitWaiting(span, from: waiting, to: span.end, before: nil, emit)
  }

  /// The face that every cluster of a span is given, where that is clear without looking at
  /// clusters.
  ///
  /// It has every scalar, and the faces before it in the cascade have none that belongs to a
  /// script.
  private func faceOfAll(_ span: ItemSpan) -> FontInstance? {
    guard !mayHoldPictures, span.script != .common, span.start < span.end else { return nil }
    let faces = font.faces(for: span.script)
    var offset = span.start
    var chosen: Int?
    while offset < span.end {
      let scalar = UTF8Scalar.decode(bytes, at: &offset)
      guard !CharacterFacts.isSharedByScripts(scalar) else { continue }
      guard let first = faces.firstIndex(where: { $0.mappedScalars.contains(scalar) }),
        chosen == nil || chosen == first
      else { return nil }
      chosen = first
    }
    guard let chosen else { return nil }
    let instance = faces[chosen]
    if let neighbor, neighbor.script == span.script, neighbor.instance !== instance { return nil }
    offset = span.start
    while offset < span.end {
      guard instance.mappedScalars.contains(UTF8Scalar.decode(bytes, at: &offset)) else {
        return nil
      }
    }
    return instance
  }

  private func part(of span: ItemSpan, _ start: Int, _ end: Int) -> ItemSpan {
    ItemSpan(start: start, end: end, script: span.script, level: span.level)
  }

  /// Gives a face to the clusters that waited for a neighbour.
  private mutating func emitWaiting(
    _ span: ItemSpan,
    from start: Int,
    to end: Int,
    before following: FontInstance?,
    _ emit: (ItemSpan, FontInstance) -> Void
  ) {
    var offset = start
    while offset < end {
      let place = boundaries.partitioningIndex { Int($0) > offset }
      let stop = place < boundaries.count ? min(Int(boundaries[place]), end) : end
      cluster.read(bytes, from: offset, to: stop)
      let instance: FontInstance
      if let following, !following.face.hasColor, cluster.isCovered(by: following) {
        instance = following
      } else {
        instance = cascadeFace(for: cluster, span.script)
      }
      emit(part(of: span, offset, stop), instance)
      offset = stop
    }
  }

  /// The face of a cluster; `nil` if it waits for its neighbour's.
  private mutating func face(for cluster: ClusterScalars, _ script: Script) -> FontInstance? {
    if cluster.isEmojiPresentation {
      let pictures = font.facesForEmoji()
      if let picture = pictures.first(where: { cluster.isCovered(by: $0) })
        ?? pictures.first(where: { cluster.isBegun(by: $0) })
      {
        return picture
      }
    } else if cluster.isCommon {
      guard let neighbor, neighbor.script == script else {
        return script == .common ? cascadeFace(for: cluster, script) : nil
      }
      if cluster.isCovered(by: neighbor.instance) { return neighbor.instance }
      return cascadeFace(for: cluster, script)
    }
    let instance = cascadeFace(for: cluster, script)
    neighbor = (instance, script)
    return instance
  }

  private func cascadeFace(for cluster: ClusterScalars, _ script: Script) -> FontInstance {
    let faces = font.faces(for: script)
    return faces.first { cluster.isCovered(by: $0) }
      ?? font.facesForEmoji().first { cluster.isCovered(by: $0) }
      ?? font.facesOfLastResort().first { cluster.isCovered(by: $0) }
      ?? faces.first { cluster.isBegun(by: $0) }
      ?? font.primary
  }
}
