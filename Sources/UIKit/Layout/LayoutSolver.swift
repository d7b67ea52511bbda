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
  private var rows = CoefficientRows(variables: 0)
  private var values: [Double] = []
  /// How many variables and how many constraints there are.
  private var count = 0, found = 0

  init(root: UIView, isSizeFree: Bool = false) {
    (self.root, self.isSizeFree) = (root, isSizeFree)
    Self.solutions += 1
    mark = Self.solutions
    if isSizeFree { include(.view(root)) }
    includeItems(of: root)
    guard count > 0 || found > 0 else { return }
    rows = CoefficientRows(variables: count)
    rows.reserve(found)
    relations.reserveCapacity(found)
    appendRelations(of: root)
    for view in views { appendSizes(of: view) }
  }

  var isEmpty: Bool { relations.isEmpty && views.isEmpty }

  // MARK: Variables

  /// Makes variables for what the constraints of a view, and of those in it, are about.
  private mutating func includeItems(of view: UIView) {
    if let held = view.heldConstraints {
      found += held.list.count
      for constraint in held.list {
        if let first = constraint.first { include(first) }
        if let second = constraint.second { include(second) }
      }
    }
    for child in view.children { includeItems(of: child) }
  }

  private mutating func include(_ item: LayoutItem) {
    if let scroll = item.scrollView { include(alone: scroll.guide(.scrollContent)) }
    if case .guide(let guide) = item, guide.insets == nil { include(alone: guide) }
    var next = item.view
    while let around = next, around.solution.mark != mark {
      include(alone: around)
      next = around === root ? nil : around.parent
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
  private func place(of item: LayoutItem) -> Int? {
    let solution = item.solution
    return solution.mark == mark ? solution.place : nil
  }

  func frame(of item: LayoutItem) -> CGRect {
    guard let place = place(of: item), place + 3 < values.count else { return .zero }
    return CGRect(
      x: values[place], y: values[place + 1], width: max(0, values[place + 2]),
      height: max(0, values[place + 3]))
  }

  // MARK: Rows

  /// Adds a multiple of one of the four values of a view or guide.
  private mutating func add(_ part: Int, of item: LayoutItem, _ factor: Double, to row: Int) {
    if let place = place(of: item) {
      rows[row, place + part] += factor
      return
    }
    switch item {
    case .view(let view):
      let frame =
        view === root ? CGRect(origin: .zero, size: view.bounds.size) : view.untransformedFrame
      rows[row, count] += factor * frame.part(part)
    case .guide(let guide):
      guard let view = guide.owningView, let insets = guide.insets else { return }
      rows[row, count] += factor * insets.part(part)
      if part >= 2 { add(part, of: .view(view), factor, to: row) }
      if part < 2 { rows[row, count] += factor * view.bounds.part(part) }
    }
  }

  /// Adds a multiple of an item's origin, seen from a view round it.
  private mutating func addOrigin(
    _ axis: Int, of item: LayoutItem, _ factor: Double, from top: UIView, to row: Int
  ) {
    if item.isView(top) { return }
    add(axis, of: item, factor, to: row)
    guard let around = item.surroundings else { return }
    let origin = axis == 0 ? around.bounds.minX : around.bounds.minY
    rows[row, count] -= factor * Double(origin)
    addOrigin(axis, of: .view(around), factor, from: top, to: row)
  }

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double,
    from top: UIView, to row: Int
  ) {
    if attribute == .width || attribute == .height {
      return add(attribute == .width ? 2 : 3, of: item, factor, to: row)
    }
    guard let (axis, share) = attribute.position else { return }
    addOrigin(axis, of: item, factor, from: top, to: row)
    if share != 0 { add(axis + 2, of: item, factor * share, to: row) }
  }

  /// Appends the constraints of a view, and of those in it.
  private mutating func appendRelations(of view: UIView) {
    if let held = view.heldConstraints {
      for constraint in held.list { append(constraint) }
    }
    for child in view.children { appendRelations(of: child) }
  }

  private mutating func append(_ constraint: NSLayoutConstraint) {
    guard var first = constraint.first else { return }
    var second = constraint.second
    if second == nil, constraint.secondAttribute != .notAnAttribute { return }
    if let scroll = second?.scrollView, first.isInside(scroll), constraint.isAboutEdges {
      second = .guide(scroll.guide(.scrollContent))
    } else if let scroll = first.scrollView, second?.isInside(scroll) == true,
      constraint.isAboutEdges
    {
      first = .guide(scroll.guide(.scrollContent))
    }
    let row = rows.append()
    let top = constraint.holder ?? root
    add(constraint.firstAttribute, of: first, 1, from: top, to: row)
    if let second {
      let factor = -Double(constraint.multiplier)
      add(constraint.secondAttribute, of: second, factor, from: top, to: row)
    }
    rows[row, count] -= Double(constraint.constant)
    relations.append(
      Relation(
        row: row, relation: constraint.relation, priority: constraint.priority.rawValue,
        order: constraint.order, constraint: constraint))
  }

  /// Appends a row that gives one of an item's four values.
  private mutating func appendRow(of part: Int, at place: Int, _ value: Double) -> Int {
    let row = rows.append()
    rows[row, place + part] = 1
    rows[row, count] = -value
    return row
  }

  private mutating func appendSizes(of view: UIView) {
    guard let place = place(of: .view(view)) else { return }
    let size = view.intrinsicContentSize
    for axis in 0...1 {
      let length = axis == 0 ? size.width : size.height
      guard length != UIView.noIntrinsicMetric else { continue }
      let row = appendRow(of: 2 + axis, at: place, Double(length))
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
      if system.add(relations[index].row, of: rows) == .contradictory,
        relations[index].priority >= 1000,
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
  private mutating func keepTheRest(_ system: inout LinearSystem) -> [LayoutIssue] {
    if system.isDetermined { return [] }
    var issues: [LayoutIssue] = []
    let items: [(LayoutItem, CGRect)] =
      views.map { (.view($0), $0 === root ? $0.bounds : $0.untransformedFrame) }
      + guides.map { (.guide($0), .zero) }
    for (item, frame) in items where !system.isDetermined {
      guard let place = place(of: item) else { continue }
      for part in [2, 3, 0, 1] {
        let row = appendRow(of: part, at: place, frame.part(part))
        guard system.add(row, of: rows) == .added, case .view = item, !item.isView(root) else {
          continue
        }
        let missing = ["x", "y", "width", "height"][part]
        issues.append(LayoutIssue(kind: .ambiguous, subject: "\(item.headlessName) \(missing)"))
      }
    }
    return issues
  }

  private func isViolated(_ index: Int) -> Bool {
    let relation = relations[index].relation
    guard relation != .equal else { return false }
    let row = relations[index].row
    var sum = rows[row, count]
    for variable in 0..<count { sum += rows[row, variable] * values[variable] }
    return relation == .lessThanOrEqual ? sum > 1e-6 : sum < -1e-6
  }

  /// The size of the root that suits the constraints within it.
  mutating func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let place = place(of: .view(root)) else { return target }
    for (part, wanted) in [(2, (target.width, horizontal)), (3, (target.height, vertical))] {
      let row = appendRow(of: part, at: place, Double(wanted.0))
      relations.append(
        Relation(row: row, relation: .equal, priority: wanted.1.rawValue, order: .max))
    }
    _ = solve()
    return frame(of: .view(root)).size
  }

  /// Gives scroll views the sizes of contents that their guides have.
  func tellScrollViews() {
    for guide in guides where guide.kind == .scrollContent {
      let size = frame(of: .guide(guide)).size
      if size != .zero { (guide.owningView as? UIScrollView)?.contentSize = size }
    }
  }
}
