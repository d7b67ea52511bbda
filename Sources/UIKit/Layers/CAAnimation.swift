// SPDX-License-Identifier: MIT

public import Foundation

/// An animation that a layer is given; its end is an event of the logical clock.
open class CAAnimation: NSObject, CAAction {
  /// How long the animation takes.
  open var duration: CFTimeInterval = 0
  /// When it begins, and where in itself.
  open var beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
  /// How often it is shown.
  open var repeatCount: Float = 0
  /// Its pace.
  open var speed: Float = 1
  /// Whether it is shown backwards after each time.
  open var autoreverses = false
  /// Whether it goes away when it ends.
  open var isRemovedOnCompletion = true
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace of its parts.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the beginning and the end; the animation keeps it.
  open var delegate: (any CAAnimationDelegate)?
  private var event: PendingEvent.ID?
  private weak var layer: CALayer?
  private var key = ""
  private var transaction: CATransaction.Group?

  /// Creates an animation.
  public override init() { super.init() }

  /// The time until its end.
  var totalDuration: Double {
    let once = (duration == 0 ? 0.25 : duration) * (autoreverses ? 2 : 1)
    return once * Double(max(1, repeatCount)) / Double(max(speed, 0.001))
  }

  @MainActor
  func begin(on layer: CALayer, key: String) {
    (self.layer, self.key) = (layer, key)
    transaction = CATransaction.join()
    delegate?.animationDidStart(self)
    guard repeatCount < 1e6 else { return }
    let subject = (layer.delegate as? UIView)?.headlessName ?? layer.name ?? "layer"
    event = HeadlessScene.current.clock.schedule(
      .animation, "end of \(key) of \(subject)", after: totalDuration
    ) {
      self.event = nil
      if self.isRemovedOnCompletion { layer.animations.removeAll { $0.animation === self } }
      self.report(finished: true)
    }
  }

  @MainActor
  func end(finished: Bool) {
    guard event != nil || repeatCount >= 1e6 else { return }
    HeadlessScene.current.clock.cancel(event)
    event = nil
    report(finished: finished)
  }

  @MainActor
  private func report(finished: Bool) {
    delegate?.animationDidStop(self, finished: finished)
    transaction?.leave()
    transaction = nil
  }
}

/// Is told of an animation's beginning and end.
public protocol CAAnimationDelegate {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of the value at a key path.
open class CAPropertyAnimation: CAAnimation {
  /// The value that changes.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
  /// Whether each repetition goes on from the last.
  open var isCumulative = false

  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The values at the ends, or the way between them.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// An animation by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The constants of the spring.
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring is at rest.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// When each value is reached.
  open var keyTimes: [NSNumber]?
  /// The line that a point follows.
  open var path: CGPath?
}

/// Several animations as one.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change of contents.
open class CATransition: CAAnimation {
  /// How the contents change.
  open var type = CATransitionType.fade
  /// From where the contents come.
  open var subtype: CATransitionSubtype?
}
