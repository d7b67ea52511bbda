// SPDX-License-Identifier: MIT

/// Which states are expanded of levels that do not fit below a limit on steps.
@usableFromInline
struct Selection<System: TransitionSystem> {
  /// The actions enabled in the states of a level that have any.
  @usableFromInline var offers: [Offer] = []
  /// What is left out, by numbers of visits, or of states where no questions are open.
  @usableFromInline var leftOut: Set<Int> = []
  /// What of that has actions left to take, as the frontier of a search.
  var frontier: [Int] = []
  var answers: [AnswerSets.Number] = []
  var actions = 0
  /// How many steps it takes to take the actions that were not taken.
  var steps = 0
  /// The last level of which all states were found; `nil` while no level was left out in part.
  @usableFromInline var completeDepth: Int?
  /// How many steps are executed until the last level is begun in part.
  var end: Int?
  /// How many states were expanded in which the same actions are enabled.
  private var expansions: [[System.Action]: Int] = [:]

  /// The actions enabled in one state.
  @usableFromInline
  struct Offer {
    let visit: Int
    let actions: [System.Action]
    /// How many steps there are to be executed, as there may be several ways for each action.
    let count: Int
  }

  @usableFromInline
  init() {}

  /// Whether every level was expanded as a whole.
  @usableFromInline var isWhole: Bool { completeDepth == nil }

  @usableFromInline
  func leavesOut(_ visit: Int) -> Bool { !isWhole && leftOut.contains(visit) }

  /// Counts the states of a level that were expanded.
  @usableFromInline
  mutating func noteExpanded() {
    for offer in offers where !leftOut.contains(offer.visit) {
      expansions[offer.actions, default: 0] += 1
    }
    offers = []
  }

  /// Chooses states of a level, those first whose actions were taken from the fewest others, until
  /// there are no more steps.
  ///
  /// - Returns: Those that are left.
  func choose(within steps: Int, each length: Int) -> [Int] {
    var places: [[System.Action]: Int] = [:]
    var groups: [(expanded: Int, offers: ArraySlice<Offer>)] = []
    for offer in offers {
      if let place = places[offer.actions] {
        groups[place].offers.append(offer)
      } else {
        places[offer.actions] = groups.count
        groups.append((expansions[offer.actions] ?? 0, [offer]))
      }
    }
    var rest = steps
    var chosen: Set<Int> = []
    while let next = groups.indices.min(by: { groups[$0].expanded < groups[$1].expanded }),
      let offer = groups[next].offers.popFirst()
    {
      groups[next].expanded = groups[next].offers.isEmpty ? .max : groups[next].expanded + 1
      guard offer.count * length <= rest else { continue }
      rest -= offer.count * length
      chosen.insert(offer.visit)
    }
    return offers.map(\.visit).filter { !chosen.contains($0) }
  }
}

extension Search {
  /// Notes what is enabled in a state of a level, as the lead worker has found out.
  @usableFromInline
  mutating func noteOffer(of visit: Int, count: Int) {
    frontierActions += count
    guard goesOnInPart, count > 0 else { return }
    selection.offers.append(
      Selection<System>.Offer(visit: visit, actions: lead.expansion.actions, count: count))
  }

  /// Whether levels that do not fit are expanded in part.
  private var goesOnInPart: Bool {
    limits.goesOnInPart && limits.steps != nil && recorder == nil && resumption == nil
      && !store.isCompact
  }

  /// Chooses what to expand of a level that does not fit.
  ///
  /// - Returns: Whether there is anything.
  @usableFromInline
  mutating func select(in level: Range<Int>, _ limit: Int) throws(ExplorationError) -> Bool {
    guard goesOnInPart else { return false }
    let offered = selection.offers
    let end = selection.end ?? counts.steps + (limit - counts.steps) / 2
    // As many steps again are left for the levels that follow.
    let left = selection.choose(within: (end - counts.steps) / 2, each: levels.count)
    guard left.count < offered.count else { return false }
    if selection.isWhole { (selection.completeDepth, selection.end) = (levels.count - 1, end) }
    // What depends on their actions alone is evaluated.
    try noteFrontier(left)
    selection.leftOut.formUnion(left)
    selection.frontier += frontier
    selection.answers += frontierAnswers
    selection.actions += frontierActions
    selection.steps += frontierActions * levels.count
    selection.offers = offered
    (frontier, frontierAnswers, frontierActions) = ([], [], 0)
    return true
  }

  /// Adds to the frontier what was left out of the levels before.
  @usableFromInline
  mutating func addWhatIsLeftOut() {
    frontier = selection.frontier + frontier
    frontierAnswers = selection.answers + frontierAnswers
    selection.steps += frontierActions * levels.count
    frontierActions += selection.actions
  }

  /// Whether a visit is the one of its level that expands its state.
  private func isExpanding(_ visit: Int) -> Bool {
    !isFamily || store.visits.shared[visit] != AnswerSets.none
  }

  /// The states none of whose visits was expanded, though there were later ones that were.
  @usableFromInline var unexpanded: Set<Int> {
    guard !selection.isWhole else { return [] }
    var states = Set(selection.leftOut.map { store.stateNumber(ofVisit: $0) })
    for visit in 0..<(counts.expanded + selection.leftOut.count)
    where !selection.leftOut.contains(visit) && isExpanding(visit) {
      states.remove(store.stateNumber(ofVisit: visit))
    }
    return states
  }
}
