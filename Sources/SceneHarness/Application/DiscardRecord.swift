// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Whether a gesture throws away what the user has put in, where a button of the same screen asks.
///
/// A button asks if it closes the screen at once while nothing was put in, and where the gesture
/// began shows an alert that leads to closing it, too. That is found out in many executions and goes into the
/// ledger; so does what the app looks like after a gesture when nothing was put in: where it is the
/// same, all is lost.
@MainActor
struct DiscardRecord {
  private struct Entry {
    let controller: Existence
    let screen: String
    /// The state in which it was presented.
    let start: Fingerprint?
    var isEdited = false
    /// The last state in which nothing moved, since something was put in.
    var rest: Fingerprint?
    /// The tap that has shown the alert over the screen.
    var asker: String?
    var isLeaving = false
    var byGesture = false
  }

  /// The end of a screen by a gesture.
  struct Ending: Hashable, Sendable {
    let screen: String
    /// The state in which it was presented.
    let start: Fingerprint
    let isEdited: Bool
    /// The state before the gesture, if something was put in.
    let rest: Fingerprint?
  }

  private var entries: [Entry] = []
  private var last: Ending?
  /// The screen that a gesture has closed with the last actions, when nothing moves.
  private(set) var ending: Ending?
  private var tap: String?
  /// The state before the action.
  private var start: Fingerprint?
  private var isGesture = false
  private let configuration: String
  private let ledger: SceneLedger

  init(_ definition: SceneDefinition) {
    (configuration, ledger) = (definition.configuration.text, definition.ledger)
  }

  /// An action is about to happen.
  mutating func actionBegins(
    _ step: SceneStep, in scene: HeadlessScene, isAtRest: Bool
  ) {
    (tap, ending, isGesture) = (nil, nil, false)
    start = step.origin.value?.visible
    if isAtRest, let place = entries.indices.last, entries[place].isEdited {
      entries[place].rest = start
    }
    switch step.action {
    case .uikit(let input): isGesture = input.actor == .user
    case .input(let input):
      if case .tap = input.deed { tap = input.name }
      guard input.actor == .user, let top = scene.presentation.presentedControllers.last,
        let place = entries.firstIndex(where: { $0.controller === top.existence })
      else { return }
      entries[place].asker = nil
      if input.isEdit { entries[place].isEdited = true }
    }
  }

  /// An action has happened.
  mutating func actionEnds(
    _ events: [PresentationEvent], in scene: HeadlessScene, isSettled: Bool
  ) {
    let presented = scene.presentation.presentedControllers
    let former = entries
    entries.removeAll { entry in
      let isGone = !presented.contains { $0.existence === entry.controller }
      if isGone, entry.byGesture, let start = entry.start {
        last = Ending(
          screen: entry.screen, start: start, isEdited: entry.isEdited, rest: entry.rest)
      }
      return isGone
    }
    // Who asks afterwards asks, too.
    if presented.count > entries.count { last = nil }
    for controller in presented
    where !entries.contains(where: { $0.controller === controller.existence }) {
      if let tap, (controller as? UIAlertController)?.actions.count ?? 0 > 1,
        former.last?.isEdited == true,
        entries.last?.controller === former.last?.controller
      {
        entries[entries.count - 1].asker = tap
      }
      let screen = "\(configuration) \(controller.headlessName)"
      entries.append(Entry(controller: controller.existence, screen: screen, start: start))
    }
    for (place, controller) in presented.enumerated() where place < entries.count {
      let isLeaving = controller.isBeingDismissed
      if isLeaving, !entries[place].isLeaving { noteEnd(of: place, events) }
      entries[place].isLeaving = isLeaving
    }
    guard isSettled else { return }
    (ending, last) = (last, nil)
  }

  /// A screen has begun to go.
  private mutating func noteEnd(of place: Int, _ events: [PresentationEvent]) {
    let isOfApp = events.contains {
      if case .call(.dismiss, .accepted) = $0 { true } else { false }
    }
    entries[place].byGesture = isGesture && !isOfApp
    guard isOfApp else { return }
    let entry = entries[place]
    if let asker = entry.asker, let rest = entry.rest {
      ledger.note(asking: .init(tap: asker, screen: entry.screen), in: rest)
    } else if let tap, !entry.isEdited, place == entries.count - 1 {
      ledger.note(closing: .init(tap: tap, screen: entry.screen))
    }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    for entry in entries {
      fingerprint.combine(
        (entry.isEdited ? 1 : 0) + (entry.isLeaving ? 2 : 0) + (entry.byGesture ? 4 : 0))
      fingerprint.combine(entry.asker ?? "")
    }
    fingerprint.combine(last.map { $0.isEdited ? 2 : 1 } ?? 0)
  }
}

extension DiscardRecord {
  /// A screen, and the state in which it was presented.
  struct Start: Hashable, Sendable {
    let screen: String
    let state: Fingerprint

    init(_ ending: Ending) { (screen, state) = (ending.screen, ending.start) }
  }

  /// A button of a screen.
  struct Button: Hashable, Sendable {
    let tap: String
    let screen: String
  }
}

extension SceneInput {
  /// Whether the user puts something in.
  fileprivate var isEdit: Bool {
    switch deed {
    case .type, .choose, .chooseEntry, .chooseInOpenMenu, .chooseDate, .chooseRow, .slide: true
    default: false
    }
  }
}
