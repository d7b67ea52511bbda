// SPDX-License-Identifier: MIT

/// The transitions of a family of systems, each with the answers under which it is there.
struct FamilyGraph: Sendable {
  /// For each state, where its transitions begin; one more entry than states.
  private(set) var offsets: [Int]
  private(set) var targets: [UInt32]
  private(set) var masks: [UInt64]
  private(set) var choices: [UInt32]
  private(set) var conditions: [AnswerSets.Number]
  /// For each state, the sets of actions that are enabled in it and lead out of what was explored.
  private(set) var cuts: [Int: UInt64] = [:]

  /// Groups transitions by their source; those of a state come in the order in which they were taken.
  init<System>(stateCount: Int, edges: EdgeLog<System>) {
    var offsets = Array(repeating: 0, count: stateCount + 1)
    for source in edges.sources { offsets[Int(source) + 1] += 1 }
    for state in 0..<stateCount { offsets[state + 1] += offsets[state] }
    self.offsets = offsets
    targets = Array(repeating: 0, count: edges.count)
    masks = Array(repeating: 0, count: edges.count)
    choices = Array(repeating: 0, count: edges.count)
    conditions = Array(repeating: AnswerSets.none, count: edges.count)
    for edge in edges.sources.indices {
      let place = offsets[Int(edges.sources[edge])]
      offsets[Int(edges.sources[edge])] += 1
      targets[place] = edges.targets[edge]
      if !edges.allowed.isEmpty { masks[place] = edges.allowed[edge] }
      choices[place] = edges.choices[edge]
      conditions[place] = edges.conditions[edge]
    }
    for cut in edges.cuts { cuts[Int(cut.source), default: 0] |= cut.allowed }
  }

  func edges(from state: Int) -> Range<Int> { offsets[state]..<offsets[state + 1] }
}

/// What claims ask of each state, a bit for each question, and under which answers it is true.
@usableFromInline
struct TruthTable: Sendable {
  /// How many words there are for each state.
  @usableFromInline let width: Int
  /// What is true of a state whatever the answers are under which it is there.
  private(set) var always: [UInt64]
  /// What is true of a state under some of them only, and under which, by the place of its bit.
  private(set) var possible: [UInt64]
  private(set) var sometimes: [Int: AnswerSets.Number] = [:]

  @usableFromInline
  init(stateCount: Int, width: Int) {
    self.width = width
    always = Array(repeating: 0, count: stateCount * width)
    possible = always
  }

  /// Notes what is true of a state, under each of several answers; together they are all of its own.
  @usableFromInline
  mutating func note(
    _ found: [(answers: AnswerSets.Number, words: [UInt64])], of state: Int,
    _ sets: inout AnswerSets
  ) {
    for word in 0..<(found.isEmpty ? 0 : width) {
      let place = state * width + word
      always[place] = found.reduce(.max) { $0 & $1.words[word] }
      for (answers, words) in found {
        var rest = words[word] & ~always[place]
        possible[place] |= rest
        while rest != 0 {
          let key = place << 6 | rest.trailingZeroBitCount
          rest &= rest - 1
          sometimes[key] = sets.union(answers, sometimes[key] ?? AnswerSets.none)
        }
      }
    }
  }
}

/// Under which answers something is true of each state.
@usableFromInline
struct FamilyTruth: Sendable {
  private let table: TruthTable
  private let word: Int
  private let bit: Int

  init(_ table: TruthTable, _ word: Int, _ bit: Int) {
    (self.table, self.word, self.bit) = (table, word, bit)
  }

  /// The answers under which it is true of a state; all, if that does not depend on answers.
  func answers(in state: Int) -> AnswerSets.Number {
    let place = state * table.width + word
    if table.always[place] >> UInt64(bit) & 1 == 1 { return AnswerSets.all }
    if table.possible[place] >> UInt64(bit) & 1 == 0 { return AnswerSets.none }
    return table.sometimes[place << 6 | bit] ?? AnswerSets.none
  }

