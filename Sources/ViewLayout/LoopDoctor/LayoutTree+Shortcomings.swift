internal import TextMeasurement

extension LayoutTree {
  /// What is amiss with the views as they are shown, one sentence each without its end.
  var shortcomings: [String] {
    var paths = NodePaths()
    return shownNodes.flatMap { node -> [String] in
      var found: [String] = []
      if node.shownText?.isTruncated == true { found.append("\(paths.key(of: node)) is truncated") }
      if node.overflowsParent {
        found.append("\(paths.key(of: node)) reaches out of the view around it")
      }
      return found
    }
  }
}
