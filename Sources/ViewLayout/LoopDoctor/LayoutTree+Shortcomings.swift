internal import TextMeasurement

extension LayoutTree {
  /// What is amiss with the views as they are shown, one sentence each without its end.
  var shortcomings: [String] {
    let paths = ShownPaths(of: self)
    return paths.nodes.flatMap { node -> [String] in
      var found: [String] = []
      if node.shownText?.isTruncated == true { found.append("\(paths[node]) is truncated") }
      if node.overflowsParent {
        found.append("\(paths[node]) reaches out of the view around it")
      }
      return found
    }
  }
}
