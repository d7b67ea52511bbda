// SPDX-License-Identifier: MIT

public import Foundation

/// An animation that a layer is given; its end is an event of the logical clock.
open class CAAnimation: NSObject, CAAction {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// For how long it is repeated, if not a number of times.
  open var repeatDuration: CFTimeInterval = 0
  open var speed: Float = 1
  /// Whether it is shown backwards after each time.
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the beginning and the end; the animation keeps it.
  open var delegate: (any CAAnimationDelegate)?
  private var event: PendingEvent.ID?
  private weak var layer: CALayer?
  private var key = ""
  private var transaction: CATransaction.Group?

  /// The time until its end.
  var totalDuration: Double {
    let once = (duration == 0 ? 0.25 : duration) * (autoreverses ? 2 : 1)
    let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(1, repeatCount))
    return whole / Double(max(speed, 0.001))
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
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of the value at a key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  /// The values at the ends, or the way between them.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The time until the spring is at rest.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  /// How the values follow each other, as storage.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var path: CGPath?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A change of contents.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// The key of a change of contents.
public let kCATransition = "transition"
