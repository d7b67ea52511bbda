// SPDX-License-Identifier: MIT

public import Foundation

/// Moves a view while the device is tilted, which it never is here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// Moves one value.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt counts.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String, type: EffectType
  open var minimumRelativeValue: Any?, maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// None: the device is never tilted.
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  /// Does nothing: the device is never tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing: the device is never tilted.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}

  /// Takes the keyboard from the view, or from what is in it; says whether it is free now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    return view.resignFirstResponder()
  }
}
