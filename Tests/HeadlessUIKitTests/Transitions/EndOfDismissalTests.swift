// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("At the end of a dismissal")
struct EndOfDismissalTests {
  /// A full screen without an animator of the app's.
  private func stage(_ style: UIModalPresentationStyle = .fullScreen) -> TransitionStage {
    let stage = TransitionStage(style)
    stage.modal.transitioningDelegate = nil
    stage.present()
    _ = stage.received()
    return stage
  }

  @Test("nobody presents or is presented any more in the last callbacks (B26, B27)")
  func relations() {
    let stage = stage()
    var seen: [Bool] = []
    stage.base.onDidAppear = { [unowned stage] in
      seen.append(stage.navigation.presentedViewController == nil)
    }
    stage.modal.onDidDisappear = { [unowned stage] in
      seen += [stage.modal.presentingViewController == nil, stage.modal.isBeingDismissed]
      seen.append(stage.modal.view.window == nil)
    }
    stage.dismiss()
    #expect(stage.navigation.presentedViewController === stage.modal)
    stage.endAnimation()
    #expect(seen == [true, true, true, true])
    #expect(!stage.modal.isBeingDismissed)
  }

  @Test("the presenter may present again in its viewDidAppear, the same controller too (E6)")
  func presentInViewDidAppear() {
    let stage = stage()
    stage.base.onDidAppear = { [unowned stage] in
      stage.base.onDidAppear = nil
      stage.navigation.present(stage.modal, animated: true)
    }
    stage.dismiss()
    stage.endAnimation()
    #expect(
      stage.received() == [
        "modal.willDisappear", "base.willAppear", "base.didAppear", "modal.didDisappear",
        "completion", "base.willDisappear", "modal.willAppear",
      ])
    stage.endAnimation()
    #expect(stage.navigation.presentedViewController === stage.modal)
    #expect(stage.modal.view.window != nil)
    #expect(stage.navigation.view.window == nil)
  }

  @Test("a second dismiss has taken the presenter along too, each with its completion (E2)")
  func secondDismiss() {
    let stage = stage(.pageSheet)
    let upper = UIViewController()
    var completed: [String] = []
    stage.turn { stage.modal.present(upper, animated: true) }
    stage.endAnimation()
    stage.turn {
      stage.modal.dismiss(animated: true) { completed.append("first") }
      stage.modal.dismiss(animated: true) { completed.append("second") }
    }
    stage.endAnimation()
    #expect(completed == ["first"])
    stage.endAnimation()
    #expect(completed == ["first", "second"])
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test(
    "a presenter's view that the animator took into the container is gone, or back (D29)",
    arguments: UIKitBehavior.PresentersViewInContainer.allCases)
  func presentersView(answer: UIKitBehavior.PresentersViewInContainer) {
    var behavior = UIKitBehavior()
    behavior.presentersViewInContainer = answer
    let stage = TransitionStage(.overFullScreen, behavior)
    stage.present()
    let frame = stage.navigation.view.frame
    stage.animator.onStart = { context in
      guard let to = context.viewController(forKey: .to)?.view else { return }
      context.containerView.addSubview(to)
    }
    stage.dismiss()
    _ = stage.received()
    stage.endAnimation()
    #expect(
      stage.received() == [
        "completeTransition", "modal.didDisappear", "completion", "animationEnded(true)",
      ])
    #expect((stage.navigation.view.window != nil) == (answer == .isPutBack))
    #expect(stage.navigation.view.frame == frame)
  }

  @Test("the app can put the presenter's view back that went with the container (D29)")
  func presentersViewPutBack() {
    let stage = TransitionStage(.overFullScreen)
    stage.present()
    let window = stage.navigation.view.window
    stage.animator.onStart = { $0.containerView.addSubview(stage.navigation.view) }
    stage.animator.onEnd = { window?.addSubview(stage.navigation.view) }
    stage.dismiss()
    stage.endAnimation()
    #expect(stage.navigation.view.window === window)
    _ = stage.received()
    stage.turn { stage.navigation.present(stage.modal, animated: true) }
    #expect(stage.received() == ["modal.willAppear", "animateTransition"])
  }
}
