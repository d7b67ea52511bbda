// SPDX-License-Identifier: MIT

public import Foundation

/// Something that the app's icon offers, which nobody touches here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  public let type: String, localizedTitle: String, localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture beside it, which is not shown.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}