  /// For each state, whether it is true, where no questions are open.
  @usableFromInline var isTrue: [Bool] {
    stride(from: word, to: table.always.count, by: table.width).map {
      table.always[$0] >> UInt64(bit) & 1 == 1
    }
  }
}

/// A part of a family's graph as it is for some answers: with all that is there under any of them.
///
/// Actions count as enabled where they are under all of them. So a behavior that is fair under some of
/// these answers is fair in the part, too; and if all of them agree, the part is their graph.
struct FamilyPart {
  let answers: AnswerSets.Number
  /// The states of the family's graph, in rising order.
  let states: [Int]
  /// For each state, under which of these answers it is there.
  let present: [AnswerSets.Number]
  let graph: StateGraph
  let reverse: ReverseGraph
  /// For each transition of the part, which one it is in the family's graph.
  let edges: [Int]
}

extension FamilyPart {
  /// Cuts a part out, of the states that are there under any of the answers.
  ///
  /// `places` is room for a number for each state of the graph; all are -1, and will be.
  init(
    _ answers: AnswerSets.Number, of states: [Int], _ graph: FamilyGraph,
    known: [AnswerSets.Number], unexpanded: [Int: AnswerSets.Number], _ sets: inout AnswerSets,
    places: inout [Int]
  ) {
    var present = states.map { sets.intersection(known[$0], answers) }
    let states = zip(states, present).filter { $1 != AnswerSets.none }.map(\.0)
    present.removeAll { $0 == AnswerSets.none }
    for (place, state) in states.enumerated() { places[state] = place }
    defer { for state in states { places[state] = -1 } }
    var offsets = [0]
    var (sources, targets): ([UInt32], [UInt32]) = ([], [])
    var masks: [UInt64] = []
    var edges: [Int] = []
    var enabled: [UInt64] = []
    var (isUnexpanded, isOpen): ([Bool], [Bool]) = ([], [])
    for (place, state) in states.enumerated() {
      let present = present[place]
      for edge in graph.edges(from: state) {
        let target = places[Int(graph.targets[edge])]
        if target < 0 || sets.areDisjoint(graph.conditions[edge], present) { continue }
        sources.append(UInt32(place))
        targets.append(UInt32(target))
        masks.append(graph.masks[edge])
        edges.append(edge)
      }
      offsets.append(targets.count)
      enabled.append(graph.surelyEnabled(in: state, under: present, &sets))
      let open = unexpanded[state] ?? AnswerSets.none
      isUnexpanded.append(sets.isSubset(present, of: open))
      isOpen.append(!sets.areDisjoint(present, open) || graph.cuts[state] != nil)
    }
    self.answers = answers
    self.states = states
    self.present = present
    self.edges = edges
    self.graph = StateGraph(
      offsets: offsets, targets: targets, masks: masks, enabled: enabled,
      isUnexpanded: isUnexpanded, isOpen: isOpen)
    reverse = ReverseGraph(
      nodeCount: states.count, sources: sources, targets: targets, allowed: [])
  }
}

extension FamilyGraph {
  /// The sets of actions that are enabled in a state under each of some answers.
  func surelyEnabled(
    in state: Int, under answers: AnswerSets.Number, _ sets: inout AnswerSets
  ) -> UInt64 {
    var sure = cuts[state] ?? 0
    var possible: UInt64 = 0
    for edge in edges(from: state) {
      if conditions[edge] == AnswerSets.all { sure |= masks[edge] } else { possible |= masks[edge] }
    }
    possible &= ~sure
    while possible != 0 {
      let bit: UInt64 = 1 << UInt64(possible.trailingZeroBitCount)
      possible &= ~bit
      var enabling = AnswerSets.none
      for edge in edges(from: state) where masks[edge] & bit != 0 {
        enabling = sets.union(enabling, conditions[edge])
      }
      if sets.isSubset(answers, of: enabling) { sure |= bit }
    }
    return sure
  }
}
