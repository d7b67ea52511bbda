// SPDX-License-Identifier: MIT

import UIKitSemantics

/// Listens to all that a world says and notices what no UIKit could say.
struct WalkMonitor {
  private(set) var broken: String?
  private var presentations: [ControllerID: Counts] = [:]
  private var children: [ControllerID: ControllerID] = [:]
  private var lastReceived: [Callback] = []
  private var appearances: [ControllerID: Callback] = [.root: .viewDidAppear(.root)]
  private var owedDismissCompletions = 0
  private var dismissCompletions = 0
  /// Whether `completeTransition` is told the truth; a lie breaks the order of appearance (D10).
  private let isHonest: Bool

  /// What was learned of one controller, over all of its presentations.
  private struct Counts {
    var willBegin = 0
    var didEnd = 0
    var didDismiss = 0
    var accepted = 0
    var owedCompletions = 0
    var completions = 0
    var cancelledPresentations = 0
  }

  init(isHonest: Bool) { self.isHonest = isHonest }

  mutating func note(
    _ response: Response, toPresent controller: ControllerID, hasCompletion: Bool
  ) {
    guard response == .accepted else { return }
    presentations[controller, default: Counts()].accepted += 1
    if hasCompletion { presentations[controller, default: Counts()].owedCompletions += 1 }
  }

  /// What is put around a presented controller is presented in its place (F11).
  mutating func noteWrapper(_ controller: ControllerID, of child: ControllerID) {
    presentations[controller, default: Counts()].accepted += 1
    children[controller] = child
    // What is put around a covered controller is covered from the start.
    if appearances[controller] == nil { appearances[controller] = .viewDidDisappear(controller) }
  }

  mutating func noteDismissal(hasCompletion: Bool) {
    if hasCompletion { owedDismissCompletions += 1 }
  }

  mutating func receive(_ callback: Callback, in world: PresentationWorld) {
    lastReceived.append(callback)
    switch callback {
    case .viewWillAppear(let controller), .viewIsAppearing(let controller),
      .viewDidAppear(let controller), .viewWillDisappear(let controller),
      .viewDidDisappear(let controller):
      checkOrder(of: callback, controller, isTop: world.topmostController == controller)
    case .presentationTransitionWillBegin(let controller),
      .dismissalTransitionWillBegin(let controller):
      count(\.willBegin, of: controller)
    case .presentationTransitionDidEnd(let controller, _),
      .dismissalTransitionDidEnd(let controller, _):
      count(\.didEnd, of: controller)
    case .presentationControllerDidDismiss(let controller):
      count(\.didDismiss, of: controller)
    case .presentCompletion(let controller): count(\.completions, of: controller)
    case .dismissCompletion:
      dismissCompletions += 1
      if dismissCompletions > owedDismissCompletions { fail("dismiss completed twice (E15)") }
    case .animationEnded(let controller, completed: false):
      guard world.presentation(of: controller) == nil else { break }
      count(\.cancelledPresentations, of: children[controller] ?? controller)
    case .animationEnded, .alongsideCompletion: break
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
      if counts.completions + counts.cancelledPresentations < counts.owedCompletions {
        return "\(controller): a completion of present is missing (C20)"
      }
    }
    return nil
  }

  /// Appearance callbacks come in the order will, is, did; only a cancel turns them back (B14, B17).
  private mutating func checkOrder(
    of callback: Callback, _ controller: ControllerID, isTop: Bool
  ) {
    let before = appearances.updateValue(callback, forKey: controller)
    let isPossible =
      switch (before, callback) {
      case (nil, .viewWillAppear), (.viewDidDisappear, .viewWillAppear),
        (.viewWillDisappear, .viewWillAppear), (.viewWillAppear, .viewIsAppearing),
        (.viewIsAppearing, .viewDidAppear), (.viewIsAppearing, .viewWillDisappear),
        (.viewDidAppear, .viewWillDisappear), (.viewWillDisappear, .viewDidDisappear):
        true
      case (.viewDidDisappear, .viewWillDisappear), (.viewWillDisappear, .viewWillDisappear):
        !isTop  // A covered controller learns of each dismissal that includes it (B28).
      case (.viewWillAppear, .viewWillDisappear):
        controller.rawValue >= 5  // A child that is taken away in its viewWillAppear.
      default: !isHonest
      }
    if !isPossible { fail("\(callback) follows \(String(describing: before))") }
  }

  private mutating func count(_ path: WritableKeyPath<Counts, Int>, of controller: ControllerID) {
    presentations[controller, default: Counts()][keyPath: path] += 1
    let counts = presentations[controller, default: Counts()]
    if counts.didEnd > counts.willBegin { fail("DidEnd without WillBegin (C6)") }
    if counts.didDismiss > counts.accepted { fail("didDismiss twice (A1)") }
    if counts.completions > counts.owedCompletions { fail("present completed twice (C20)") }
  }

  private mutating func fail(_ message: String) {
    if broken == nil { broken = "\(message); last received: \(lastReceived.suffix(8))" }
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
      .animationControllerForPresented(let controller),
      .animationControllerForDismissed(let controller),
      .interactionControllerForPresentation(let controller),
      .interactionControllerForDismissal(let controller),
      .shouldRemovePresentersView(let controller),
      .containerViewWillLayoutSubviews(let controller),
      .containerViewDidLayoutSubviews(let controller), .animateTransition(let controller),
      .startInteractiveTransition(let controller),
      .shouldPresentInFullscreen(let controller), .transitionDuration(let controller),
      .interruptibleAnimator(let controller), .wantsInteractiveStart(let controller),
      .presentedView(let controller), .frameOfPresentedViewInContainerView(let controller),
      .presentationControllerViewWillTransition(let controller),
      .interactionChanged(let controller, _, _),
      .animatorAnimationsDidFinish(let controller, _), .alongsideAnimations(let controller):
      controller
    default: nil
    }
  }
}
