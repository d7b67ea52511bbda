// SPDX-License-Identifier: MIT

/// A part of a layout that is solved by itself: variables that relations link, and these relations.
struct LayoutPart {
  /// A variable that stays as it is where it is open.
  struct Wish: Hashable {
    let node: Int
    let part: Int
    let variable: Int
    let value: Double
  }

  private let variables: [Int]
  /// The places of the relations, what matters most first.
  private let relations: [Int]
  /// The places of the wishes, in their order, and their variables here.
  private let wishes: [(place: Int, variable: Int, value: Double)]
  /// The relations' rows, in their order.
  private var rows: CoefficientRows
  private var values: [Double] = []

  // MARK: Taking apart

  /// The parts of a layout.
  static func all(
    of rows: SparseRows, _ relations: [Int], _ wishes: [Wish], variables count: Int
  ) -> [LayoutPart] {
    var parents = Array(0..<count)
    func first(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    for row in relations {
      guard let one = rows[row].first?.variable else { continue }
      for term in rows[row].dropFirst() { parents[first(term.variable)] = first(one) }
    }
    // Relations between what is fixed have a part of their own, the last one.
    var numbers = [Int](repeating: -1, count: count)
    var (places, members) = ([Int](repeating: 0, count: count), [[Int]]())
    for variable in 0..<count {
      let root = first(variable)
      if numbers[root] < 0 {
        numbers[root] = members.count
        members.append([])
      }
      places[variable] = members[numbers[root]].count
      members[numbers[root]].append(variable)
    }
    var related = [[Int]](repeating: [], count: members.count + 1)
    for (place, row) in relations.enumerated() {
      let number = rows[row].first.map { numbers[first($0.variable)] }
      related[number ?? members.count].append(place)
    }
    var wished = [[Int]](repeating: [], count: members.count + 1)
    for (place, wish) in wishes.enumerated() {
      wished[numbers[first(wish.variable)]].append(place)
    }
    members.append([])
    return members.indices.map { number in
      LayoutPart(
        variables: members[number], relations: related[number],
        wishes: wished[number].map { ($0, places[wishes[$0].variable], wishes[$0].value) },
        rows: coefficients(
          related[number].map { relations[$0] }, of: rows, places, members[number].count))
    }
  }

  private static func coefficients(
    _ chosen: [Int], of rows: SparseRows, _ places: [Int], _ count: Int
  ) -> CoefficientRows {
    var found = CoefficientRows(variables: count)
    found.reserve(chosen.count + 1)
    for row in chosen {
      let new = found.append()
      for term in rows[row] { found[new, places[term.variable]] = term.factor }
      found[new, count] = rows.constants[row]
    }
    return found
  }

  // MARK: Solving

  /// Finds the values of the variables, the relations that contradict those before them, and the
  /// wishes that were needed.
  mutating func solve(
    _ all: [LayoutEquations.Relation], _ found: inout [Double], _ contradicted: inout [Int],
    _ open: inout Set<Int>
  ) {
    var (wrong, needed) = ([] as [Int], [] as [Int])
    var active: Set<Int> = []
    for _ in 0...relations.count {
      (wrong, needed) = attempt(all, active)
      guard let next = firstViolation(all, besides: active) else { break }
      active.insert(next)
    }
    for (place, variable) in variables.enumerated() { found[variable] = values[place] }
    contradicted += wrong
    open.formUnion(needed)
  }

  private func firstViolation(
    _ all: [LayoutEquations.Relation], besides active: Set<Int>
  ) -> Int? {
    relations.indices.first { isViolated(all, $0) && !active.contains($0) }
  }

  private func isViolated(_ all: [LayoutEquations.Relation], _ row: Int) -> Bool {
    let kind = all[relations[row]].kind
    guard kind != .equal else { return false }
    var sum = rows[row, variables.count]
    for variable in variables.indices { sum += rows[row, variable] * values[variable] }
    return kind == .lessThanOrEqual ? sum > 1e-6 : sum < -1e-6
  }

  private mutating func attempt(
    _ all: [LayoutEquations.Relation], _ active: Set<Int>
  ) -> (contradicted: [Int], needed: [Int]) {
    var system = LinearSystem(variables: variables.count)
    var contradicted: [Int] = []
    for row in relations.indices where all[relations[row]].kind == .equal || active.contains(row) {
      if system.add(row, of: rows) == .contradictory, all[relations[row]].priority >= 1000 {
        contradicted.append(relations[row])
      }
    }
    // What is still open stays as it is, sizes first.
    var needed: [Int] = []
    for wish in wishes where !system.isDetermined {
      let row = rows.append()
      rows[row, wish.variable] = 1
      rows[row, variables.count] = -wish.value
      if system.add(row, of: rows) == .added { needed.append(wish.place) }
      rows.removeLast()
    }
    values = system.values
    return (contradicted, needed)
  }
}
