// SPDX-License-Identifier: MIT

import Foundation
import UIKit
import UIKitSemantics

/// An interaction controller of a scenario's.
@MainActor
protocol PlayedInteraction: UIViewControllerInteractiveTransitioning {
  func finish()
  func cancel()
  func pause()
  func update(_ percentComplete: CGFloat)
  func report(_ report: InteractionReport, to context: any UIViewControllerContextTransitioning)
  var percentComplete: CGFloat { get }
  /// Whether there is a context to call; without one, nothing is called.
  var hasContext: Bool { get }
}

/// One that leads the animator's animations by a percentage.
@MainActor
final class PlayedPercentDriver: UIPercentDrivenInteractiveTransition, PlayedInteraction {
  private let letter: ControllerID
  private unowned let objects: PlayedObjects
  /// Whether it does without what its superclass does.
  var startsWithoutSuper = false
  var hasContext: Bool { true }

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init()
  }

  override var wantsInteractiveStart: Bool {
    get {
      guard objects[itemsOf: letter].features.contains(.wantsInteractiveStart) else { return true }
      return objects.tell(.wantsInteractiveStart(letter)) == .yes
    }
    set {}
  }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    objects[itemsOf: letter].context = context
    objects.tell(.startInteractiveTransition(letter))
    if !startsWithoutSuper { super.startInteractiveTransition(context) }
  }

  func report(_ report: InteractionReport, to context: any UIViewControllerContextTransitioning) {
    switch report {
    case .update: context.updateInteractiveTransition(0.5)
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
  }
}

/// One that animates by itself when the user lets go (D5).
@MainActor
final class PlayedLeader: NSObject, PlayedInteraction {
  private let letter: ControllerID
  private unowned let objects: PlayedObjects
  private var context: (any UIViewControllerContextTransitioning)?
  private(set) var percentComplete: CGFloat = 0
  var hasContext: Bool { context != nil }

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init()
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    objects[itemsOf: letter].context = context
    objects.tell(.startInteractiveTransition(letter))
    if let new = context.view(forKey: .to), new.superview !== context.containerView {
      context.containerView.addSubview(new)
    }
  }

  func finish() { end { $0.finishInteractiveTransition() } }
  func cancel() { end { $0.cancelInteractiveTransition() } }
  func pause() { context?.pauseInteractiveTransition() }

  func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }

  func report(_ report: InteractionReport, to context: any UIViewControllerContextTransitioning) {
    switch report {
    case .update: update(0.5)
    case .finish: finish()
    case .cancel: cancel()
    }
  }

  /// Lets the views go where they belong, once.
  private func end(_ tell: (any UIViewControllerContextTransitioning) -> Void) {
    guard let context else { return }
    let isInteractive = context.isInteractive
    tell(context)
    guard isInteractive else { return }
    UIView.animate(withDuration: 0.3) {
      context.changeViews()
    } completion: { [objects, letter] _ in
      objects.tell(
        .animatorAnimationsDidFinish(letter, cancelled: context.transitionWasCancelled))
    }
  }
}
