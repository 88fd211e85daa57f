extension Array {
  /// The same elements, without memory for more if much of that waits.
  var withoutSlack: [Element] {
    let slack = capacity - count
    guard slack > count / 4, slack * MemoryLayout<Element>.stride >= 32 else { return self }
    return withUnsafeBufferPointer { Array($0) }
  }
}
