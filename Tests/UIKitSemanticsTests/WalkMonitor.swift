// SPDX-License-Identifier: MIT

import UIKitSemantics

/// Listens to all that a world says and notices what no UIKit could say.
struct WalkMonitor {
  private(set) var broken: String?
  private var presentations: [ControllerID: Counts] = [:]
  private var lastHeard: [Callback] = []

  /// What was heard of one controller, over all of its presentations.
  private struct Counts {
    var willBegin = 0
    var didEnd = 0
    var didDismiss = 0
    var accepted = 0
    var promisedCompletions = 0
    var completions = 0
  }

  mutating func note(
    _ response: Response, toPresent controller: ControllerID, hasCompletion: Bool
  ) {
    guard response == .accepted else { return }
    presentations[controller, default: Counts()].accepted += 1
    if hasCompletion { presentations[controller, default: Counts()].promisedCompletions += 1 }
  }

  mutating func hear(_ callback: Callback, in world: PresentationWorld) {
    lastHeard.append(callback)
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      break
    case .presentationTransitionWillBegin(let controller),
      .dismissalTransitionWillBegin(let controller):
      count(\.willBegin, of: controller)
    case .presentationTransitionDidEnd(let controller, _),
      .dismissalTransitionDidEnd(let controller, _):
      count(\.didEnd, of: controller)
    case .presentationControllerDidDismiss(let controller):
      count(\.didDismiss, of: controller)
    case .presentCompletion(let controller): count(\.completions, of: controller)
    case .dismissCompletion, .animationEnded, .alongsideCompletion: break
    default:
      guard let controller = callback.presented else { break }
      if world.presentation(of: controller) == nil { fail("\(callback) of what is not presented") }
    }
  }

  /// What is wrong with the numbers when nothing moves any more.
  var brokenAtRest: String? {
    for (controller, counts) in presentations.sorted(by: { $0.key < $1.key }) {
      if counts.willBegin != counts.didEnd {
        return "\(controller): \(counts.willBegin) WillBegin, \(counts.didEnd) DidEnd (C6)"
      }
    }
    return nil
  }

  private mutating func count(_ path: WritableKeyPath<Counts, Int>, of controller: ControllerID) {
    presentations[controller, default: Counts()][keyPath: path] += 1
    let counts = presentations[controller, default: Counts()]
    if counts.didEnd > counts.willBegin { fail("DidEnd without WillBegin (C6)") }
    if counts.didDismiss > counts.accepted { fail("didDismiss twice (A1)") }
    if counts.completions > counts.promisedCompletions { fail("present completed twice (C20)") }
  }

  private mutating func fail(_ message: String) {
    if broken == nil { broken = "\(message); last heard: \(lastHeard.suffix(12))" }
  }
}

extension Callback {
  /// The presented controller that a callback of a running presentation concerns.
  fileprivate var presented: ControllerID? {
    switch self {
    case .presentationControllerShouldDismiss(let controller),
      .presentationControllerWillDismiss(let controller),
      .presentationControllerDidAttemptToDismiss(let controller),
      .adaptivePresentationStyle(let controller),
      .presentationControllerForPresented(let controller),
      .animationControllerForPresented(let controller),
      .animationControllerForDismissed(let controller),
      .interactionControllerForPresentation(let controller),
      .interactionControllerForDismissal(let controller),
      .shouldRemovePresentersView(let controller),
      .containerViewWillLayoutSubviews(let controller),
      .containerViewDidLayoutSubviews(let controller), .animateTransition(let controller),
      .startInteractiveTransition(let controller),
      .animatorAnimationsDidFinish(let controller, _), .alongsideAnimations(let controller):
      controller
    default: nil
    }
  }
}
