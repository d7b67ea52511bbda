// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// What explorations execute is optimized in debug builds, too: nearly all of the time of an app's
// tests is spent there. The large modules are compiled file by file, on all cores; the others, whose
// functions are called millions of times, as a whole. Backtraces have the lines of optimized code; its
// variables are left out. See CONTRIBUTING.md.
let isUnoptimized = Context.environment["MODALCHECK_UNOPTIMIZED"] != nil
func optimized(_ flags: [String]) -> [SwiftSetting] {
  isUnoptimized
    ? settings
    : settings + [
      .unsafeFlags(
        ["-O", "-Xfrontend", "-gline-tables-only"] + flags, .when(configuration: .debug)),
      // All of it runs on the main thread, so nothing is learned by asking each closure.
      .unsafeFlags(["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"]),
    ]
}
let optimizedByFile = optimized([])
let optimizedAsWhole = optimized([
  "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "8",
])

// Apple's frameworks whose screens are in the stand-in for UIKit.
let frameworks = [
  "AVFoundation", "AVKit", "AuthenticationServices", "CoreImage", "CoreLocation",
  "CoreTransferable", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "Photos", "PhotosUI",
  "QuickLook", "SafariServices", "Security",
  "StoreKit", "UniformTypeIdentifiers",
  "UserNotifications", "WebKit", "_Testing_CoreImage",
]

