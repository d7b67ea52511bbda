// SPDX-License-Identifier: MIT

/// Makes imports name modules that exist here.
struct ImportRule {
  /// An import as it is written.
  struct Import {
    /// The first token of what is imported: a kind, or the module.
    var start: Int
    var module: String
    var isScoped: Bool
    /// The token behind it.
    var end: Int
  }

  /// The modules whose declarations the stand-in has.
  static let partsOfUIKit: Set = [
    "AudioToolbox", "CoreGraphics", "OSLog", "ObjectiveC", "QuartzCore", "os",
  ]

  /// What Foundation brings along on Apple's systems, but not here, and what the stand-in has in its
  /// place, on its clock; so it has tasks, which sleep there, and what is printed.
  ///
  /// Names of UIKit's that a file uses without importing it come from a bridging header, or from
  /// another file.
  private static let broughtByFoundation: Set = [
    "Bundle", "CGAffineTransform", "CGVector", "CATransform3D", "DateComponentsFormatter",
    "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "ListFormatter", "MeasurementFormatter",
    "NSHashTable", "NSMapTable",
    "NSPointerArray", "NSPredicate", "NSSortDescriptor", "NSStringFromClass", "NotificationCenter",
    "OperationQueue", "RelativeDateTimeFormatter", "Selector", "Task", "Thread", "Timer",
    "UIEdgeInsets", "UserDefaults", "autoreleasepool",
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol",
    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionTask", "URLSessionTaskDelegate",
    "debugPrint", "print",
  ]

  private static let missing: Set = [
    "ARKit", "Accelerate", "ActivityKit", "AppIntents", "AppTrackingTransparency",
    "BackgroundTasks", "CallKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI",
    "CoreAnimation", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreML",
    "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "GameKit", "HealthKit",
    "HomeKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "MediaPlayer", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "PDFKit", "PassKit", "PencilKit", "PushKit",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "Social", "Speech",
    "SpriteKit", "SystemConfiguration", "TipKit", "Translation", "Vision", "VisionKit",
    "WatchConnectivity", "WeatherKit", "WidgetKit",
  ]

  let file: ParsedFile
  private let imports: [Import]

  init(file: ParsedFile) {
    self.file = file
    imports = file.imports
  }

  func apply(to changes: inout Changes) {
    for item in imports { rewrite(item, &changes) }
    importModules(&changes)
    nameModules(&changes)
    let becomesUIKit = imports.contains { $0.module == "UIKit" || isPart($0) }
    guard !becomesUIKit else { return }
    if imports.isEmpty {
      addImport(&changes)
    } else if let foundation = imports.first(where: { $0.module == "Foundation" }),
      file.tokens.contains(where: usesWhatFoundationBrings)
    {
      name(foundation, "UIKit", &changes)
    }
  }

  /// Lets names that begin with a module, such as `os.Logger`, begin with one that is there.
  private func nameModules(_ changes: inout Changes) {
    var others = ["CoreGraphics": "Foundation"]
    if imports.contains(where: { ["OSLog", "os"].contains($0.module) }) { others["os"] = "UIKit" }
    for (index, token) in file.tokens.enumerated() where token.kind == .word {
      guard let other = others[token.text], file.token(index + 1)?.isMark(".") == true,
        let before = file.token(index - 1),
        !before.isWord("import"), !before.isMark(".")
      else { continue }
      changes.replace(index, with: other, in: file)
    }
  }

  /// On Apple's systems Foundation, and what brings it along, has Combine and Observation with it.
  private func importModules(_ changes: inout Changes) {
    guard let first = imports.first else { return }
    for (module, names) in Self.broughtModules
    where !imports.contains(where: { $0.module == module || brings($0, module) })
      && file.tokens.contains(where: { names.contains($0.text) })
    {
      let end = file.tokens[first.end - 1].range.upperBound
      changes.insert("; import \(module)", at: end, in: file)
    }
  }

  private func brings(_ item: Import, _ module: String) -> Bool {
    ["Charts", "SwiftUI"].contains(item.module) && module != "UserNotifications"
      || item.module == "SwiftData" && module == "Observation"
  }

  private static let broughtModules: [(module: String, names: Set<String>)] = [
    (
      "Combine",
      [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
        "PassthroughSubject", "Published", "@Published",
      ]
    ),
    ("Observation", ["@Observable", "@ObservationIgnored", "withObservationTracking"]),
    (
      "Security",
      [
        "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "SecRandomCopyBytes",
        "kSecClass",
      ]
    ),
    (
      "UserNotifications",
      [
        "UNAuthorizationOptions", "UNAuthorizationStatus", "UNMutableNotificationContent",
        "UNNotification", "UNNotificationContent", "UNNotificationPresentationOptions",
        "UNNotificationRequest", "UNNotificationResponse", "UNNotificationSettings",
        "UNUserNotificationCenter", "UNUserNotificationCenterDelegate",
      ]
    ),
  ]

  private func isPart(_ item: Import) -> Bool { Self.partsOfUIKit.contains(item.module) }

