// SPDX-License-Identifier: MIT

public import Foundation

/// How `UIView.animate` works here:
///
/// - The block runs at once, and the values it sets hold at once.
/// - The end is an event of the logical clock; then the completion is told `true`.
/// - While animations are disabled, or within `performWithoutAnimation`, the completion is called
///   with `true` before `animate` returns.
/// - With no duration and no delay, the completion is the next event of the clock.
/// - A block that changes nothing ends before `animate` returns (`AnimationRules.emptyBlock`).
///   In an animator such a block takes its time if something animates along with the transition.
/// - A block within a block takes the outer one's duration unless its options say otherwise.
/// - The views that change get no touches until the end unless the options allow it.
/// - When the views that change leave their window, the end is due at once and has not finished.
/// - An animation that repeats forever has no end event.
extension UIView {
  /// Animates what a block changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animate(withDuration: duration, animations: animations, completion: nil) }

  /// Animates what a block changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what a block changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// Animates what a block changes, by a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// Animates what a block changes, by a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// Animates what the keyframes in a block change.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & 0xFF)
    AnimationBlock(duration: duration, delay: delay, options: shared, completion: completion)
      .run(animations)
  }

  /// Changes what the keyframe shows at its end, in the order in which keyframes are added.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes values without an animation, even within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animations = HeadlessScene.current.animations
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    AnimationRecorder.silently { actionsWithoutAnimation() }
    animations.areEnabled = wereEnabled
  }

  /// Allows or forbids animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessScene.current.animations.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { HeadlessScene.current.animations.areEnabled }

  /// The duration of the block that runs now.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecorder.current?.duration ?? 0
  }

  /// Repeats what a block animates; the end comes after the first time here.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}

/// One call of `animate`.
@MainActor
struct AnimationBlock {
  var duration: Double
  var delay: Double
  var options: UIView.AnimationOptions
  var completion: ((Bool) -> Void)?
  /// What a transition changes besides values.
  var contents: UIView?

  func run(_ block: () -> Void) {
    let animations = HeadlessScene.current.animations
    guard animations.areEnabled else {
      block()
      completion?(true)
      return
    }
    let duration = effectiveDuration
    let changes = AnimationRecorder.changes(duration: duration) {
      block()
      if let contents { AnimationRecorder.current?.recordContents(of: contents) }
    }
    finish(changes, duration)
  }

  /// Lets what a block changed take its time.
  func finish(_ changes: [AnimationChange], _ duration: Double) {
    let animations = HeadlessScene.current.animations
    guard duration > 0 || delay > 0 else { return endNext() }
    guard !changes.isEmpty || animations.keepsEmptyBlocks else {
      return animations.rules.emptyBlock == .endsAtOnce ? completion?(true) ?? () : endNext()
    }
    start(changes, duration)
  }

  private var effectiveDuration: Double {
    guard let outer = AnimationRecorder.current, !options.contains(.overrideInheritedDuration)
    else { return max(0, duration) }
    return outer.duration
  }

  private func endNext() {
    guard let completion else { return }
    // It is called at the beginning of the next turn of the run loop, as the documentation says.
    HeadlessScene.current.clock.schedule(.call, "completion of an animation without duration") {
      completion(true)
    }
  }

  private func start(_ changes: [AnimationChange], _ duration: Double) {
    let group = CATransaction.join()
    let completion = completion
    let animation = RunningAnimation(
      changes: changes, duration: duration,
      allowsUserInteraction: options.contains(.allowUserInteraction)
    ) { ending in
      completion?(ending.finished)
      group?.leave()
    }
    if let completion { animation.completions = { [completion] } }
    HeadlessScene.current.animations.begin(animation)
    if !options.contains(.repeat) { animation.run(for: max(0, delay) + duration) }
  }
}
