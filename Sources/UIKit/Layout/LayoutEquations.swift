// SPDX-License-Identifier: MIT

/// The constraints of a tree as equations and inequalities between numbers.
struct LayoutEquations {
  /// An equation or inequality between variables.
  struct Relation {
    /// Its place among the rows.
    let row: Int
    let kind: NSLayoutConstraint.Relation
    let priority: Float
    let order: Int

    /// Whether this matters more, or came first and matters as much.
    func comesBefore(_ other: Relation) -> Bool {
      priority == other.priority ? order < other.order : priority > other.priority
    }
  }

  /// Something that UIKit would warn of.
  enum Problem {
    /// A required constraint contradicts earlier ones; it is the one of this order.
    case contradiction(order: Int)
    case open(node: Int, part: Int)
  }

  private let nodes: [LayoutNode]
  /// How many variables there are.
  private let count: Int
  private var rows: CoefficientRows
  private var relations: [Relation] = []
  private var values: [Double] = []

  init(_ nodes: [LayoutNode], variables count: Int, _ terms: [LayoutTerm]) {
    (self.nodes, self.count) = (nodes, count)
    rows = CoefficientRows(variables: count)
    rows.reserve(terms.count)
    relations.reserveCapacity(terms.count)
    for term in terms { append(term) }
  }

  var isEmpty: Bool { relations.isEmpty }

  /// The values of a node with variables: the origin's two, then those of the size.
  func solution(of node: Int) -> SIMD4<Double>? {
    guard let place = nodes[node].place, place + 3 < values.count else { return nil }
    return SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
  }

  // MARK: Rows

  /// Adds a multiple of one of the four values of a node.
  private mutating func add(_ part: Int, of node: Int, _ factor: Double, to row: Int) {
    if let place = nodes[node].place {
      rows[row, place + part] += factor
    } else {
      rows[row, count] += factor * nodes[node].values[part]
      if part >= 2, let other = nodes[node].sizeOf { add(part, of: other, factor, to: row) }
    }
  }

  /// Adds a multiple of a node's origin, seen from a node round it.
  private mutating func addOrigin(
    _ axis: Int, of node: Int, _ factor: Double, from top: Int?, to row: Int
  ) {
    var node = node
    while node != top {
      add(axis, of: node, factor, to: row)
      guard let around = nodes[node].around else { return }
      rows[row, count] -= factor * nodes[around].origin[axis]
      node = around
    }
  }

  private mutating func add(_ side: LayoutTerm.Side, from top: Int?, to row: Int) {
    if side.attribute == .width || side.attribute == .height {
      return add(side.attribute == .width ? 2 : 3, of: side.node, side.factor, to: row)
    }
    guard let (axis, share) = side.attribute.position else { return }
    addOrigin(axis, of: side.node, side.factor, from: top, to: row)
    if share != 0 { add(axis + 2, of: side.node, side.factor * share, to: row) }
  }

  private mutating func append(_ term: LayoutTerm) {
    let row = rows.append()
    add(term.first, from: term.top, to: row)
    if let second = term.second { add(second, from: term.top, to: row) }
    rows[row, count] -= term.constant
    relations.append(
      Relation(row: row, kind: term.relation, priority: term.priority, order: term.order))
  }

  /// Appends a row that gives one of a node's four values.
  private mutating func appendRow(_ part: Int, at place: Int, _ value: Double) -> Int {
    let row = rows.append()
    rows[row, place + part] = 1
    rows[row, count] = -value
    return row
  }

  /// Wants one of the four values of a node to be so much, after all constraints of the priority.
  mutating func want(
    _ part: Int, of node: Int, _ kind: NSLayoutConstraint.Relation, _ value: Double,
    priority: Float
  ) {
    guard let place = nodes[node].place else { return }
    let row = appendRow(part, at: place, value)
    relations.append(Relation(row: row, kind: kind, priority: priority, order: .max))
  }

  // MARK: Solving

  /// Finds the values; those of some nodes stay as they are, in this order, where they are open.
  mutating func solve(keeping kept: [Int]) -> [Problem] {
    var problems: [Problem] = []
    var active: Set<Int> = []
    sortRelations()
    for _ in 0...relations.count {
      problems = attempt(active, keeping: kept)
      guard let next = firstViolation(besides: active) else { break }
      active.insert(next)
    }
    return problems
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
    for place in relations.indices where isViolated(place) && !active.contains(place) {
      return place
    }
    return nil
  }

  private func isViolated(_ index: Int) -> Bool {
    let kind = relations[index].kind
    guard kind != .equal else { return false }
    let row = relations[index].row
    var sum = rows[row, count]
    for variable in 0..<count { sum += rows[row, variable] * values[variable] }
    return kind == .lessThanOrEqual ? sum > 1e-6 : sum < -1e-6
  }

  private mutating func attempt(_ active: Set<Int>, keeping kept: [Int]) -> [Problem] {
    var system = LinearSystem(variables: count)
    var problems: [Problem] = []
    for index in relations.indices
    where relations[index].kind == .equal || active.contains(index) {
      let relation = relations[index]
      if system.add(relation.row, of: rows) == .contradictory, relation.priority >= 1000 {
        problems.append(.contradiction(order: relation.order))
      }
    }
    if !system.isDetermined { problems += keepTheRest(of: kept, &system) }
    values = system.values
    return problems
  }

  /// Lets what is still open stay as it is, sizes first.
  private mutating func keepTheRest(of kept: [Int], _ system: inout LinearSystem) -> [Problem] {
    var problems: [Problem] = []
    for node in kept where !system.isDetermined {
      guard let place = nodes[node].place else { continue }
      for part in [2, 3, 0, 1] {
        let row = appendRow(part, at: place, nodes[node].values[part])
        if system.add(row, of: rows) == .added { problems.append(.open(node: node, part: part)) }
      }
    }
    return problems
  }
}
