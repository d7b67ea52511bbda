// SPDX-License-Identifier: MIT

package import UIKit

/// A presentation controller that dims what is behind, and logs what it is told.
package final class RecordedPresentationController: UIPresentationController {
  private let stage: RecordingStage
  private let removesPresenter: Bool
  private let dimming = UIView()
  /// Looks around in a callback, after what the presentation controller itself does there.
  package var atBeginning: (@MainActor (RecordedPresentationController) -> Void)?
  package var atEnd: (@MainActor (RecordedPresentationController) -> Void)?
  package private(set) var containerLayouts = 0
  package var isDimmed: Bool { dimming.window != nil }

  package init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ stage: RecordingStage,
    removesPresenter: Bool = false
  ) {
    (self.stage, self.removesPresenter) = (stage, removesPresenter)
    super.init(presentedViewController: presented, presenting: presenting)
  }

  package override var shouldRemovePresentersView: Bool { removesPresenter }

  package override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 60)
  }

  package override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    stage.log("PC.presentationTransitionWillBegin")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(dimming)
    atBeginning?(self)
  }

  package override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    stage.log("PC.presentationTransitionDidEnd(\(completed))")
    atEnd?(self)
  }

  package override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    stage.log("PC.dismissalTransitionWillBegin")
  }

  package override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    stage.log("PC.dismissalTransitionDidEnd(\(completed))")
  }

  package override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    containerLayouts += 1
  }
}
