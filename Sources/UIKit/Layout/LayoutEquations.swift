// SPDX-License-Identifier: MIT

/// The constraints of a tree as equations and inequalities between numbers.
///
/// Variables that no relation links are solved apart: mostly a list has as many small systems as rows,
/// and the two axes have nothing to do with each other.
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
  private var rows = SparseRows()
  private var relations: [Relation] = []
  private var values: [Double] = []

  init(_ nodes: [LayoutNode], variables count: Int, _ terms: [LayoutTerm]) {
    (self.nodes, self.count) = (nodes, count)
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
  private mutating func add(_ part: Int, of node: Int, _ factor: Double) {
    if let variable = nodes[node].variable(of: part) {
      rows.add(factor, of: variable)
    } else {
      rows.add(factor * nodes[node].values[part])
      if part >= 2, let other = nodes[node].sizeOf { add(part, of: other, factor) }
    }
  }

  /// Adds a multiple of a node's origin, seen from a node round it.
  private mutating func addOrigin(_ axis: Int, of node: Int, _ factor: Double, from top: Int?) {
    var node = node
    while node != top {
      add(axis, of: node, factor)
      guard let around = nodes[node].around else { return }
      rows.add(-factor * nodes[around].origin[axis])
      node = around
    }
  }

  private mutating func add(_ side: LayoutTerm.Side, from top: Int?) {
    if side.attribute == .width || side.attribute == .height {
      return add(side.attribute == .width ? 2 : 3, of: side.node, side.factor)
    }
    guard let (axis, share) = side.attribute.position else { return }
    addOrigin(axis, of: side.node, side.factor, from: top)
    if share != 0 { add(axis + 2, of: side.node, side.factor * share) }
  }

  private mutating func append(_ term: LayoutTerm) {
    let row = rows.append()
    add(term.first, from: term.top)
    if let second = term.second { add(second, from: term.top) }
    rows.add(-term.constant)
    relations.append(
      Relation(row: row, kind: term.relation, priority: term.priority, order: term.order))
  }

  /// Wants one of the four values of a node to be so much, after all constraints of the priority.
  mutating func want(
    _ part: Int, of node: Int, _ kind: NSLayoutConstraint.Relation, _ value: Double,
    priority: Float
  ) {
    guard let variable = nodes[node].variable(of: part) else { return }
    let row = rows.append()
    rows.add(1, of: variable)
    rows.add(-value)
    relations.append(Relation(row: row, kind: kind, priority: priority, order: .max))
  }

  // MARK: Solving

  /// All that the values depend on.
  struct Question: Hashable {
    private struct Rank: Hashable {
      let row: Int
      let kind: NSLayoutConstraint.Relation
      let priority: Float
    }

    private let rows: SparseRows
    private let ranks: [Rank]
    fileprivate let wishes: [LayoutPart.Wish]

    fileprivate init(_ rows: SparseRows, _ relations: [Relation], _ wishes: [LayoutPart.Wish]) {
      (self.rows, self.wishes) = (rows, wishes)
      ranks = relations.map { Rank(row: $0.row, kind: $0.kind, priority: $0.priority) }
    }
  }

  /// The values, and the places of the relations and the wishes that are told of.
  struct Answer {
    fileprivate let values: [Double]
    fileprivate let contradicted: [Int], open: [Int]
  }

  /// What is to be solved; the values of some nodes stay as they are, in this order, where they are
  /// open.
  mutating func question(keeping kept: [Int]) -> Question {
    // What matters most stands first; among equals, what came first.
    relations.sort { $0.comesBefore($1) }
    var wishes: [LayoutPart.Wish] = []
    for node in kept {
      guard let place = nodes[node].place else { continue }
      for part in [2, 3, 0, 1] {
        wishes.append(
          LayoutPart.Wish(
            node: node, part: part, variable: place + part, value: nodes[node].values[part]))
      }
    }
    return Question(rows, relations, wishes)
  }

  /// Finds the values.
  func answer(to question: Question) -> Answer {
    var values = [Double](repeating: 0, count: count)
    var contradicted: [Int] = []
    var open: Set<Int> = []
    let parts = LayoutPart.all(
      of: rows, relations.map(\.row), question.wishes, variables: count)
    for var part in parts { part.solve(relations, &values, &contradicted, &open) }
    return Answer(
      values: values, contradicted: contradicted.sorted(),
      open: question.wishes.indices.filter(open.contains))
  }

  /// Takes the values over; returns what UIKit would warn of.
  mutating func adopt(_ answer: Answer, to question: Question) -> [Problem] {
    values = answer.values
    return answer.contradicted.map { .contradiction(order: relations[$0].order) }
      + answer.open.map { .open(node: question.wishes[$0].node, part: question.wishes[$0].part) }
  }
}