let package = Package(
  name: "modalcheck",
  platforms: [.macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .executable(name: "modalcheck", targets: ["modalcheck"]),
    .library(name: "StateSpace", targets: ["StateSpace"]),
    // What a spec needs comes with either of these.
    .library(
      name: "ModalCheckTesting",
      targets: ["ModalCheckTesting", "ModalHarness"]),
    // A stand-in for UIKit where there is none: link it for Linux and macOS only.
    .library(
      name: "HeadlessUIKit",
      targets: ["Combine", "SceneHarness", "SceneTesting", "UIKit", "_Testing_UIKit"]
        + frameworks),
    // The same for SwiftUI, with all of the above.
    .library(
      name: "HeadlessSwiftUI",
      targets: [
        "Charts", "Combine", "SceneHarness", "SceneTesting", "SwiftData", "SwiftUI", "UIKit",
        "ViewTesting", "_Testing_UIKit",
      ] + frameworks),
    .library(
      name: "ModalCheckCommand",
      targets: ["ModalCheckCommand", "ModalHarness"]),
    .plugin(name: "ModalCheckPlugin", targets: ["ModalCheckPlugin"]),
  ],
  dependencies: [],
  targets: [
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .target(name: "StateSpace", swiftSettings: optimizedAsWhole),
    // One line of C: Swift has no way to say that memory will be needed soon.
    .target(name: "MemoryHints"),
    .target(
      name: "Benchmarks", dependencies: ["MemoryHints", "StateSpace"],
      swiftSettings: optimizedAsWhole),
    .target(name: "UIKitSemantics", swiftSettings: optimizedAsWhole),
    // Functions of C in place of the system's, so that a scene answers them.
    .target(name: "SystemCalls"),
    // A plugin of the compiler's, without a library: #Preview, @Entry and @Model.
    .macro(name: "HeadlessMacros", swiftSettings: settings),
    .target(
      name: "UIKit", dependencies: ["Combine", "HeadlessMacros", "SystemCalls", "UIKitSemantics"],
      swiftSettings: optimizedByFile),
    // As much of Combine as apps use every day: for Linux and macOS only.
    .target(name: "Combine", swiftSettings: optimizedByFile),
    .target(
      name: "SwiftUI",
      dependencies: [
        "AVFoundation", "Combine", "CoreLocation", "HeadlessMacros", "MapKit", "UIKit",
        "UIKitSemantics",
      ],
      swiftSettings: optimizedByFile),
    .target(
      name: "AVFoundation", dependencies: ["UIKit"], path: "Sources/Frameworks/AVFoundation",
      swiftSettings: settings),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit"], path: "Sources/Frameworks/AVKit",
      swiftSettings: settings),
    .target(
      name: "AuthenticationServices", dependencies: ["UIKit"],
      path: "Sources/Frameworks/AuthenticationServices",
      swiftSettings: settings),
    .target(
      name: "Charts", dependencies: ["SwiftUI"], path: "Sources/Frameworks/Charts",
      swiftSettings: settings),
    .target(
      name: "CoreImage", dependencies: ["UIKit"], path: "Sources/Frameworks/CoreImage",
      swiftSettings: settings),
    .target(
      name: "CoreLocation", dependencies: ["UIKit"], path: "Sources/Frameworks/CoreLocation",
      swiftSettings: settings),
    .target(
      name: "CoreTransferable", dependencies: ["UIKit"],
      path: "Sources/Frameworks/CoreTransferable",
      swiftSettings: settings),
    .target(
      name: "ImageIO", dependencies: ["UIKit"], path: "Sources/Frameworks/ImageIO",
      swiftSettings: settings),
    .target(
      name: "LocalAuthentication", dependencies: ["UIKit"],
      path: "Sources/Frameworks/LocalAuthentication",
      swiftSettings: settings),
    .target(
      name: "MapKit", dependencies: ["CoreLocation", "UIKit"], path: "Sources/Frameworks/MapKit",
      swiftSettings: settings),
    .target(
      name: "MessageUI", dependencies: ["UIKit"], path: "Sources/Frameworks/MessageUI",
      swiftSettings: settings),
    .target(
      name: "Photos", dependencies: ["UIKit"], path: "Sources/Frameworks/Photos",
      swiftSettings: settings),
    .target(
      name: "PhotosUI", dependencies: ["Photos", "UIKit"], path: "Sources/Frameworks/PhotosUI",
      swiftSettings: settings),
    .target(
      name: "QuickLook", dependencies: ["UIKit"], path: "Sources/Frameworks/QuickLook",
      swiftSettings: settings),
    .target(
      name: "SafariServices", dependencies: ["UIKit"], path: "Sources/Frameworks/SafariServices",
      swiftSettings: settings),
    .target(
      name: "Security", dependencies: ["UIKit"], path: "Sources/Frameworks/Security",
      swiftSettings: settings),
    .target(
      name: "StoreKit", dependencies: ["UIKit"], path: "Sources/Frameworks/StoreKit",
      swiftSettings: settings),
    .target(
      name: "SwiftData", dependencies: ["HeadlessMacros", "SwiftUI", "UIKit"],
      path: "Sources/Frameworks/SwiftData", swiftSettings: settings),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["UIKit"],
      path: "Sources/Frameworks/UniformTypeIdentifiers",
      swiftSettings: settings),
    .target(
      name: "UserNotifications", dependencies: ["UIKit"],
      path: "Sources/Frameworks/UserNotifications",
      swiftSettings: settings),
    .target(
      name: "WebKit", dependencies: ["UIKit"], path: "Sources/Frameworks/WebKit",
      swiftSettings: settings),
    // Swift Testing looks for overlays of these names where a test imports UIKit or CoreImage.
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(name: "_Testing_CoreImage", swiftSettings: settings),
    .target(
      name: "ModalHarness", dependencies: ["StateSpace", "UIKitSemantics"],
      swiftSettings: optimizedAsWhole),
    .target(
      name: "SceneHarness",
      dependencies: ["ModalHarness", "StateSpace", "UIKit", "UIKitSemantics"],
      swiftSettings: optimizedByFile),
    // Where UIKit is Apple's, the scenes record; where it is the stand-in, they are its test.
    .target(
      name: "Recordings",
      dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
      swiftSettings: settings),
    .target(
      name: "RecordingPlayback",
      dependencies: ["Recordings", "SceneHarness", "UIKit", "UIKitSemantics"],
      swiftSettings: settings),
    .target(name: "SourceAdaptation", swiftSettings: settings),
    .target(
      name: "Conformance", dependencies: ["UIKitSemantics"],
      swiftSettings: settings),
    .target(
      name: "FactPlayback", dependencies: ["Conformance", "SwiftUI", "UIKit", "UIKitSemantics"],
      swiftSettings: settings),
    .target(
      name: "SceneTesting",
      dependencies: ["ModalCheckTesting", "Reporting", "SceneHarness", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
    .target(
      name: "ViewTesting", dependencies: ["SceneTesting", "SwiftUI"], swiftSettings: settings),
    .target(
      name: "ModalSpecs",
      dependencies: ["ModalHarness", "SceneHarness", "SwiftUI", "UIKit"],
      path: "Specs", swiftSettings: settings),
    // The files of a page, which C puts into the program.
    .target(name: "ReportPage", exclude: ["Page"]),
    .target(
      name: "Reporting",
      dependencies: ["ModalHarness", "ReportPage", "StateSpace", "UIKitSemantics"],
      swiftSettings: settings),
    .target(
      name: "ModalCheckTesting", dependencies: ["ModalHarness", "Reporting", "StateSpace"],
      swiftSettings: settings),
    .target(
      name: "ModalCheckCommand",
      dependencies: [
        "Benchmarks", "Conformance", "FactPlayback", "ModalHarness", "RecordingPlayback",
        "Recordings", "Reporting", "SceneHarness", "SourceAdaptation", "StateSpace", "UIKit",
        "UIKitSemantics",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "modalcheck", dependencies: ["ModalCheckCommand", "ModalSpecs"],
      swiftSettings: settings),
    .plugin(
      name: "ModalCheckPlugin",
      capability: .command(
        intent: .custom(
          verb: "modalcheck", description: "Build and run the package's modalcheck tool."),
        permissions: [
          .writeToPackageDirectory(reason: "Reports are written to the package's folder.")
        ]), path: "Sources/ModalCheckPlugin"),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "StateSpaceTests", dependencies: ["Benchmarks", "StateSpace", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitSemanticsTests", dependencies: ["StateSpace", "TestSupport", "UIKitSemantics"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS])),
        "UIKitSemantics",
        .target(name: "_Testing_UIKit", condition: .when(platforms: [.linux, .macOS])),
      ], swiftSettings: settings),
    .testTarget(
      name: "SceneHarnessTests",
      dependencies: [
        "ModalHarness", "SceneHarness", "StateSpace", "TestSupport", "UIKit", "UIKitSemantics",
        "_Testing_UIKit",
      ], swiftSettings: settings),
    .testTarget(
      name: "SceneTestingTests",
      dependencies: [
        "AVFoundation", "Combine", "CoreImage", "CoreLocation", "ImageIO", "LocalAuthentication",
        "MapKit", "ModalCheckTesting", "Photos", "PhotosUI", "Reporting", "SceneHarness",
        "SceneTesting",
        "Security", "StateSpace", "SwiftUI", "TestSupport", "UIKit", "UserNotifications", "WebKit",
        "_Testing_CoreImage", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessSwiftUITests",
      dependencies: [
        "AVKit", "Charts", "Combine", "CoreTransferable", "MapKit", "PhotosUI", "SceneHarness",
        "StoreKit", "SwiftData", "SwiftUI",
        "TestSupport",
        "UIKit", "UIKitSemantics", "ViewTesting", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    // Bugs of real projects, each as published and as repaired.
    .testTarget(
      name: "FieldBugsTests",
      dependencies: [
        "ModalHarness", "SceneHarness", "StateSpace", "SwiftUI", "UIKit", "UIKitSemantics",
        "_Testing_UIKit",
      ], swiftSettings: settings),
    .testTarget(
      name: "RecordingsTests",
      dependencies: [
        "RecordingPlayback", "Recordings", "UIKit", "UIKitSemantics", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Conformance", "FactPlayback", "UIKitSemantics"],
      swiftSettings: settings),
    .testTarget(
      name: "ModalHarnessTests",
      dependencies: ["ModalHarness", "StateSpace", "TestSupport", "UIKitSemantics"],
      swiftSettings: settings),
    .testTarget(
      name: "ModalCheckTestingTests",
      dependencies: ["ModalCheckTesting", "Reporting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SourceAdaptationTests", dependencies: ["SourceAdaptation", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ModalSpecsTests",
      dependencies: [
        "ModalCheckTesting", "ModalHarness", "ModalSpecs", "Reporting", "SceneHarness",
        "StateSpace", "TestSupport", "UIKitSemantics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["ModalHarness", "Reporting", "StateSpace", "UIKitSemantics"],
      swiftSettings: settings),
    .testTarget(
      name: "ModalCheckCommandTests",
      dependencies: [
        "Benchmarks", "ModalCheckCommand", "ModalHarness", "ModalSpecs", "Recordings", "Reporting",
        "SceneHarness", "SourceAdaptation", "StateSpace", "TestSupport", "UIKit", "UIKitSemantics",
        "_Testing_UIKit", "modalcheck",
      ],
      swiftSettings: settings),
  ]
)

// The app that records on a simulator needs Apple's UIKit, and nothing that stands in for it.
if Context.environment["MODALCHECK_RECORDER"] != nil {
  package.products = []
  package.targets = [
    // What a newer UIKit deprecates is no error here.
    Target.target(name: "Recordings", swiftSettings: Array(settings.dropLast())),
    Target.executableTarget(name: "RecorderApp", dependencies: ["Recordings"]),
  ]
}
