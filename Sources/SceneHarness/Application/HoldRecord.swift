// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// What a tap puts out of use while it shows something or asks a server, and whether that can be used
/// again when it is over.
///
/// Whether it should be is not known from one execution: somebody who has bought something cannot buy
/// it again. So what comes of each hold goes into the ledger, and only what a gesture of UIKit's or an
/// alert's Cancel never brings back, where another way out does, or what no failure ever brings back, is
/// out of use for good.
@MainActor
struct HoldRecord {
  private struct Hold {
    let part: UsablePart
    let use: Use
    let tap: String
    var cause: Cause
    /// Whether what held it is over, and it is still out of use.
    var isLeft = false
  }

  private enum Cause {
    /// A presentation; whether it is on its way out, and by what.
    case shown(Existence, name: String, isLeaving: Bool, WayOut)
    /// A request; what was presented when it was made, and whether it has failed.
    case asked(below: [Existence], hasFailed: Bool)
  }

  /// What takes a presentation off the screen: the app itself, a gesture of UIKit's, the Cancel of an
  /// alert, or the app after a button that is called so.
  private enum WayOut: UInt64 { case app, gesture, cancel, cancelButton }

  /// How an action may end a hold.
  private enum Ending { case gesture, answer, failure, other }

  private struct Tap {
    let name: String
    /// What was out of use before.
    var unusable: Set<UsablePart>
    let controls: VisibleControls
    let census: SceneCensus
    let presented: [Existence]
  }

  private var holds: [Hold] = []
  /// The tap whose consequences come: those of the same turn, and what it has put off until the next.
  private var tap: Tap?
  private var ending = Ending.other
  /// Whether what comes is of a tap on a button that is called Cancel.
  private var isCancelling = false
  private let configuration: String
  private let ledger: SceneLedger

  init(_ definition: SceneDefinition) {
    (configuration, ledger) = (definition.configuration.text, definition.ledger)
  }

  /// An action is about to happen; maybe a tap while nothing moves and nothing is pending.
  mutating func actionBegins(
    _ action: SceneActor.Action, isTapping: Bool, in scene: HeadlessScene, _ census: SceneCensus
  ) {
    ending = .other
    if action.actor == .user { (tap, isCancelling) = (nil, false) }
    switch action {
    case .uikit(let input): if input.actor == .user { ending = .gesture }
    case .input(let input):
      if case .tap = input.deed { isCancelling = input.name == "tap Cancel" }
      if case .fire(let event) = input.deed, scene.clock.isAnswer(event) {
        ending = input.name.hasSuffix(" fails") ? .failure : .answer
        tap = nil
      } else if case .fire(let event) = input.deed, scene.clock.isFailure(event) {
        ending = .failure
      }
      guard isTapping else { return }
      holds.removeAll { $0.isLeft && $0.tap == input.name }
      tap = Tap(
        name: input.name, unusable: UsablePart.unusable(in: scene, census),
        controls: VisibleControls(in: census), census: census,
        presented: scene.presentation.presentedControllers.map(\.existence))
    }
  }

  /// An action has happened.
  mutating func actionEnds(
    _ events: [PresentationEvent], in scene: HeadlessScene, _ census: SceneCensus, isSettled: Bool
  ) {
    let presented = scene.presentation.presentedControllers
    if !holds.isEmpty { update(events, presented, isSettled: isSettled) }
    if isSettled || holds.isEmpty { isCancelling = false }
    guard let tap else { return }
    defer { if isSettled || !scene.clock.hasConsequences { self.tap = nil } }
    let cause: Cause
    if let new = presented.first(where: { one in
      !tap.presented.contains { $0 === one.existence }
    }) {
      cause = .shown(new.existence, name: new.headlessName, isLeaving: false, .app)
    } else if !isSettled {
      cause = .asked(below: tap.presented, hasFailed: false)
    } else {
      return
    }
    let isShown = if case .shown = cause { true } else { false }
    var unusable = UsablePart.unusable(in: scene, census)
    if isShown { unusable.formUnion(tap.controls.missing(in: census)) }
    guard unusable.count > 0, unusable != tap.unusable else { return }
    let new = unusable.filter {
      !tap.unusable.contains($0) && $0.isKnown(to: tap.census) && (isShown || !$0.isSpinner)
    }
    self.tap?.unusable = unusable
    holds += new.map { part in
      let use = Use(
        configuration: configuration, tap: tap.name, part: part.text, isOfRequest: !isShown)
      return Hold(part: part, use: use, tap: tap.name, cause: cause)
    }.sorted { $0.use.part < $1.use.part }
  }

