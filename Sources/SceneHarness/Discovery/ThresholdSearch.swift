// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Looks for what happens only where a drag is lifted between the positions of the vocabulary.
///
/// An exploration lifts fingers at a few positions. Where two neighboring ones come to different
/// outcomes, the position in the middle is tried, and so on until the app's threshold lies between
/// two percent of the way, which is 8 points on a view as high as an iPhone. An outcome is what is
/// there when the finger has gone, apart from anything that is measured in fractions: a view that
/// stays where it was left is no other outcome.
///
/// It is done once for each drag and each phase of UIKit's transition, in the first state of the
/// exploration that has them, under UIKit's usual behavior. So it depends on the exploration alone.
struct ThresholdSearch {
  typealias System = PresentationSystem<SceneApplication>

  /// How many states are looked into, and how many positions are tried in each.
  static let boundOfStates = 8, boundOfPositions = 40

  private let exploration: Exploration<System>

  init(_ exploration: Exploration<System>) { self.exploration = exploration }

  /// What was found, each drag once; lifts that end the process are tried in another one first.
  func found() -> [DragThresholds] {
    let starts = starts
    guard !starts.isEmpty else { return [] }
    let found = SceneJournal.isolated { () -> [DragThresholds] in
      var found: [DragThresholds] = []
      for start in starts {
        guard let new = thresholds(from: start) else { continue }
        if let place = found.firstIndex(where: { $0.drag == new.drag }) {
          found[place].add(new)
        } else {
          found.append(new)
        }
      }
      return found
    }
    return found ?? []
  }

  // MARK: - Where drags begin

  /// A state in which a drag has just begun.
  private struct Start {
    let state: System.State
    let drag: BegunDrag
    /// Where the finger stops by default, in ascending order.
    let positions: [Int]
  }

  private struct Kind: Hashable {
    let drag: String
    let presentations: Int
    let transition: Presentation.Transition?
    let drive: Presentation.Drive?
  }

  private var starts: [Start] {
    var kinds: Set<Kind> = []
    var starts: [Start] = []
    for state in exploration.states where starts.count < Self.boundOfStates {
      guard let start = start(in: state) else { continue }
      let moving = state.world.animated
      let kind = Kind(
        drag: start.drag.name, presentations: state.world.count, transition: moving?.transition,
        drive: moving?.drive)
      if kinds.insert(kind).inserted { starts.append(start) }
    }
    return starts
  }

  private func start(in state: System.State) -> Start? {
    guard let drag = BegunDrag(among: state.app.enabledActions), drag.positions.count > 1 else {
      return nil
    }
    return Start(state: state, drag: drag, positions: ([0] + drag.positions + [100]).sorted())
  }

  // MARK: - What comes of lifts

  /// What is there when the finger has gone.
  private struct Outcome: Hashable {
    let app: Fingerprint
    let presentations: [Presentation]
    let actions: [String]
  }

  private func thresholds(from start: Start) -> DragThresholds? {
    var outcomes: [Int: Outcome] = [:]
    for position in start.positions { outcomes[position] = outcome(of: start, at: position) }
    let usual = Set(outcomes.values)
    // What is different everywhere has no threshold.
    guard usual.count > 1, usual.count < outcomes.count else { return nil }
    var open = Array(zip(start.positions, start.positions.dropFirst()))
    var found = DragThresholds(drag: start.drag.name)
    while !open.isEmpty, outcomes.count < Self.boundOfPositions {
      let (low, high) = open.removeFirst()
      guard outcomes[low] != outcomes[high] else { continue }
      guard high - low > 1 else {
        found.brackets.append([low, high])
        continue
      }
      let middle = (low + high) / 2
      outcomes[middle] = outcome(of: start, at: middle)
      open += [(low, middle), (middle, high)]
    }
    var known = usual
    for position in outcomes.keys.sorted() {
      guard let outcome = outcomes[position], known.insert(outcome).inserted else { continue }
      found.positions.append(position)
    }
    return found
  }

  private func outcome(of start: Start, at position: Int) -> Outcome {
    let system = exploration.system
    var events: [PresentationEvent] = []
    let before = system.state(start.state, answering: Answering(Answers()))
    let after = system.step(before, by: .input(start.drag.lift(at: position)), emitting: &events)
    return Outcome(
      app: after.app.shape,
      presentations: (0..<after.world.count).map { after.world.presentation(at: $0) },
      actions: after.app.enabledActions.map { system.name(of: $0) })
  }
}

/// Where the outcome of a drag changes.
public struct DragThresholds: Hashable, Sendable {
  /// The drag, as traces call it.
  public let drag: String
  /// Pairs of positions in percent, one percent apart, at which a lift comes to different outcomes.
  public internal(set) var brackets: [[Int]] = []
  /// Positions at which a lift comes to an outcome that it has at none of the vocabulary's
  /// positions.
  public internal(set) var positions: [Int] = []

  fileprivate mutating func add(_ other: DragThresholds) {
    brackets = (brackets + other.brackets.filter { !brackets.contains($0) }).sorted {
      $0[0] < $1[0]
    }
    positions = Set(positions + other.positions).sorted()
  }

  /// In words.
  var text: String {
    let places = brackets.map { "\($0[0]) and \($0[1])" }.joined(separator: ", ")
    let new = positions.map { "\($0)" }.joined(separator: ", ")
    return "\(drag) between \(places) %" + (new.isEmpty ? "" : ", lifted at \(new) % too")
  }
}

extension Exploration where System == PresentationSystem<SceneApplication> {
  /// Where the outcomes of drags change, tried once for each drag and phase of a transition.
  ///
  /// - Complexity: At most 320 lifts, each with the actions that lead to it.
  package var dragThresholds: [DragThresholds] { ThresholdSearch(self).found() }
}
