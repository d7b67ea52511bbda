// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Each test names the recording that it repeats; the recordings are those of kern0x1b/charon,
/// `tests/backports/device/customtransition-expectations.h` and `custompresentation-expectations.h`.
@MainActor
@Suite("A transition with an animator goes as it was recorded")
struct TransitionRecordingTests {
  private typealias Sight = TransitionStage.Sight
  private let full = TransitionStage.full
  private let inset = TransitionStage.full.insetBy(dx: 20, dy: 60)

  @Test("when a full screen comes: order, views and frames (REC1, REC2)")
  func presentation() {
    let stage = TransitionStage()
    stage.present()
    #expect(
      stage.received() == [
        "base.willDisappear", "modal.willAppear", "animateTransition", "completeTransition",
        "modal.didAppear", "base.didDisappear", "completion", "animationEnded(true)",
      ])
    #expect(
      stage.animator.sight
        == Sight(
          fromIsInContainer: true, toIsInContainer: false, fromHasWindow: true, toHasWindow: false,
          subviews: 1, style: .fullScreen, frames: [full, .zero, .zero, full]))
    #expect(stage.animator.toHasWindowAtEnd == true)
    #expect(stage.animator.fromHasWindowAtEnd == false)
    #expect(stage.modal.view.alpha == 1)
  }

  @Test("when a full screen goes: order, views and frames (REC3, REC4, REC19)")
  func dismissal() {
    let stage = TransitionStage()
    let frame = stage.navigation.view.frame
    stage.present()
    _ = stage.received()
    stage.dismiss()
    stage.endAnimation()
    #expect(
      stage.received() == [
        "modal.willDisappear", "base.willAppear", "animateTransition", "completeTransition",
        "base.didAppear", "modal.didDisappear", "completion", "animationEnded(true)",
      ])
    #expect(
      stage.animator.sight
        == Sight(
          fromIsInContainer: true, toIsInContainer: false, fromHasWindow: true, toHasWindow: false,
          subviews: 1, style: .fullScreen, frames: [full, full, .zero, full]))
    #expect(stage.animator.toHasWindowAtEnd == true)
    #expect(stage.animator.fromHasWindowAtEnd == false)
    #expect(stage.navigation.view.superview === stage.scene.windows.first)
    #expect(stage.navigation.view.frame == frame)
  }

  @Test("when the user changes his mind: all comes back after the end (REC6)")
  func cancelledDismissal() {
    let stage = TransitionStage()
    stage.present()
    _ = stage.received()
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    stage.dismiss()
    stage.turn { stage.driver.startInteractiveTransition() }
    #expect(stage.animator.sight?.isInteractive == true)
    stage.turn { interactor.update(0.4) }
    #expect(interactor.percentComplete == 0.4)
    stage.turn { interactor.cancel() }
    let before = ["modal.willDisappear", "base.willAppear", "animateTransition"]
    #expect(stage.received() == before)
    stage.endAnimation()
    #expect(
      stage.received() == [
        "completeTransition", "base.willDisappear", "base.didDisappear", "modal.willAppear",
        "modal.didAppear", "completion", "animationEnded(false)",
      ])
    #expect(stage.animator.fromHasWindowAtEnd == true)
    #expect(stage.navigation.presentedViewController === stage.modal)
    #expect(stage.navigation.view.window == nil)
    #expect(stage.modal.view.alpha == 1)

    stage.dismiss()
    stage.turn { stage.driver.startInteractiveTransition() }
    stage.turn { interactor.finish() }
    stage.endAnimation()
    #expect(
      stage.received() == before + [
        "completeTransition", "base.didAppear", "modal.didDisappear", "completion",
        "animationEnded(true)",
      ])
    #expect(stage.navigation.presentedViewController == nil)
  }

  /// Insets what is presented, and has a view behind it.
  private class Insetting: UIPresentationController {
    let dimming = UIView()
    var atBegin: [Int] = [], atEnd: [Int] = []
    var presenterHadWindow: [Bool] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
    }
    override func presentationTransitionWillBegin() {
      containerView?.addSubview(dimming)
      atBegin.append(containerView?.subviews.count ?? 0)
      presenterHadWindow.append(presentingViewController.view.window != nil)
      #expect(presentedView?.superview == nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      atEnd.append(containerView?.subviews.count ?? 0)
      presenterHadWindow.append(presentingViewController.view.window != nil)
    }
  }

  private final class Removing: Insetting {
    override var shouldRemovePresentersView: Bool { true }
  }

  @Test("when a presentation controller keeps its presenter (REC12)")
  func keepingPresenter() throws {
    let stage = TransitionStage(.custom)
    stage.delegate.make = { Insetting(presentedViewController: $0, presenting: $1) }
    stage.present()
    #expect(
      stage.received() == [
        "modal.willAppear", "animateTransition", "completeTransition", "modal.didAppear",
        "completion", "animationEnded(true)",
      ])
    #expect(
      stage.animator.sight
        == Sight(
          fromIsInContainer: nil, toIsInContainer: false, fromHasWindow: nil, toHasWindow: false,
          subviews: 1, style: .custom, frames: [inset, full, .zero, inset]))
    let controller = try #require(stage.modal.presentationController as? Insetting)
    #expect(controller.atBegin == [1] && controller.atEnd == [2])
    #expect(controller.presenterHadWindow == [true, true])
    #expect(stage.modal.view.frame == inset)
    #expect(stage.navigation.view.window != nil)
  }

  @Test("when a presentation controller removes its presenter (REC14)")
  func removingPresenter() throws {
    let stage = TransitionStage(.custom)
    stage.delegate.make = { Removing(presentedViewController: $0, presenting: $1) }
    stage.present()
    #expect(
      stage.received() == [
        "base.willDisappear", "modal.willAppear", "animateTransition", "completeTransition",
        "modal.didAppear", "base.didDisappear", "completion", "animationEnded(true)",
      ])
    #expect(
      stage.animator.sight
        == Sight(
          fromIsInContainer: true, toIsInContainer: false, fromHasWindow: true, toHasWindow: false,
          subviews: 2, style: .custom, frames: [inset, .zero, .zero, inset]))
    let controller = try #require(stage.modal.presentationController as? Removing)
    #expect(controller.atBegin == [2] && controller.atEnd == [3])
    #expect(controller.presenterHadWindow == [true, true])
    #expect(stage.navigation.view.window == nil)
  }

  @Test("and blocks that are given to the coordinator right after present and dismiss run (C9)")
  func coordinatorRightAfterTheRequest() {
    let stage = TransitionStage()
    var ran: [String] = []
    stage.turn {
      stage.navigation.present(stage.modal, animated: true)
      stage.modal.transitionCoordinator?.animate { _ in
        ran.append("comes")
      } completion: { _ in
        ran.append("has come")
      }
    }
    #expect(ran == ["comes"])
    stage.endAnimation()
    stage.turn {
      stage.navigation.dismiss(animated: true)
      stage.modal.transitionCoordinator?.animate { _ in
        ran.append("goes")
      } completion: { _ in
        ran.append("has gone")
      }
    }
    stage.endAnimation()
    #expect(ran == ["comes", "has come", "goes", "has gone"])
  }
}
