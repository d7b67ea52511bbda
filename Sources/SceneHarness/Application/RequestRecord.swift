// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// The requests that UIKit has refused and that nothing has made good since.
///
/// A `present` is made good when the same controller is on screen, or one that shows the same, whoever
/// presented it: so a second tap on a button is no loss. It is lost when the scene is at
/// rest without it, and either its presenter could present by now or the refused controller is gone;
/// but not where the user has left the presenter before: what a screen has to say that was loading is
/// of no use to who has gone back.
/// It is none if the user has tapped it while what another tap asked for waits for the end of a push.
/// A `dismiss` is made good when what it was to remove is gone.
@MainActor
struct RequestRecord {
  private struct Request {
    let refused: RefusedRequest
    let text: String
  }

  private var open: [Request] = []
  /// The requests that are lost, in words.
  private(set) var lost: [String] = []

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, isSettled: Bool, isOfUser: Bool = false) {
    for refused in scene.presentation.takeRefusals() {
      // Who taps twice while a screen comes to rest sees one of two things, and may tap again.
      if isOfUser, refused.isBesideWaiting { continue }
      let request = Request(refused: refused, text: refused.text)
      if !open.contains(where: { $0.text == request.text }) { open.append(request) }
    }
    guard !open.isEmpty || !lost.isEmpty else { return }
    open.removeAll { $0.refused.isMadeGood(in: scene) }
    lost = isSettled ? open.filter { $0.refused.isLost(in: scene) }.map(\.text) : []
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    for request in open {
      fingerprint.combine(request.text)
      fingerprint.combine(request.refused.likeness.mark)
      fingerprint.combine(request.refused.isOvertaken ? 1 : 0)
      fingerprint.combine(request.refused.followsDismissal ? 1 : 0)
    }
  }
}

extension RefusedRequest {
  fileprivate var text: String {
    switch kind {
    case .present:
      "present(\(likeness.description)) on \(caller): refused because \(reason.message)"
    case .dismiss: "dismiss of \(likeness.description): refused because \(reason.message)"
    }
  }

  @MainActor
  fileprivate func isMadeGood(in scene: HeadlessScene) -> Bool {
    let presented = scene.presentation.presentedControllers
    switch kind {
    case .present:
      return presented.contains {
        ($0.existence === subject
          || likeness.isShown(by: $0)
            && $0.likenessAsPresented.value.map(likeness.isSetUp) ?? true)
          && !scene.presentation.isLeaving($0)
      }
    case .dismiss:
      return !presented.contains { $0.existence === subject }
    }
  }

  /// Whether it stays refused, with everything at rest.
  @MainActor
  fileprivate func isLost(in scene: HeadlessScene) -> Bool {
    guard kind == .present else { return true }
    let presenter = presenter.object as? UIViewController
    guard presenter?.viewIfLoaded?.window != nil else { return !isOvertaken }
    return subject.object == nil || presenter?.presentedViewController == nil
  }
}
