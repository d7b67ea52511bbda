// SPDX-License-Identifier: MIT

public import Foundation
package import UIKitSemantics

/// Leads the animations of an animator by a percentage.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning, LooseTarget
{
  package nonisolated(unsafe) let existence = Existence()
  @Loose private(set) var context: TransitionContext?
  /// The context, for who only asks which one it is.
  package var contextObject: AnyObject? { context }
  package private(set) var identifier: ControllerID?

  /// How far the user led the transition; the last value that was told, also of an earlier
  /// gesture (D17).
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of what follows when the user lets go; must be above 0 (D18).
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the user leads from the beginning (D24).
  open var wantsInteractiveStart = true
  open var timingCurve: (any UITimingCurveProvider)?
  /// How long the transition takes without the user.
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }

  /// Creates one that leads nothing yet.
  public override init() {
    super.init()
    existence.begin(self)
  }

  deinit { existence.end() }

  /// Takes the transition over: the animator animates, and time stands still for it (D5).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext as? TransitionContext }

  open func pause() { context?.pauseInteractiveTransition() }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    let percent = Int((self.percentComplete * 100).rounded())
    let response = tell {
      $0.updateInteractiveTransition(percent, of: $1)
    } as: {
      .updateInteractiveTransition(percent, of: $0)
    }
    if response == .accepted { context?.lead(to: self.percentComplete) }
  }

  /// Lets the transition go back (D11).
  open func cancel() {
    setSpeed()
    let response = tell {
      $0.cancelInteractiveTransition(of: $1)
    } as: {
      .cancelInteractiveTransition(of: $0)
    }
    if response == .accepted { context?.letGo(reversed: true, speed: completionSpeed) }
  }

  /// Lets the transition go on to its end (D11).
  open func finish() {
    setSpeed()
    let response = tell {
      $0.finishInteractiveTransition(of: $1)
    } as: {
      .finishInteractiveTransition(of: $0)
    }
    if response == .accepted { context?.letGo(reversed: false, speed: completionSpeed) }
  }

  // MARK: - The rules

  /// A transition begins that may be led from the middle on (D24).
  func mayTakeHold(of context: TransitionContext) { self.context = context }

  /// A transition has asked for this object.
  func isAbout(_ identifier: ControllerID) { self.identifier = identifier }

  private func setSpeed() {
    guard let identifier else { return }
    let percent = Int((completionSpeed * 100).rounded())
    let driver = HeadlessScene.current.presentation
    guard driver.world.transitionSettings(of: identifier).completionSpeed != percent else { return }
    driver.world.setCompletionSpeed(percent: percent, of: identifier)
    driver.record(.setCompletionSpeed(percent: percent, of: identifier), .accepted)
  }

  /// Asks the rules; before a transition asked for this object there is nothing to lead (D8).
  private func tell(
    _ request: (inout PresentationWorld, ControllerID) -> Response,
    as call: (ControllerID) -> Call
  ) -> Response {
    guard let identifier else { return .refused(.noInteractiveTransition) }
    let driver = HeadlessScene.current.presentation
    // One that was started without it leads nothing (D5).
    let isStarted = driver.world.presentation(of: identifier)?.drive == .interacting
    let isCurrent = context.map { !$0.isOver } ?? !isStarted
    let response =
      isCurrent ? request(&driver.world, identifier) : .refused(.noInteractiveTransition)
    driver.record(call(identifier), response)
    return response
  }
}
