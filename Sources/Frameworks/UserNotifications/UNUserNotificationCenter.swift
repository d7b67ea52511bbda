// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// How an app wants to notify the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

/// Whether the user lets an app notify them.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What the user lets an app do.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What the user has decided in this execution; each begins with nothing decided.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
  public var alertSetting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
  public var badgeSetting: UNNotificationSetting { alertSetting }
  public var soundSetting: UNNotificationSetting { alertSetting }
}

/// Asks whether the user wants to be notified; notifications are storage, and none is shown.
open class UNUserNotificationCenter: NSObject {
  private override init() {}
  public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  /// Who would be told what the user does with a notification: nobody is, since none is shown.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set {
      guard newValue != nil else { return }
      MainActor.assumeIsolated {
        HeadlessScene.current.note(unimplemented: "UNUserNotificationCenterDelegate")
      }
    }
  }

  /// Asks the user, unless that was done before: the handler is called once there is an answer.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard status == .notDetermined else {
      let isGranted = status == .authorized
      return OperationQueue.main.addOperation { completionHandler(isGranted, nil) }
    }
    let answers: [(String, UNAuthorizationStatus)] = [
      ("allows notifications", .authorized), ("allows no notifications", .denied),
    ]
    MainActor.assumeIsolated {
      HeadlessScene.current.answer(
        asksUser: true,
        with: answers.map { name, status in
          (
            "the user \(name)",
            {
              Self.kept.set(status.rawValue, forKey: Self.key)
              completionHandler(status == .authorized, nil)
            }
          )
        })
    }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(status)
    OperationQueue.main.addOperation { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  private var status: UNAuthorizationStatus {
    (Self.kept.object(forKey: Self.key) as? Int).flatMap(UNAuthorizationStatus.init(rawValue:))
      ?? .notDetermined
  }

  /// Where decisions are kept: in the scene, so that they are part of its state.
  private static var kept: UserDefaults {
    UserDefaults(ofFramework: "UserNotifications")
  }
  private static let key = "authorization"

  // MARK: - Requests

  /// Keeps the request, in place of one with the same name; nothing is shown at its time.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    guard let completionHandler else { return }
    OperationQueue.main.addOperation { completionHandler(nil) }
  }

  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  /// The requests that were not taken back: their time does not come.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = Unchecked(value: pending)
    OperationQueue.main.addOperation { completionHandler(requests.value) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  private func keep(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    // What comes at once does not wait.
    guard request.trigger != nil else { return }
    Self.requests.append(request.propertyList)
  }

  private var pending: [UNNotificationRequest] {
    Self.requests.compactMap(UNNotificationRequest.init(propertyList:))
  }

  private static var requests: [[String: Any]] {
    get { kept.object(forKey: "requests") as? [[String: Any]] ?? [] }
    set { kept.set(newValue, forKey: "requests") }
  }

  open func removeAllPendingNotificationRequests() { Self.requests = [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Self.requests.removeAll { identifiers.contains($0["identifier"] as? String ?? "") }
  }
  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { OperationQueue.main.addOperation { completionHandler([]) } }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// What the app's notifications offer, as storage.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let handler else { return }
    OperationQueue.main.addOperation { handler(nil) }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
