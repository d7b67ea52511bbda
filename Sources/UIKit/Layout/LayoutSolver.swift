// SPDX-License-Identifier: MIT

import Foundation

/// Solves the constraints in a tree of views.
///
/// The variables are the origins and sizes of views that constraints place, and of guides; all
/// other views stand where they are. Equations are added by priority, among equals by the order in
/// which they were activated, and those that contradict earlier ones are left out. Then, as long as
/// an inequality is violated, the one that matters most is made an equation. Contents' own sizes
/// take part with their priorities. What is still open stays as it is.
@MainActor
struct LayoutSolver {
  struct Relation {
    var row: LinearSystem.Row
    var relation: NSLayoutConstraint.Relation
    var priority: Float
    var order: Int
    var constraint: NSLayoutConstraint?
  }

  let root: UIView
  let isSizeFree: Bool
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var relations: [Relation] = []
  private var values: [Double] = []

  init(root: UIView, isSizeFree: Bool = false) {
    (self.root, self.isSizeFree) = (root, isSizeFree)
    let constraints = root.tree.flatMap(\.ownConstraints)
    if isSizeFree { include(root) }
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] { include(item) }
    }
    guard !places.isEmpty || !constraints.isEmpty else { return }
    relations = constraints.compactMap(relation)
    for view in views { relations += sizes(of: view) }
  }

  var isEmpty: Bool { relations.isEmpty && views.isEmpty }

  // MARK: Variables

  private var count: Int { places.count * 4 }

  private mutating func include(_ item: AnyObject?) {
    if let guide = item as? UILayoutGuide {
      if guide.insets == nil, places[ObjectIdentifier(guide)] == nil {
        places[ObjectIdentifier(guide)] = places.count * 4
        guides.append(guide)
      }
      include(guide.owningView)
    } else if let view = item as? UIView {
      if view is UIScrollView { include(view.guide(.scrollContent), unless: view) }
      var next: UIView? = view
      while let around = next, visited.insert(ObjectIdentifier(around)).inserted {
        includeAlone(around)
        next = around === root ? nil : around.parent
      }
    }
  }

  private mutating func include(_ guide: UILayoutGuide, unless view: UIView) {
    guard places[ObjectIdentifier(guide)] == nil else { return }
    places[ObjectIdentifier(guide)] = places.count * 4
    guides.append(guide)
  }

  private mutating func includeAlone(_ view: UIView) {
    let isFree = view === root ? isSizeFree : !view.translatesAutoresizingMaskIntoConstraints
    guard isFree, places[ObjectIdentifier(view)] == nil else { return }
    places[ObjectIdentifier(view)] = places.count * 4
    views.append(view)
  }

  func frame(of item: AnyObject) -> CGRect {
    guard let place = places[ObjectIdentifier(item)], place + 3 < values.count else { return .zero }
    return CGRect(
      x: values[place], y: values[place + 1], width: max(0, values[place + 2]),
      height: max(0, values[place + 3]))
  }

  // MARK: Rows

  /// Adds a multiple of one of the four values of a view or guide.
  private func add(
    _ part: Int, of item: AnyObject, _ factor: Double, to row: inout LinearSystem.Row
  ) {
    if let place = places[ObjectIdentifier(item)] {
      row[place + part] += factor
    } else if let view = item as? UIView {
      let frame =
        view === root
        ? CGRect(origin: .zero, size: view.bounds.size)
        : view.untransformedFrame
      row[count] += factor * Double([frame.minX, frame.minY, frame.width, frame.height][part])
    } else if let guide = item as? UILayoutGuide, let view = guide.owningView,
      let insets = guide.insets
    {
      let sums = [
        insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom,
      ]
      row[count] += factor * Double(sums[part])
      if part >= 2 { add(part, of: view, factor, to: &row) }
      if part < 2 {
        row[count] += factor * Double([view.bounds.minX, view.bounds.minY][part])
      }
    }
  }

  /// Adds a multiple of an item's origin, seen from a view round it.
  private func addOrigin(
    _ axis: Int, of item: AnyObject, _ factor: Double, from top: UIView,
    to row: inout LinearSystem.Row
  ) {
    if item === top { return }
    add(axis, of: item, factor, to: &row)
    let around = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.parent
    guard let around else { return }
    let origin = axis == 0 ? around.bounds.minX : around.bounds.minY
    row[count] -= factor * Double(origin)
    addOrigin(axis, of: around, factor, from: top, to: &row)
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ factor: Double,
    from top: UIView, to row: inout LinearSystem.Row
  ) {
    if attribute == .width || attribute == .height {
      return add(attribute == .width ? 2 : 3, of: item, factor, to: &row)
    }
    guard let (axis, share) = attribute.position else { return }
    addOrigin(axis, of: item, factor, from: top, to: &row)
    if share != 0 { add(axis + 2, of: item, factor * share, to: &row) }
  }

  private func relation(_ constraint: NSLayoutConstraint) -> Relation? {
    guard var first = constraint.firstItem else { return nil }
    var second = constraint.secondItem
    if second == nil, constraint.secondAttribute != .notAnAttribute { return nil }
    if let scroll = second as? UIScrollView, isInside(first, scroll), constraint.isAboutEdges {
      second = scroll.guide(.scrollContent)
    } else if let scroll = first as? UIScrollView, isInside(second, scroll),
      constraint.isAboutEdges
    {
      first = scroll.guide(.scrollContent)
    }
    var row = LinearSystem.Row(repeating: 0, count: count + 1)
    let top = constraint.holder ?? root
    add(constraint.firstAttribute, of: first, 1, from: top, to: &row)
    if let second {
      let factor = -Double(constraint.multiplier)
      add(constraint.secondAttribute, of: second, factor, from: top, to: &row)
    }
    row[count] -= Double(constraint.constant)
    return Relation(
      row: row, relation: constraint.relation, priority: constraint.priority.rawValue,
      order: constraint.order, constraint: constraint)
  }

  private func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
    guard item !== view, let inner = NSLayoutConstraint.view(of: item) else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  private func sizes(of view: UIView) -> [Relation] {
    guard let place = places[ObjectIdentifier(view)] else { return [] }
    let size = view.intrinsicContentSize
    return [size.width, size.height].enumerated().flatMap { axis, length -> [Relation] in
      guard length != UIView.noIntrinsicMetric else { return [] }
      var row = LinearSystem.Row(repeating: 0, count: count + 1)
      row[place + 2 + axis] = 1
      row[count] = -Double(length)
      let hugging = view.priorities.hugging[axis].rawValue
      let compression = view.priorities.compression[axis].rawValue
      return [
        Relation(row: row, relation: .equal, priority: hugging, order: .max),
        Relation(row: row, relation: .greaterThanOrEqual, priority: compression, order: .max),
      ]
    }
  }

  // MARK: Solving

  /// Finds the values; returns what is wrong.
  mutating func solve() -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    var active: Set<Int> = []
    relations = relations.enumerated().sorted {
      ($1.element.priority, $0.element.order, $0.offset)
        < ($0.element.priority, $1.element.order, $1.offset)
    }.map(\.element)
    for _ in 0...relations.count {
      issues = attempt(active)
      guard let next = relations.indices.first(where: { isViolated($0) && !active.contains($0) })
      else { break }
      active.insert(next)
    }
    return issues
  }

  private mutating func attempt(_ active: Set<Int>) -> [LayoutIssue] {
    var system = LinearSystem(variables: count)
    var issues: [LayoutIssue] = []
    for (index, relation) in relations.enumerated()
    where relation.relation == .equal || active.contains(index) {
      if system.add(relation.row) == .contradictory, relation.priority >= 1000,
        let constraint = relation.constraint
      {
        issues.append(LayoutIssue(kind: .unsatisfiable, subject: constraint.headlessName))
      }
    }
    issues += keepTheRest(&system)
    values = system.values
    return issues
  }

  /// Lets what is still open stay as it is, sizes first.
  private func keepTheRest(_ system: inout LinearSystem) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    let items: [(AnyObject, CGRect, String)] =
      views.map { ($0, $0 === root ? $0.bounds : $0.untransformedFrame, $0.headlessName) }
      + guides.map { ($0, .zero, $0.headlessName) }
    for (item, frame, name) in items where !system.isDetermined {
      guard let place = places[ObjectIdentifier(item)] else { continue }
      let parts = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      for part in [2, 3, 0, 1] {
        var row = LinearSystem.Row(repeating: 0, count: count + 1)
        row[place + part] = 1
        row[count] = -parts[part]
        guard system.add(row) == .added, item is UIView, item !== root else { continue }
        let missing = ["x", "y", "width", "height"][part]
        issues.append(LayoutIssue(kind: .ambiguous, subject: "\(name) \(missing)"))
      }
    }
    return issues
  }

  private func isViolated(_ index: Int) -> Bool {
    let relation = relations[index]
    guard relation.relation != .equal else { return false }
    var sum = relation.row[count]
    for variable in 0..<count { sum += relation.row[variable] * values[variable] }
    return relation.relation == .lessThanOrEqual ? sum > 1e-6 : sum < -1e-6
  }

  /// The size of the root that suits the constraints within it.
  mutating func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let place = places[ObjectIdentifier(root)] else { return target }
    for (part, wanted) in [(2, (target.width, horizontal)), (3, (target.height, vertical))] {
      var row = LinearSystem.Row(repeating: 0, count: count + 1)
      row[place + part] = 1
      row[count] = -Double(wanted.0)
      relations.append(
        Relation(row: row, relation: .equal, priority: wanted.1.rawValue, order: .max))
    }
    _ = solve()
    return frame(of: root).size
  }

  /// Gives scroll views the sizes of contents that their guides have.
  func tellScrollViews() {
    for guide in guides where guide.kind == .scrollContent {
      let size = frame(of: guide).size
      if size != .zero { (guide.owningView as? UIScrollView)?.contentSize = size }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of a position, and the share of the size that is added to the origin.
  var position: (axis: Int, share: Double)? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (0, 0)
    case .right, .trailing, .rightMargin, .trailingMargin: (0, 1)
    case .centerX, .centerXWithinMargins: (0, 0.5)
    case .top, .topMargin: (1, 0)
    case .bottom, .bottomMargin, .lastBaseline: (1, 1)
    case .firstBaseline: (1, 1)
    case .centerY, .centerYWithinMargins: (1, 0.5)
    case .width, .height, .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about edges, which of a scroll view are those of its contents.
  var isAboutEdges: Bool {
    firstAttribute.position != nil && firstAttribute != .centerX && firstAttribute != .centerY
  }
}
