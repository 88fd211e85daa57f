internal import TextMeasurement

/// The rendering attributes of a text: spans in order that do not overlap, none of them empty.
struct RenderingSpans {
  /// A part of the text: UTF-16 offsets.
  struct Span: Hashable {
    var range: Range<Int>
    var attributes: RenderingAttributes
  }

  private(set) var spans: [Span] = []

  /// The spans that hold a part of a range, cut to it.
  func spans(in range: Range<Int>) -> [Span] {
    spans[indices(touching: range)].map {
      Span(range: $0.range.clamped(to: range), attributes: $0.attributes)
    }
    .filter { !$0.range.isEmpty }
  }

  /// Changes the attributes of a range.
  mutating func change(
    _ range: Range<Int>,
    _ change: (RenderingAttributes) -> RenderingAttributes
  ) {
    guard !range.isEmpty else { return }
    let touched = indices(touching: range)
    var new: [Span] = []
    var end = range.lowerBound
    func append(_ range: Range<Int>, _ attributes: RenderingAttributes) {
      guard !range.isEmpty, !attributes.isEmpty else { return }
      if let last = new.last, last.attributes == attributes,
        last.range.upperBound == range.lowerBound
      {
        new[new.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        new.append(Span(range: range, attributes: attributes))
      }
    }
    for span in spans[touched] {
      let inside = span.range.clamped(to: range)
      if span.range.lowerBound < range.lowerBound {
        append(span.range.lowerBound..<range.lowerBound, span.attributes)
      }
      append(end..<inside.lowerBound, change(RenderingAttributes()))
      append(inside, change(span.attributes))
      end = inside.upperBound
      if span.range.upperBound > range.upperBound {
        append(end..<range.upperBound, change(RenderingAttributes()))
        append(range.upperBound..<span.range.upperBound, span.attributes)
        end = range.upperBound
      }
    }
    append(end..<max(end, range.upperBound), change(RenderingAttributes()))
    spans.replaceSubrange(touched, with: new)
  }

  /// Removes all attributes of a range.
  mutating func remove(_ range: Range<Int>) {
    if !spans.isEmpty { change(range) { _ in RenderingAttributes() } }
  }

  /// Moves what follows an edit; new text has the attributes of a span that goes on beyond both its
  /// ends.
  mutating func move(by edit: TextEdit) {
    guard edit.delta != 0, !spans.isEmpty else { return }
    let start = edit.range.lowerBound
    let oldEnd = edit.range.upperBound - edit.delta
    let first = spans.partitioningIndex { $0.range.upperBound > start }
    for index in spans[first...].indices {
      var (lower, upper) = (spans[index].range.lowerBound, spans[index].range.upperBound)
      if lower >= oldEnd {
        lower += edit.delta
      } else if lower >= start {
        lower = edit.range.upperBound
      }
      upper = upper >= oldEnd ? upper + edit.delta : start
      spans[index].range = lower..<max(lower, upper)
    }
    spans.removeAll(where: \.range.isEmpty)
  }

  /// The spans that hold a part of a range or touch it.
  private func indices(touching range: Range<Int>) -> Range<Int> {
    let lower = spans.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    let upper = spans.partitioningIndex { $0.range.lowerBound > range.upperBound }
    return lower..<max(lower, upper)
  }
}
