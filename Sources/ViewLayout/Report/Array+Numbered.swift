extension [String] {
  /// The names, each different from those before: of equal ones the second ends in `#2`.
  var numbered: [String] {
    var counts: [String: Int] = [:]
    return map { name in
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }
}
