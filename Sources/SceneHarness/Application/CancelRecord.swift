// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

/// Whether a transition is cancelled that a tap or the app began, and that no finger has led.
///
/// What is asked for during a drag, or by itself after one, belongs to that drag; and who touches
/// anything while a transition runs may want to stop it.
struct CancelRecord {
  /// Whether what the user did last is part of a drag.
  private var followsDrag = false
  /// Whether a transition runs that began without a finger, and nobody has touched anything since.
  private var isUntouched = false
  /// What the last action has cancelled so, in words.
  private(set) var found: String?

  /// An action is about to happen.
  mutating func actionBegins(_ part: DismissalCount.Part) {
    found = nil
    guard part != .ofNobody else { return }
    (followsDrag, isUntouched) = (part == .ofDrag, false)
  }

  /// An action has happened, and a finger is on the screen or not.
  mutating func actionEnds(
    _ events: [PresentationEvent], isTouched: Bool, isAtRest: Bool, name: (ControllerID) -> String
  ) {
    for event in events {
      switch event {
      case .call(.present, .accepted), .call(.dismiss, .accepted):
        isUntouched = !followsDrag && !isTouched
      case .call(.cancelInteractiveTransition(let id), .accepted),
        .call(.report(.cancel, let id), .accepted):
        if isUntouched { found = "the transition of \(name(id)), which no finger has led" }
      default: break
      }
    }
    if isAtRest { (followsDrag, isUntouched) = (false, false) }
  }

  /// What tells records apart that may come to different ends: some of it only while a transition can be
  /// cancelled.
  func add(to fingerprint: inout Fingerprint, in world: PresentationWorld) {
    fingerprint.combine(followsDrag ? 1 : 0)
    let drive = world.animated?.drive
    guard drive == .interacting || drive == .awaitingInteractiveStart else { return }
    fingerprint.combine(isUntouched ? 1 : 0)
  }
}
