// SPDX-License-Identifier: MIT

import Foundation

/// Runs blocks along with a change of the window's size, which is over at once.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  @Loose private var window: UIWindow?
  private var animations: [Block] = []
  private var completions: [Block] = []

  init(in window: UIWindow?) {
    self.window = window
    super.init()
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    let chain = HeadlessScene.current.clock.chain
    func continuing(_ block: @escaping Block) -> Block {
      { context in HeadlessScene.current.clock.resume(chain) { block(context) } }
    }
    if let animation { animations.append(continuing(animation)) }
    if let completion { completions.append(continuing(completion)) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// A change of the size is never interactive.
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  /// Runs the blocks that animate: the window has its new size.
  func animate() {
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the blocks that wait for the end.
  func complete() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.3 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
