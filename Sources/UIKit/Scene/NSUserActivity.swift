// SPDX-License-Identifier: MIT

public import Foundation

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does, to go on with elsewhere: nothing is handed on here.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?, referrerURL: URL?
  open var keywords: Set<String> = [], expirationDate: Date?, targetContentIdentifier: String?
  open var needsSave = false
  // Where the activity may be offered, as storage.
  open var isEligibleForHandoff = true, isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false, isEligibleForPrediction = false
  open var persistentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// Something that goes on with what the user did elsewhere; nothing is handed on here.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