  private func usesWhatFoundationBrings(_ token: Token) -> Bool {
    token.isPound("#selector")
      || token.kind == .word
        && (Self.broughtByFoundation.contains(token.text) || token.text.hasPrefix("CATransform3D")
          || token.text.hasPrefix("objc_") || token.text.hasPrefix("kCF")
          || token.text.hasPrefix("UI") && Self.isName(ofUIKit: token.text))
  }

  private func rewrite(_ item: Import, _ changes: inout Changes) {
    let module = item.isScoped ? item.start + 1 : item.start
    let isSubmodule = !item.isScoped && item.end > module + 1
    if isPart(item) || (item.module == "UIKit" && isSubmodule) {
      name(item, "UIKit", &changes)
    } else if item.module == "Foundation", let other = standIn {
      name(item, other, &changes)
    } else if item.module == "Darwin" || item.module == "Foundation" && isSubmodule {
      name(item, "Foundation", &changes)
    } else if item.module == "CoreImage", isSubmodule {
      name(item, "CoreImage", &changes)
    } else if Self.missing.contains(item.module), !isGuarded(item),
      !EmptyFileCheck(file: file).isEmptyHere
    {
      changes.report(
        item.start, in: file, "the module '\(item.module)' does not exist here",
        item.module == "CoreData"  // Without it, there is nothing to show.
          ? "let views get what they show from a type of your own, and leave out what loads it"
          : "put what uses it behind '#if canImport(\(item.module))' or leave the file out")
    }
  }

  /// What the file imports that brings Foundation along, with types of its own in place of some of
  /// Foundation's: where Foundation is imported too, their names are ambiguous.
  private var standIn: String? {
    ["UIKit", "SwiftUI", "SwiftData", "Charts"].first { name in
      imports.contains { $0.module == name && !$0.isScoped }
    } ?? (imports.contains(where: isPart) ? "UIKit" : nil)
  }

  private func name(_ item: Import, _ module: String, _ changes: inout Changes) {
    let range =
      file.tokens[item.start].range.lowerBound..<file.tokens[item.end - 1].range.upperBound
    changes.add(Edit(range: range, text: module), to: file)
  }

  /// Whether a condition asks for the module before it is imported.
  private func isGuarded(_ item: Import) -> Bool {
    var open: [Bool] = []
    for index in 0..<item.start {
      switch file.tokens[index].text {
      case "#if": open.append(asks(index, for: item.module))
      case "#elseif": if !open.isEmpty { open[open.count - 1] = asks(index, for: item.module) }
      case "#else": if !open.isEmpty { open[open.count - 1] = false }
      case "#endif": _ = open.popLast()
      default: break
      }
    }
    return open.contains(true)
  }

  private func asks(_ condition: Int, for module: String) -> Bool {
    let code = file.source.code(condition + 1..<file.end(ofCondition: condition))
    return code.split(separator: " ").joined().contains("canImport(\(module))")
      && !code.contains("!canImport")
  }

  // MARK: Files without imports

  /// Imports UIKit on the first line of a file that relies on a bridging header.
  private func addImport(_ changes: inout Changes) {
    guard file.tokens.contains(where: { $0.kind == .word && Self.isName(ofUIKit: $0.text) }),
      let first = file.firstOutsideDirectives
    else { return }
    let bytes = file.source.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let rest = bytes[start...]
    if rest.starts(with: "//".utf8) {
      changes.insert("import UIKit ", at: start, in: file)
    } else if let byte = rest.first, isNewline(byte) {
      changes.insert("import UIKit", at: start, in: file)
    } else if file.tokens.first?.kind != .pound, !rest.starts(with: "#!".utf8) {
      changes.insert("import UIKit; ", at: start, in: file)
    } else {
      changes.insert("import UIKit; ", at: first.range.lowerBound, in: file)
    }
  }

  private static func isName(ofUIKit name: String) -> Bool {
    let letters = Array(name.utf8.prefix(3))
    return letters.count == 3 && name != "UIKit"
      && ["UI", "CG", "CA"].contains(String(name.prefix(2)))
      && (0x41...0x5A).contains(letters[2])
  }
}

extension ParsedFile {
  /// The first token that belongs to no directive.
  fileprivate var firstOutsideDirectives: Token? {
    var index = 0
    while let token = token(index), token.kind == .pound { index = end(ofCondition: index) }
    return token(index)
  }

  private static let importKinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The imports at the top level of the file.
  var imports: [ImportRule.Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord("import"), brackets.parent[index] == nil,
        let next = token(index + 1), next.kind == .word, !next.startsLine
      else { return nil }
      let isScoped = Self.importKinds.contains(next.text)
      let module = isScoped ? index + 2 : index + 1
      guard let name = token(module), name.kind == .word else { return nil }
      var end = module + 1
      while token(end)?.isMark(".") == true, token(end + 1)?.kind == .word { end += 2 }
      return ImportRule.Import(start: index + 1, module: name.text, isScoped: isScoped, end: end)
    }
  }
}
