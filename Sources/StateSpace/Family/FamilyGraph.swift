// SPDX-License-Identifier: MIT

/// The transitions of a family of systems, each with the answers under which it is there.
///
/// A transition that was taken several times, under different answers or as another one of those that
/// are enabled, is one transition: so nothing depends on questions whose answers lead to the same.
struct FamilyGraph: Sendable {
  /// For each state, where its transitions begin; one more entry than states.
  private(set) var offsets: [Int] = [0]
  private(set) var targets: [UInt32] = []
  private(set) var masks: [UInt64] = []
  private(set) var conditions: [AnswerSets.Number] = []
  /// For each state, the sets of actions that are enabled in it and lead out of what was explored.
  private(set) var cuts: [Int: UInt64] = [:]
  /// For each transition, the first time that it was taken, and the last one.
  private var firstTakings: [UInt32] = []
  private var lastTakings: [UInt32] = []
  /// For each time that a transition was taken, the place of its action among the enabled ones, the
  /// answers, and the next time.
  private let choices: [UInt32]
  private let answers: [AnswerSets.Number]
  private var nextTakings: [UInt32]

  private static var noTaking: UInt32 { .max }

  /// Groups transitions by their source; those of a state come in the order in which they were taken.
  init<System>(stateCount: Int, edges: EdgeLog<System>, _ sets: inout AnswerSets) {
    var places = Array(repeating: 0, count: stateCount + 1)
    for source in edges.sources { places[Int(source) + 1] += 1 }
    for state in 0..<stateCount { places[state + 1] += places[state] }
    var takings = Array(repeating: 0, count: edges.count)
    for edge in edges.sources.indices {
      takings[places[Int(edges.sources[edge])]] = edge
      places[Int(edges.sources[edge])] += 1
    }
    choices = edges.choices
    answers =
      edges.conditions.isEmpty
      ? Array(repeating: AnswerSets.all, count: edges.count) : edges.conditions
    nextTakings = Array(repeating: Self.noTaking, count: edges.count)
    var next = 0
    for state in 0..<stateCount {
      while next < places[state] {
        add(takings[next], of: edges, &sets)
        next += 1
      }
      offsets.append(targets.count)
    }
    for cut in edges.cuts { cuts[Int(cut.source), default: 0] |= cut.allowed }
  }

  private mutating func add<System>(
    _ taking: Int, of edges: EdgeLog<System>, _ sets: inout AnswerSets
  ) {
    let target = edges.targets[taking]
    let mask = edges.allowed.isEmpty ? 0 : edges.allowed[taking]
    // Of one behavior nothing is joined: what a state leads to in several ways is so in all of them.
    let known = edges.conditions.isEmpty ? 0..<0 : (offsets.last ?? 0)..<targets.count
    for edge in known where targets[edge] == target && masks[edge] == mask {
      conditions[edge] = sets.union(conditions[edge], answers[taking])
      nextTakings[Int(lastTakings[edge])] = UInt32(taking)
      lastTakings[edge] = UInt32(taking)
      return
    }
    targets.append(target)
    masks.append(mask)
    conditions.append(answers[taking])
    firstTakings.append(UInt32(taking))
    lastTakings.append(UInt32(taking))
  }

  /// The first time that a transition was taken under some answers; `nil` if it is not there.
  func taking(
    of edge: Int, under present: AnswerSets.Number, _ sets: inout AnswerSets
  ) -> UInt32? {
    var taking = firstTakings[edge]
    while taking != Self.noTaking {
      if !sets.areDisjoint(answers[Int(taking)], present) { return taking }
      taking = nextTakings[Int(taking)]
    }
    return nil
  }

  /// The places that the action of a transition has among the enabled ones, and under which answers.
  func ranks(of edge: Int) -> [Lasso.Rank] {
    var ranks: [Lasso.Rank] = []
    var taking = firstTakings[edge]
    while taking != Self.noTaking {
      ranks.append(.init(answers: answers[Int(taking)], place: Int(choices[Int(taking)])))
      taking = nextTakings[Int(taking)]
    }
    return ranks
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
    var targets: [UInt32] = []
    var masks: [UInt64] = []
    var edges: [Int] = []
    var found: [(taking: UInt32, edge: Int)] = []
    var enabled: [UInt64] = []
    var (isUnexpanded, isOpen): ([Bool], [Bool]) = ([], [])
    for (place, state) in states.enumerated() {
      let present = present[place]
      found.removeAll(keepingCapacity: true)
      for edge in graph.edges(from: state) where places[Int(graph.targets[edge])] >= 0 {
        guard let taking = graph.taking(of: edge, under: present, &sets) else { continue }
        found.append((taking, edge))
      }
      // The order is the one in which these answers take them.
      if found.count > 1 { found.sort { $0.taking < $1.taking } }
      for (_, edge) in found {
        targets.append(UInt32(places[Int(graph.targets[edge])]))
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
    reverse = ReverseGraph(leaving: offsets, targets: targets)
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
