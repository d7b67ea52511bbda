// SPDX-License-Identifier: MIT

public import UIKit

// Requests as they are kept in the scene, so that they are part of its state.
extension UNNotificationRequest {
  var propertyList: [String: Any] {
    var list: [String: Any] = [
      "identifier": identifier, "title": content.title, "subtitle": content.subtitle,
      "body": content.body, "category": content.categoryIdentifier,
      "thread": content.threadIdentifier, "repeats": trigger?.repeats ?? false,
    ]
    list["userInfo"] = content.userInfo as? [String: Any]
    list["seconds"] = (trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
    if let date = (trigger as? UNCalendarNotificationTrigger)?.dateComponents {
      list["date"] = Self.units.reduce(into: [String: Int]()) { $0["\($1)"] = date.value(for: $1) }
    }
    return list
  }

  convenience init?(propertyList list: [String: Any]) {
    guard let identifier = list["identifier"] as? String else { return nil }
    let content = UNMutableNotificationContent()
    content.title = list["title"] as? String ?? ""
    content.subtitle = list["subtitle"] as? String ?? ""
    content.body = list["body"] as? String ?? ""
    content.categoryIdentifier = list["category"] as? String ?? ""
    content.threadIdentifier = list["thread"] as? String ?? ""
    content.userInfo = list["userInfo"] as? [String: Any] ?? [:]
    self.init(identifier: identifier, content: content, trigger: Self.trigger(list))
  }

  private static func trigger(_ list: [String: Any]) -> UNNotificationTrigger? {
    let repeats = list["repeats"] as? Bool ?? false
    if let seconds = list["seconds"] as? TimeInterval {
      return UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    }
    guard let values = list["date"] as? [String: Int] else { return nil }
    var date = DateComponents()
    for unit in units { date.setValue(values["\(unit)"], for: unit) }
    return UNCalendarNotificationTrigger(dateMatching: date, repeats: repeats)
  }

  private static var units: [Calendar.Component] {
    [.year, .month, .day, .weekday, .hour, .minute, .second]
  }
}

/// What a kind of notification offers, as storage.
open class UNNotificationCategory: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1), allowInCarPlay = Self(rawValue: 2)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
    public static let allowAnnouncement = Self(rawValue: 16)
  }
  public let identifier: String, actions: [UNNotificationAction], options: Options
  public let intentIdentifiers: [String]
  public let hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String

  private init(
    _ identifier: String, _ actions: [UNNotificationAction], _ intentIdentifiers: [String],
    _ placeholder: String?, _ format: String?, _ options: Options
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    self.intentIdentifiers = intentIdentifiers
    (hiddenPreviewsBodyPlaceholder, categorySummaryFormat) = (placeholder ?? "", format ?? "")
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) { self.init(identifier, actions, intentIdentifiers, nil, nil, options) }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: Options = []
  ) {
    self.init(identifier, actions, intentIdentifiers, hiddenPreviewsBodyPlaceholder, nil, options)
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: Options = []
  ) {
    self.init(
      identifier, actions, intentIdentifiers, hiddenPreviewsBodyPlaceholder, categorySummaryFormat,
      options)
  }
}

/// A button of a notification, as storage.
open class UNNotificationAction: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2), foreground = Self(rawValue: 4)
  }
  public let identifier: String, title: String, options: Options
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}
