/// A node of a tree: a leaf with elements, or a branch over nodes of equal depth.
final class SummaryTreeNode<Element: Summarized> {
  /// The number of elements below.
  private(set) var count = 0

  /// The sum over the elements below.
  private(set) var summary = Element.Sum.zero

  /// The elements of a leaf.
  private var elements: [Element] = []

  /// The nodes of a branch; none in a leaf.
  private var children: [SummaryTreeNode] = []

  /// The most elements of a leaf and children of a branch.
  private static var capacity: Int { 32 }

  /// Fewer are joined with those beside them.
  private static var leastFill: Int { 10 }

  /// Makes a tree of elements.
  convenience init(_ elements: [Element]) {
    self.init(joining: Self.leaves(elements))
  }

  /// Makes a tree over nodes of equal depth.
  init(joining nodes: [SummaryTreeNode]) {
    var level = nodes
    while level.count > Self.capacity { level = Self.branches(level) }
    var top = level
    while top.count == 1, let only = top.first, !only.children.isEmpty { top = only.children }
    if top.count == 1, let leaf = top.first { elements = leaf.elements } else { children = top }
    recount()
  }

  private init(leaf elements: [Element]) {
    self.elements = elements
    recount()
  }

  private init(branch children: [SummaryTreeNode]) {
    self.children = children
    recount()
  }

  private var isLeaf: Bool { children.isEmpty }

  /// How many elements or children the node holds itself.
  private var fill: Int { isLeaf ? elements.count : children.count }

  private func recount() {
    var sum = Element.Sum.zero
    if isLeaf {
      count = elements.count
      for element in elements { sum += element.summary }
    } else {
      count = 0
      for child in children {
        count += child.count
        sum += child.summary
      }
    }
    summary = sum
  }
}

extension SummaryTreeNode {
  /// Whether an element has the index.
  func holds(_ index: Int) -> Bool { index >= 0 && index < count }

  /// The element at an index.
  func element(at index: Int) -> Element {
    guard !isLeaf else { return elements[index] }
    let (child, start) = self.child(holding: index)
    return children[child].element(at: index - start)
  }

  /// The elements of the leaf that holds an index, and the index of the first of them.
  func leaf(holding index: Int) -> (elements: [Element], start: Int) {
    guard !isLeaf else { return (elements, 0) }
    let (child, start) = self.child(holding: index)
    let leaf = children[child].leaf(holding: index - start)
    return (leaf.elements, leaf.start + start)
  }

  /// Changes the element at an index.
  func update<Result>(at index: Int, _ change: (inout Element) -> Result) -> Result {
    defer { recount() }
    guard !isLeaf else { return change(&elements[index]) }
    let (child, start) = self.child(holding: index)
    return children[child].update(at: index - start, change)
  }

  /// Changes every element.
  func updateAll(_ change: (inout Element) -> Void) {
    for index in elements.indices { change(&elements[index]) }
    for child in children { child.updateAll(change) }
    recount()
  }

  /// Changes elements of a range; tells whether to go on.
  func update(
    in range: Range<Int>,
    from start: Int,
    where needsChange: (Element.Sum) -> Bool,
    while change: (Int, inout Element) -> Bool
  ) -> Bool {
    guard needsChange(summary) else { return true }
    defer { recount() }
    for index in range.clamped(to: elements.indices) where needsChange(elements[index].summary) {
      // While an element is changed in its place, every access to anything is compared with that
      // one.
      var element = elements[index]
      let goesOn = change(start + index, &element)
      elements[index] = element
      if !goesOn { return false }
    }
    return forEachChild(in: range) { child, childStart, local in
      child.update(in: local, from: start + childStart, where: needsChange, while: change)
    }
  }

  /// The sum over the elements of a range.
  func summary(in range: Range<Int>) -> Element.Sum {
    if range == 0..<count { return summary }
    var sum = Element.Sum.zero
    for element in elements[range.clamped(to: elements.indices)] { sum += element.summary }
    _ = forEachChild(in: range) { child, _, local in
      sum += child.summary(in: local)
      return true
    }
    return sum
  }

