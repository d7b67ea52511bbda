// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// From which screens no way out was found, where not everything was explored.
///
/// Whether the user is trapped is known only when all that can follow was explored. But where everything
/// that can be done on a screen was done and nothing has led out, only combinations are left to hope for.
struct WaysOut {
  private typealias State = PresentationSystem<SceneApplication>.State

  private let states: [State]
  /// The states to which explored steps lead, by the state.
  private let next: [[Int]]
  private let isExpanded: [Bool]
  /// Whether explored steps lead to a state where nothing holds the user.
  private var leadsOut: [Bool]

  init(_ exploration: Exploration<PresentationSystem<SceneApplication>>) {
    states = Array(exploration.states)
    isExpanded = states.indices.map(exploration.isExpanded)
    let numbers = Dictionary(
      zip(states.map(\.app.place), states.indices), uniquingKeysWith: { first, _ in first })
    next = states.map { state in state.app.nextPlaces.compactMap { numbers[$0] } }
    leadsOut = states.map { !$0.holdsUser }
    var before = Array(repeating: [Int](), count: states.count)
    for (state, targets) in next.enumerated() {
      for target in targets { before[target].append(state) }
    }
    var pending = states.indices.filter { leadsOut[$0] }
    while let target = pending.popLast() {
      for source in before[target] where !leadsOut[source] {
        leadsOut[source] = true
        pending.append(source)
      }
    }
  }

  /// The screens, one sentence each.
  var missing: [String] {
    var told: Set<String> = []
    var seen: Set<Int> = []
    var texts: [String] = []
    let left = Set(states.indices.filter { leadsOut[$0] }.flatMap { states[$0].screens })
    let starts = states.indices.filter {
      !leadsOut[$0] && isExpanded[$0] && states[$0].app.observation.isSettled
    }
    for start in starts where !seen.contains(start) {
      let screen = states[start].topScreen
      let wasLeft = left.contains(screen)
      // What nobody has left anywhere is looked at together, whatever was behind it.
      let closure = closure(
        of: wasLeft ? [start] : starts.filter { states[$0].topScreen == screen })
      seen.formUnion(closure)
      guard let count = countOfActions(in: closure, ofOneScreen: !wasLeft),
        told.insert(screen).inserted
      else { continue }
      texts.append(
        "No way out of '\(screen)' was found after '\(states[start].app.pathNames)': each of the "
          + "\(count) actions that are possible from there on was tried, none of them led out, and not "
          + "all of their combinations were tried.")
    }
    return texts
  }

  /// The states to which explored steps lead from some.
  private func closure(of starts: [Int]) -> [Int] {
    var found = Set(starts)
    var pending = starts
    while let state = pending.popLast() {
      for target in next[state] where found.insert(target).inserted { pending.append(target) }
    }
    return found.sorted()
  }

  /// In fewer states, the way out may be farther than anybody went.
  private static let fewest = 100
  /// The same where nobody has left such a screen anywhere.
  private static let fewestOfOneScreen = 20

  /// How many different actions are possible in some states, of which enough were expanded; `nil` where it
  /// is open whether something else is possible in the others, or known that nothing leads out.
  ///
  /// A state is like others if what is possible there was done in them, and, where something is being
  /// dismissed, if all else that UIKit does is the same as in one of them.
  private func countOfActions(in closure: [Int], ofOneScreen: Bool) -> Int? {
    let expanded = closure.filter { isExpanded[$0] }.map { states[$0] }
    let left = closure.filter { !isExpanded[$0] && !states[$0].actionNames.isEmpty }
    let (taken, known) = (Set(expanded.flatMap(\.actionNames)), Set(expanded.map(\.situation)))
    func isKnown(_ state: State) -> Bool {
      state.isDismissing
        ? known.contains(state.situation) : state.actionNames.allSatisfy(taken.contains)
    }
    guard expanded.count >= (ofOneScreen ? Self.fewestOfOneScreen : Self.fewest), !left.isEmpty,
      left.allSatisfy({ isKnown(states[$0]) })
    else { return nil }
    return taken.count
  }
}

extension HarnessState<SceneApplication> {
  /// Whether something is presented that was not there at launch.
  fileprivate var holdsUser: Bool {
    !app.isOver && app.observation.untried.isEmpty
      && world.count > app.observation.presentedAtLaunch
  }

  fileprivate var isDismissing: Bool {
    (0..<world.count).contains { world.presentation(at: $0).isBeingDismissed }
  }

  /// What UIKit does, and what is possible.
  fileprivate var situation: [String] { ["\(world.mark)"] + actionNames }

  fileprivate var topScreen: String { screens.last ?? "" }

  /// What is presented, from below.
  fileprivate var screens: [String] {
    let names = ControllerNames(app.observation.controllerNames)
    return (0..<world.count).map { names[world.presentation(at: $0).presented] }
  }

  fileprivate var actionNames: [String] {
    let names = ControllerNames(app.observation.controllerNames)
    return app.enabledActions.map { names.name(of: $0) }
  }
}
