// SPDX-License-Identifier: MIT

import Foundation

/// Reads a tree of views and its constraints into numbers.
///
/// Each object is looked at once; what follows counts no references.
@MainActor
struct LayoutReader {
  let root: UIView
  private let isSizeFree: Bool
  /// The views and the guides that have variables, with their nodes.
  private(set) var views: [(view: UIView, node: Int)] = []
  private(set) var guides: [(guide: UILayoutGuide, node: Int)] = []
  private(set) var nodes: [LayoutNode] = []
  private(set) var terms: [LayoutTerm] = []
  /// How many variables there are.
  private(set) var count = 0
  /// Tells the notes that this reader leaves on views and guides from those of others.
  private let mark: Int
  private static var readers = 0

  init(_ root: UIView, isSizeFree: Bool) {
    (self.root, self.isSizeFree) = (root, isSizeFree)
    Self.readers += 1
    mark = Self.readers
    let constraints = HeadlessScene.current.activeConstraints
    nodes.reserveCapacity(8)
    terms.reserveCapacity(constraints)
    if isSizeFree { _ = node(of: .view(root)) }
    read(root)
  }

  private func knownNode(of view: UIView) -> Int? {
    view.solution.mark == mark ? view.solution.node : nil
  }

  /// The constraint that was put in force at a time, if it still is.
  func constraint(ofOrder order: Int) -> NSLayoutConstraint? {
    root.tree.lazy.flatMap(\.constraints).first { $0.order == order }
  }

  // MARK: Nodes

  private mutating func node(of item: LayoutItem) -> Int {
    switch item {
    case .view(let view):
      if let scroll = view.asScrollView { _ = node(of: scroll.guide(.scrollContent), alone: true) }
      return node(of: view)
    case .guide(let guide): return node(of: guide, alone: false)
    }
  }

  private mutating func node(of view: UIView) -> Int {
    if view.solution.mark == mark { return view.solution.node }
    let isRoot = view === root
    let isFree = isRoot ? isSizeFree : !view.translatesAutoresizingMaskIntoConstraints
    let frame = view.untransformedFrame
    let bounds = view.bounds
    var place = isRoot ? CGRect(origin: .zero, size: bounds.size) : frame
    if isRoot, isSizeFree { place = bounds }
    let node = append(
      LayoutNode(
        place: isFree ? nextPlace() : nil, values: SIMD4(place), origin: SIMD2(bounds.origin)))
    view.solution = SolutionPlace(mark: mark, node: node)
    if isFree { views.append((view, node)) }
    if !isRoot, let parent = view.parent { nodes[node].around = self.node(of: parent) }
    return node
  }

  /// Makes a node for a guide, and for the view that it is in unless only the guide is wanted yet.
  private mutating func node(of guide: UILayoutGuide, alone: Bool) -> Int {
    let node: Int
    if guide.solution.mark == mark {
      node = guide.solution.node
    } else {
      let insets = guide.insets
      node = append(
        LayoutNode(
          place: insets == nil ? nextPlace() : nil, values: insets.map { SIMD4($0) } ?? .zero,
          isOriginFixed: guide.kind == .scrollContent))
      guide.solution = SolutionPlace(mark: mark, node: node)
      if insets == nil { guides.append((guide, node)) }
    }
    guard !alone, nodes[node].around == nil, let view = guide.owningView else { return node }
    let around = self.node(of: view)
    nodes[node].around = around
    if nodes[node].place == nil {
      nodes[node].sizeOf = around
      nodes[node].values.lowHalf += nodes[around].origin
    }
    return node
  }

  private mutating func append(_ node: LayoutNode) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func nextPlace() -> Int {
    defer { count += 4 }
    return count
  }

  // MARK: Constraints

  private mutating func read(_ view: UIView) {
    if let held = view.heldConstraints {
      for constraint in held.list { read(constraint) }
    }
    for child in view.children { read(child) }
  }

  private mutating func read(_ constraint: NSLayoutConstraint) {
    let (first, other) = (constraint.first, constraint.second)
    var firstNode: Int?, secondNode: Int?
    if let first { firstNode = node(of: first) }
    if let other { secondNode = node(of: other) }
    guard let first else { return }
    if other == nil, constraint.secondAttribute != .notAnAttribute { return }
    if let scroll = other?.scrollView, first.isInside(scroll), constraint.isAboutEdges {
      secondNode = node(of: .guide(scroll.guide(.scrollContent)))
    } else if let scroll = first.scrollView, other?.isInside(scroll) == true,
      constraint.isAboutEdges
    {
      firstNode = node(of: .guide(scroll.guide(.scrollContent)))
    }
    guard let firstNode else { return }
    var second: LayoutTerm.Side?
    if let secondNode {
      second = LayoutTerm.Side(
        node: secondNode, attribute: constraint.secondAttribute,
        factor: -Double(constraint.multiplier))
    }
    terms.append(
      LayoutTerm(
        first: .init(node: firstNode, attribute: constraint.firstAttribute, factor: 1),
        second: second, top: knownNode(of: constraint.holder ?? root),
        constant: Double(constraint.constant), relation: constraint.relation,
        priority: constraint.priority.rawValue, order: constraint.order))
  }
}

extension LayoutItem {
  /// Whether the item is somewhere in a view.
  fileprivate func isInside(_ outer: UIView) -> Bool {
    if isView(outer) { return false }
    guard let inner = view else { return false }
    return inner !== outer && inner.isDescendant(of: outer)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about edges, which of a scroll view are those of its contents.
  fileprivate var isAboutEdges: Bool {
    firstAttribute.position != nil && firstAttribute != .centerX && firstAttribute != .centerY
  }
}
