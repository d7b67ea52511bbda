// SPDX-License-Identifier: MIT

public import Foundation

/// Makes the device tick, which nobody feels here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func prepare() {}
}

/// Feedback as of an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong the impact is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback as of a choice.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Feedback on an outcome.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Access for everybody, none of which is switched on here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether movement is to be avoided.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether transparency is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// What changed on the screen.
  public enum Notification: Sendable { case screenChanged, layoutChanged, announcement }
}
