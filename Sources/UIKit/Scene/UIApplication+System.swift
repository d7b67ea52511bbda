// SPDX-License-Identifier: MIT

public import Foundation

/// Names some time that the app gets in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What the app has found in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplication {
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// Begins a task that goes on in the background; here its time is never over.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Asks for a token that servers need, for which nothing answers here.
  public func registerForRemoteNotifications() {
    HeadlessScene.current.note(unimplemented: "UIApplication.registerForRemoteNotifications")
  }
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  public var supportsAlternateIcons: Bool { true }
  /// Changes the icon, and says so in a later turn.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    if let completionHandler {
      HeadlessScene.current.clock.schedule(.call, "completion of setAlternateIconName") {
        completionHandler(nil)
      }
    }
  }
}
