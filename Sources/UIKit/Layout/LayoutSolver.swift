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
  let root: UIView
  let isSizeFree: Bool
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  /// Tells the notes that this solver leaves on views and guides from those of others.
  private let mark: Int
  private static var solutions = 0
  private var relations: [Relation] = []
  private var values: [Double] = []
  /// How many variables there are.
  private var count = 0

  init(root: UIView, isSizeFree: Bool = false) {
    (self.root, self.isSizeFree) = (root, isSizeFree)
    Self.solutions += 1
    mark = Self.solutions
    var constraints: [NSLayoutConstraint] = []
    root.visitTree { view in
      if let held = view.heldConstraints { constraints += held.list }
    }
    if isSizeFree { include(root) }
    for constraint in constraints {
      include(constraint.firstItem)
      include(constraint.secondItem)
    }
    guard count > 0 || !constraints.isEmpty else { return }
    relations.reserveCapacity(constraints.count)
    for constraint in constraints {
      if let relation = relation(constraint) { relations.append(relation) }
    }
    for view in views { appendSizes(of: view) }
  }

  var isEmpty: Bool { relations.isEmpty && views.isEmpty }

  // MARK: Variables

  private mutating func include(_ item: AnyObject?) {
    if let view = item as? UIView {
      if view is UIScrollView { include(alone: view.guide(.scrollContent)) }
      var next: UIView? = view
      while let around = next, around.solution.mark != mark {
        include(alone: around)
        next = around === root ? nil : around.parent
      }
    } else if let guide = item as? UILayoutGuide {
      if guide.insets == nil { include(alone: guide) }
      include(guide.owningView)
    }
  }

  private mutating func include(alone guide: UILayoutGuide) {
    guard guide.solution.mark != mark else { return }
    guide.solution = SolutionPlace(mark: mark, place: nextPlace())
    guides.append(guide)
  }

  private mutating func include(alone view: UIView) {
    let isFree = view === root ? isSizeFree : !view.translatesAutoresizingMaskIntoConstraints
    view.solution = SolutionPlace(mark: mark, place: isFree ? nextPlace() : nil)
    if isFree { views.append(view) }
  }

  private mutating func nextPlace() -> Int {
    defer { count += 4 }
    return count
  }

  /// Where the variables of a view or guide stand, if it has some.
  private func place(of item: AnyObject) -> Int? {
    let solution = (item as? UIView)?.solution ?? (item as? UILayoutGuide)?.solution
    return solution?.mark == mark ? solution?.place : nil
  }

  func frame(of item: AnyObject) -> CGRect {
    guard let place = place(of: item), place + 3 < values.count else { return .zero }
    return CGRect(
      x: values[place], y: values[place + 1], width: max(0, values[place + 2]),
      height: max(0, values[place + 3]))
  }

  // MARK: Rows

  /// Adds a multiple of one of the four values of a view or guide.
  private func add(
    _ part: Int, of item: AnyObject, _ factor: Double, to row: inout LinearSystem.Row
  ) {
    if let place = place(of: item) {
      row[place + part] += factor
    } else if let view = item as? UIView {
      let frame =
        view === root
        ? CGRect(origin: .zero, size: view.bounds.size)
        : view.untransformedFrame
      row[count] += factor * frame.part(part)
    } else if let guide = item as? UILayoutGuide, let view = guide.owningView,
      let insets = guide.insets
    {
      row[count] += factor * insets.part(part)
      if part >= 2 { add(part, of: view, factor, to: &row) }
      if part < 2 { row[count] += factor * view.bounds.part(part) }
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

  private mutating func appendSizes(of view: UIView) {
    guard let place = place(of: view) else { return }
    let size = view.intrinsicContentSize
    for axis in 0...1 {
      let length = axis == 0 ? size.width : size.height
      guard length != UIView.noIntrinsicMetric else { continue }
      var row = LinearSystem.Row(repeating: 0, count: count + 1)
      row[place + 2 + axis] = 1
      row[count] = -Double(length)
      let hugging = view.priorities.hugging[axis].rawValue
      let compression = view.priorities.compression[axis].rawValue
      relations += [
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
    sortRelations()
    for _ in 0...relations.count {
      issues = attempt(active)
      guard let next = firstViolation(besides: active) else { break }
      active.insert(next)
    }
    return issues
  }

  /// Puts what matters most first; among equals, what came first.
  ///
  /// Mostly they stand nearly so already.
  private mutating func sortRelations() {
    for end in relations.indices.dropFirst() {
      var place = end
      while place > 0, relations[place].comesBefore(relations[place - 1]) {
        relations.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private func firstViolation(besides active: Set<Int>) -> Int? {
    for place in relations.indices where !active.contains(place) && isViolated(place) {
      return place
    }
    return nil
  }

  private mutating func attempt(_ active: Set<Int>) -> [LayoutIssue] {
    var system = LinearSystem(variables: count)
    var issues: [LayoutIssue] = []
    for index in relations.indices
    where relations[index].relation == .equal || active.contains(index) {
      if system.add(relations[index].row) == .contradictory, relations[index].priority >= 1000,
        let constraint = relations[index].constraint
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
    if system.isDetermined { return [] }
    var issues: [LayoutIssue] = []
    let items: [(AnyObject, CGRect, String)] =
      views.map { ($0, $0 === root ? $0.bounds : $0.untransformedFrame, $0.headlessName) }
      + guides.map { ($0, .zero, $0.headlessName) }
    for (item, frame, name) in items where !system.isDetermined {
      guard let place = place(of: item) else { continue }
      for part in [2, 3, 0, 1] {
        var row = LinearSystem.Row(repeating: 0, count: count + 1)
        row[place + part] = 1
        row[count] = -frame.part(part)
        guard system.add(row) == .added, item is UIView, item !== root else { continue }
        let missing = ["x", "y", "width", "height"][part]
        issues.append(LayoutIssue(kind: .ambiguous, subject: "\(name) \(missing)"))
      }
    }
    return issues
  }

  private func isViolated(_ index: Int) -> Bool {
    let relation = relations[index].relation
    guard relation != .equal else { return false }
    var sum = relations[index].row[count]
    for variable in 0..<count { sum += relations[index].row[variable] * values[variable] }
    return relation == .lessThanOrEqual ? sum > 1e-6 : sum < -1e-6
  }

  /// The size of the root that suits the constraints within it.
  mutating func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let place = place(of: root) else { return target }
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
