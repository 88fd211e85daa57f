/// What observers have seen while their views settled.
struct SightingLog {
  private var observers: [any ViewObserver] = []
  private var values: [ObjectIdentifier: [Any]] = [:]

  /// Notes what a cycle has shown.
  mutating func add(_ sightings: [UpdateCycle.Sighting]) {
    for sighting in sightings {
      let id = ObjectIdentifier(sighting.observer)
      if values[id] == nil { observers.append(sighting.observer) }
      values[id, default: []].append(sighting.value)
    }
  }

  /// What each observer has seen that has seen more than one value, as numbers; none if it is
  /// something else.
  var series: [[Double]] {
    repeated.map { observer in
      let numbers = values[ObjectIdentifier(observer), default: []].map(StateCell.number)
      return numbers.contains(nil) ? [] : numbers.compactMap(\.self)
    }
  }

  /// What each observer has seen that has seen more than one value, as it is reported.
  ///
  /// - Parameter paths: The names of the views.
  /// - Returns: The values, in the order in which the observers saw something first.
  func samples(_ paths: ShownPaths) -> [StateSamples] {
    repeated.map { observer in
      StateSamples(
        name: "\(observer.kind.rawValue) of \(observer.subject.map { paths[$0] } ?? "view")",
        values: values[ObjectIdentifier(observer), default: []].map(SampleValue.init)
      )
    }
  }

  private var repeated: [any ViewObserver] {
    observers.filter { values[ObjectIdentifier($0), default: []].count > 1 }
  }
}
