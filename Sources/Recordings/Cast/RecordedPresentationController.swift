// SPDX-License-Identifier: MIT

import UIKit

/// What a presentation controller is told.
enum RecordedMoment: Sendable {
  case presentationBegins, presentationEnded, dismissalBegins, dismissalEnded
}

/// A presentation controller that dims what is behind, and logs what it is told.
final class RecordedPresentationController: UIPresentationController {
  /// What the presentation controller answers.
  enum Kind {
    case keepsPresenter
    case removesPresenter
    /// It says that it covers the screen; the others say that they do not.
    case coversScreen
  }

  private let stage: RecordingStage
  private let kind: Kind
  private let dimming = UIView()
  /// Looks around when the controller is told something, after what it itself does then.
  var look: (@MainActor (RecordedPresentationController, RecordedMoment) -> Void)?
  private(set) var containerLayouts = 0
  /// Whether the view behind is somewhere.
  var isDimmed: Bool { dimming.superview != nil }

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ stage: RecordingStage,
    _ kind: Kind = .keepsPresenter
  ) {
    (self.stage, self.kind) = (stage, kind)
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { kind == .removesPresenter }
  override var shouldPresentInFullscreen: Bool { kind == .coversScreen }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 60)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    stage.log("PC.presentationTransitionWillBegin")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(dimming)
    look?(self, .presentationBegins)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    stage.log("PC.presentationTransitionDidEnd(\(completed))")
    look?(self, .presentationEnded)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    stage.log("PC.dismissalTransitionWillBegin")
    look?(self, .dismissalBegins)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    stage.log("PC.dismissalTransitionDidEnd(\(completed))")
    look?(self, .dismissalEnded)
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    containerLayouts += 1
  }
}
