// SPDX-License-Identifier: MIT

public import Foundation

/// Animates views and can be paused, led by hand, reversed and stopped.
///
/// The blocks run when the animator becomes active, later ones at once, and the values they set
/// hold from then on. The natural end is an event of the clock, which knows no moment before it:
/// whoever looks at an animator that runs, or pauses it, finds it halfway to its end.
/// `fractionComplete` counts in the direction in which the animator runs, so reversing it at 0.3
/// leaves it at 0.7. An animator that ends at its start gives the views back their old values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  /// The pace, as storage.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The time before the animation begins.
  public private(set) var delay: TimeInterval = 0
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  /// Whether the app finds out by itself which moving view a touch meets; otherwise touches meet
  /// views where they are seen.
  open var isManualHitTestingEnabled = false {
    didSet { animation?.isHitWhereSeen = !isManualHitTestingEnabled }
  }
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  public internal(set) var state = UIViewAnimatingState.inactive
  package var animation: RunningAnimation?
  package var pendingBlocks: [() -> Void] = []
  package var completions: [(UIViewAnimatingPosition) -> Void] = []
  package var reversed = false
  package var fraction: CGFloat = 0

  /// Creates an animator; a spring that is given by its constants sets the duration itself.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  public override convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the points of a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the clock leads the animation.
  public var isRunning: Bool { animation?.state == .running }

  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      keepShownFraction()
      reversed = newValue
      fraction = 1 - fraction
      if isRunning { run(for: duration * Double(1 - fraction)) }
    }
  }

  /// How far the animation is, in the direction in which it runs; setting it pauses.
  open var fractionComplete: CGFloat {
    get { isRunning ? shownFraction : fraction }
    set {
      pauseAnimation()
      fraction = newValue
      animation?.progress = progress
    }
  }

  private var shownFraction: CGFloat {
    let shown = CGFloat(animation?.shownProgress ?? 0)
    return reversed ? 1 - shown : shown
  }

  /// Whoever interferes with an animator that runs does so where it is seen to be.
  private func keepShownFraction() {
    if isRunning { fraction = shownFraction }
    animation?.progress = progress
  }

  private var progress: Double {
    min(1, max(0, Double(reversed ? 1 - fraction : fraction)))
  }

  /// Adds animations that begin late; their values hold as early as the others'.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds animations: for the start, or at once if the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if let running = self.animation {
      running.add(AnimationRecorder.changes(duration: duration, in: animation))
    } else {
      pendingBlocks.append(animation)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or lets it go on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped { refuse("start an animator that is stopped") }
    guard !isRunning else { return }
    self.delay = delay
    activate()
    run(for: delay + duration * Double(1 - fraction))
  }

  /// Makes the animator active without letting it run.
  open func pauseAnimation() {
    if state == .stopped { refuse("pause an animator that is stopped") }
    keepShownFraction()
    activate()
    animation?.pause()
  }

  /// Lets a paused animation go on: for its own rest, or for a part of its duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if state == .stopped { refuse("continue an animator that is stopped") }
    guard state == .active, !isRunning else { return }
    let rest = duration * Double(1 - fraction)
    run(for: durationFactor == 0 ? rest : duration * Double(durationFactor))
  }

  /// Stops where the animation is: for good, or until it is finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    keepShownFraction()
    animation?.stop()
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation: with the values there, and a call of each completion.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { refuse("finish an animator that is not stopped") }
    switch finalPosition {
    case .start: animation?.restore(0)
    case .end: animation?.restore(1)
    case .current: break
    }
    complete(at: finalPosition)
  }
}
