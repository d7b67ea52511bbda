// SPDX-License-Identifier: MIT

public import Foundation

// Sounds of the system, which nobody hears.
public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Makes the device tick, which has no effect here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Feedback as of an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong the impact is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() { HeadlessScene.current.messages += 1 }
  open func impactOccurred(intensity: CGFloat) { HeadlessScene.current.messages += 1 }
}

/// Feedback as of a choice.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { HeadlessScene.current.messages += 1 }
}

/// Feedback on an outcome.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {
    HeadlessScene.current.messages += 1
  }
}

/// Access for everybody, none of which is switched on here.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  /// What changed on the screen.
  public enum Notification: Sendable { case screenChanged, layoutChanged, announcement }
}