  /// Finds the first element with which a sum reaches something; the sum with all of the node does.
  func first(
    after before: Element.Sum,
    index: Int,
    where reaches: (Element.Sum) -> Bool
  ) -> (index: Int, before: Element.Sum)? {
    var (sum, index) = (before, index)
    for element in elements {
      var next = sum
      next += element.summary
      if reaches(next) { return (index, sum) }
      (sum, index) = (next, index + 1)
    }
    for child in children {
      var next = sum
      next += child.summary
      if reaches(next) { return child.first(after: sum, index: index, where: reaches) }
      (sum, index) = (next, index + child.count)
    }
    return nil
  }

  /// Visits elements of a range; tells whether to go on.
  func forEach(in range: Range<Int>, from start: Int, while visit: (Int, Element) -> Bool) -> Bool {
    for index in range.clamped(to: elements.indices)
    where !visit(start + index, elements[index]) { return false }
    return forEachChild(in: range) { child, childStart, local in
      child.forEach(in: local, from: start + childStart, while: visit)
    }
  }

  /// Visits the children that hold something of a range, each with where it begins and the part of
  /// the range that it holds; tells whether to go on.
  private func forEachChild(
    in range: Range<Int>,
    _ visit: (SummaryTreeNode, Int, Range<Int>) -> Bool
  ) -> Bool {
    var start = 0
    for child in children {
      let local = range.lowerBound - start..<range.upperBound - start
      let part = local.clamped(to: 0..<child.count)
      if local.upperBound <= 0 { break }
      if !part.isEmpty, !visit(child, start, part) { return false }
      start += child.count
    }
    return true
  }

  /// The child that holds an index, and the index of its first element; the last one for the end.
  private func child(holding index: Int) -> (child: Int, start: Int) {
    var start = 0
    for (position, child) in children.enumerated() {
      if index < start + child.count { return (position, start) }
      start += child.count
    }
    return (children.count - 1, start - (children.last?.count ?? 0))
  }
}

extension SummaryTreeNode {
  /// The nodes, as deep as this one, that hold what it held with elements put in the place of
  /// others.
  func replacing(_ range: Range<Int>, with new: [Element]) -> [SummaryTreeNode] {
    if isLeaf {
      elements.replaceSubrange(range, with: new)
      if elements.count > Self.capacity { return Self.leaves(elements) }
      recount()
      return elements.isEmpty ? [] : [self]
    }
    let (first, firstStart) = child(holding: range.lowerBound)
    let (last, lastStart) =
      range.isEmpty ? (first, firstStart) : child(holding: range.upperBound - 1)
    var nodes: [SummaryTreeNode]
    if first == last {
      nodes = children[first].replacing(
        range.lowerBound - firstStart..<range.upperBound - firstStart,
        with: new
      )
    } else {
      nodes = children[first].replacing(
        range.lowerBound - firstStart..<children[first].count,
        with: new
      )
      nodes += children[last].replacing(0..<range.upperBound - lastStart, with: [])
    }
    children.replaceSubrange(first...last, with: nodes)
    joinSmallChildren(near: first..<first + nodes.count)
    if children.count > Self.capacity { return Self.branches(children) }
    recount()
    return children.isEmpty ? [] : [self]
  }

  /// Joins children that hold little with those beside them.
  private func joinSmallChildren(near range: Range<Int>) {
    var index = min(range.upperBound, children.count - 1)
    while index >= max(0, range.lowerBound - 1), children.count > 1 {
      if index < children.count, children[index].fill < Self.leastFill {
        let left = max(0, min(index, children.count - 2))
        let joined = children[left].joined(with: children[left + 1])
        children.replaceSubrange(left...left + 1, with: joined)
      }
      index -= 1
    }
  }

  /// The nodes that hold what this one and the next hold.
  private func joined(with next: SummaryTreeNode) -> [SummaryTreeNode] {
    isLeaf ? Self.leaves(elements + next.elements) : Self.branches(children + next.children)
  }

  /// Leaves of about equal size.
  private static func leaves(_ elements: [Element]) -> [SummaryTreeNode] {
    split(elements.count).map { SummaryTreeNode(leaf: Array(elements[$0])) }
  }

  /// Branches of about equal size.
  private static func branches(_ nodes: [SummaryTreeNode]) -> [SummaryTreeNode] {
    split(nodes.count).map { SummaryTreeNode(branch: Array(nodes[$0])) }
  }

  /// Parts of so many, as few and as equal as can be.
  private static func split(_ count: Int) -> [Range<Int>] {
    let parts = (count + capacity - 1) / capacity
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}
