/// Which observers have written which state.
struct WriterLog {
  /// The cells that were written by observers, in the order in which that happened first.
  private(set) var cells: [StateCell] = []

  private var writers: [ObjectIdentifier: [ObjectIdentifier: any ViewObserver]] = [:]
  private var deferred: Set<ObjectIdentifier> = []

  /// Notes who has written what.
  mutating func add(_ writes: [UpdateQueue.Write]) {
    for write in writes {
      guard let actor = write.actor else { continue }
      let id = ObjectIdentifier(write.cell)
      if writers[id] == nil { cells.append(write.cell) }
      writers[id, default: [:]].updateValue(actor, forKey: ObjectIdentifier(actor))
      if write.isDeferred { deferred.insert(id) }
    }
  }

  /// The same without cells and observers that have gone.
  ///
  /// - Parameters:
  ///   - cells: The cells that there are.
  ///   - observers: The observers that there are.
  /// - Returns: The log of those.
  func limited(to cells: [StateCell], _ observers: [any ViewObserver]) -> WriterLog {
    let living = Set(cells.map { ObjectIdentifier($0) })
    let watching = Set(observers.map { ObjectIdentifier($0) })
    var log = WriterLog()
    log.cells = self.cells.filter { living.contains(ObjectIdentifier($0)) }
    for cell in log.cells {
      let id = ObjectIdentifier(cell)
      log.writers[id] = writers[id]?.filter { watching.contains($0.key) }
    }
    log.deferred = deferred.intersection(living)
    return log
  }

  /// Whether an observer has written a cell.
  func wrote(_ observer: any ViewObserver, _ cell: StateCell) -> Bool {
    writers[ObjectIdentifier(cell)]?[ObjectIdentifier(observer)] != nil
  }

  /// Whether a cell was written later than when that was decided.
  func isDeferred(_ cell: StateCell) -> Bool { deferred.contains(ObjectIdentifier(cell)) }

  /// The cells that an observer has written.
  func cells(writtenBy observer: any ViewObserver) -> [StateCell] {
    cells.filter { wrote(observer, $0) }
  }
}