  private mutating func update(
    _ events: [PresentationEvent], _ presented: [UIViewController], isSettled: Bool
  ) {
    holds = holds.compactMap { hold in
      var hold = hold
      guard hold.part.exists else { return nil }
      if hold.isLeft {
        guard isSettled, hold.part.isUsable else { return hold }
        ledger.note(hold.use, isBroughtBackByApp: false)
        return nil
      }
      switch hold.cause {
      case .shown(let existence, let name, let wasLeaving, var way):
        if let controller = presented.first(where: { $0.existence === existence }) {
          let isLeaving = controller.isBeingDismissed
          // What an answer does that comes meanwhile is neither the gesture's doing nor the app's.
          if way != .app, wasLeaving, ending == .answer || ending == .failure { return nil }
          if isLeaving, !wasLeaving {
            way = wayOut(of: controller, events)
          }
          hold.cause = .shown(existence, name: name, isLeaving: isLeaving, way)
          return hold
        }
        guard isSettled else { return hold }
        if hold.part.isUsable {
          ledger.note(hold.use, isBroughtBackByApp: way == .app || way == .cancelButton)
        } else if way == .app, hold.part.isMissing {
          ledger.note(leftByApp: hold.use)
        }
        hold.isLeft = way != .app
        return hold.isLeft && !hold.part.isUsable ? hold : nil
      case .asked(let below, var hasFailed):
        if ending == .answer { return nil }
        if ending == .failure { hasFailed = true }
        hold.cause = .asked(below: below, hasFailed: hasFailed)
        guard isSettled, presented.count <= below.count else { return hold }
        guard hasFailed, presented.map(\.existence).elementsEqual(below, by: ===) else {
          return nil
        }
        if hold.part.isUsable { ledger.note(hold.use, isBroughtBackByApp: false) }
        hold.isLeft = true
        return hold.part.isUsable ? nil : hold
      }
    }
  }

  /// What has begun to take a controller off the screen.
  private func wayOut(of controller: UIViewController, _ events: [PresentationEvent]) -> WayOut {
    if ending == .gesture, !events.dismisses { return .gesture }
    if (controller as? UIAlertController)?.isCanceled == true { return .cancel }
    return isCancelling ? .cancelButton : .app
  }

  /// Whether a tap has put something out of use that is not known to be usable again.
  var isHolding: Bool { !holds.isEmpty }

  /// What is still out of use now that what held it is over.
  var left: [OutOfUse] {
    holds.filter { $0.isLeft && $0.part.isOnScreen }.map { hold in
      let end =
        switch hold.cause {
        case .shown(_, let name, _, let way):
          "\(way == .gesture ? "a gesture" : "Cancel") has dismissed \(name)"
        case .asked: "the request has failed"
        }
      return OutOfUse(
        use: hold.use, text: "\(hold.part.text) since '\(hold.tap)', although \(end)")
    }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    if isCancelling { fingerprint.combine(1) }
    if let tap {
      fingerprint.combine(tap.name)
      fingerprint.combine(UInt64(tap.unusable.count))
    }
    for hold in holds {
      fingerprint.combine(hold.use.tap)
      fingerprint.combine(hold.use.part)
      fingerprint.combine(hold.isLeft ? 1 : 0)
      switch hold.cause {
      case .shown(_, _, let isLeaving, let way):
        fingerprint.combine(2 * way.rawValue + (isLeaving ? 1 : 0))
      case .asked(let below, let hasFailed):
        fingerprint.combine(UInt64(8 + 2 * below.count + (hasFailed ? 1 : 0)))
      }
    }
  }
}

extension HoldRecord {
  /// What is put out of use by what, the same in all executions.
  struct Use: Hashable, Sendable {
    let configuration: String
    let tap: String
    let part: String
    let isOfRequest: Bool
  }

  /// Something that is out of use although what held it is over.
  struct OutOfUse: Hashable, Sendable {
    let use: Use
    let text: String
  }
}

extension [PresentationEvent] {
  /// Whether the app dismisses something.
  fileprivate var dismisses: Bool {
    contains { if case .call(.dismiss, .accepted) = $0 { true } else { false } }
  }
}
