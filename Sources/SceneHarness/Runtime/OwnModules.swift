// SPDX-License-Identifier: MIT

import UIKit

/// The modules whose code is none of an app's.
enum OwnModules {
  /// Those that stand for Apple's, and the harness around them.
  static let standIns: Set = [
    "Charts", "Combine", "CoreLocation", "Foundation", "MapKit", "SceneHarness", "Swift",
    "SwiftData", "SwiftUI", "UIKit", "UIKitSemantics", "WebKit",
  ]

  /// All of this package, and what comes with Swift.
  static let all = standIns.union([
    "AVFoundation", "AVKit", "AuthenticationServices", "Benchmarks", "Conformance", "CoreImage",
    "CoreTransferable", "Dispatch", "FactPlayback", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Glibc", "ImageIO",
    "LocalAuthentication",
    "MessageUI", "ModalCheckCommand", "ModalCheckTesting", "ModalHarness", "Photos", "PhotosUI",
    "QuickLook", "RecordingPlayback", "Recordings", "Reporting", "SafariServices", "SceneTesting",
    "Security", "SourceAdaptation", "StateSpace", "StoreKit", "Synchronization", "TestSupport",
    "Testing",
    "UniformTypeIdentifiers", "UserNotifications", "ViewTesting", "XCTest", "modalcheck",
  ])

  /// Whether a class is in none of these modules.
  static func isOfApp(_ type: AnyClass) -> Bool {
    let module = StoredField.name(of: type, withModules: true).prefix { $0 != "." }
    return !all.contains(String(module))
  }
}
