// SPDX-License-Identifier: MIT

import Foundation

/// Asks the user for a review: the system decides whether to, and tells the app nothing.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in scene: UIWindowScene) {}
}

/// The same, as it is called since iOS 16.
public enum AppStore {
  @preconcurrency @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}
