// SPDX-License-Identifier: MIT

extension Sample {
  static let imports = [
    Sample(
      "optional methods of UIKit's delegates",
      "import UIKit\nfunc a(b: B, c: C) { b.delegate?.scrollViewDidScroll?(c)\n"
        + "  _ = d.transitioningDelegate?\n    .animationController?(forDismissed: d) }",
      becomes: "import UIKit\nfunc a(b: B, c: C) { b.delegate?.scrollViewDidScroll(c)\n"
        + "  _ = d.transitioningDelegate?\n    .animationController(forDismissed: d) }"),
    Sample(
      "a closure with the name of such a method",
      keeps: "import UIKit\nclass Desk { var tableView: ((Int) -> Void)? }\n"
        + "func a(b: Desk) { b.tableView?(1) }"),
    Sample(
      "a submodule", "import UIKit\nimport UIKit.UIGestureRecognizerSubclass // b",
      becomes: "import UIKit\nimport UIKit // b"),
    Sample(
      "parts of UIKit", "@preconcurrency import QuartzCore; import class CoreGraphics.CGPath",
      becomes: "@preconcurrency import UIKit; import UIKit"),
    Sample("a declaration of UIKit", keeps: "import class UIKit.UIView\nimport struct Lamps.Lamp"),
    Sample("Darwin", "import Darwin.C", becomes: "import Foundation"),
    Sample(
      "no import", "// A lamp.\nclass Lamp: UIView {}",
      becomes: "import UIKit // A lamp.\nclass Lamp: UIView {}"),
    Sample(
      "no import, a blank line first", "\nlet a: CGFloat = 1",
      becomes: "import UIKit\nlet a: CGFloat = 1"),
    Sample(
      "no import, no comment", "class Lamp: UIView {}",
      becomes: "import UIKit; class Lamp: UIView {}"),
    Sample(
      "no import, a condition first", "#if os(iOS)\nclass Lamp: UIView {}\n#endif",
      becomes: "#if true\nimport UIKit; class Lamp: UIView {}\n#endif"),
    Sample("no import, no UIKit", keeps: "class Lamp: Light {}"),
    Sample(
      "what Foundation brings along", "import Foundation // a\nlet a = CGAffineTransform.identity",
      becomes: "import UIKit // a\nlet a = CGAffineTransform.identity"),
    Sample(
      "Foundation beside what brings it along", "import Foundation\nimport SwiftUI",
      becomes: "import SwiftUI\nimport SwiftUI"),
    Sample(
      "Foundation beside a part of UIKit", "import Foundation\nimport os",
      becomes: "import UIKit\nimport UIKit"),
    Sample(
      "requests, which Foundation brings along", "import Foundation\nlet a: URLRequest",
      becomes: "import UIKit\nlet a: URLRequest"),
    Sample(
      "notifications, which UIKit and SwiftUI bring along",
      "import SwiftUI\nlet a = UNUserNotificationCenter.current()",
      becomes:
        "import SwiftUI; import UserNotifications\nlet a = UNUserNotificationCenter.current()"),
    Sample(
      "a module of Apple's that is not there", keeps: "import Network",
      places: ["1: the module 'Network' does not exist here"]),
    Sample(
      "names of UIKit's", "import Foundation\nlet a = UIView()",
      becomes: "import UIKit\nlet a = UIView()"),
    Sample(
      "Combine, which Foundation brings along", "import Foundation\nclass A: ObservableObject {}",
      becomes: "import Foundation; import Combine\nclass A: ObservableObject {}"),
    Sample(
      "Observation, which UIKit brings along", "import UIKit\n@Observable class A {}",
      becomes: "import UIKit; import Observation\n@Observable class A {}"),
    Sample(
      "Observation, which SwiftUI brings along", keeps: "import SwiftUI\n@Observable class A {}"),
    Sample(
      "resources, which a package lists",
      "import Foundation\nlet a = Bundle.main.url(forResource: b, withExtension: nil)",
      becomes: "import UIKit\nlet a = Bundle.module.url(forResource: b, withExtension: nil)"),
    Sample(
      "a bundle of the app's own choice",
      keeps: "import UIKit\nextension Bundle { static var module: Bundle { Bundle.main } }"),
    Sample(
      "formats of predicates", "import Foundation\nlet a = NSPredicate(format: b, c)",
      becomes: "import UIKit\nlet a = NSPredicate(format: b, c)"),
    Sample(
      "what else is of Combine", "import Foundation\nclass A: B { @Published var c = 1 }",
      becomes: "import Foundation; import Combine\nclass A: B { @Published var c = 1 }"),
    Sample(
      "associated objects, which Foundation brings along",
      "import Foundation\nlet a = objc_getAssociatedObject(b, &key)",
      becomes: "import UIKit\nlet a = objc_getAssociatedObject(b, &key)"),
    Sample(
      "the runtime's associated objects",
      "import ObjectiveC\nlet a = objc_getAssociatedObject(b, &key)",
      becomes: "import UIKit\nlet a = objc_getAssociatedObject(b, &key)"),
    Sample("Foundation alone", keeps: "import Foundation\nlet a = CGRect.zero"),
    Sample(
      "what has a stand-in on the clock", "import Foundation\nextension Timer {}",
      becomes: "import UIKit\nextension Timer {}"),
    Sample(
      "tasks, which sleep on the clock",
      "import Foundation\nfunc a() async { try? await Task.sleep(nanoseconds: 1) }",
      becomes: "import UIKit\nfunc a() async { try? await Task.sleep(nanoseconds: 1) }"),
    Sample(
      "what is printed", "import Foundation\nfunc a() { print(1) }",
      becomes: "import UIKit\nfunc a() { print(1) }"),
    Sample(
      "a function of a part of UIKit by its module", "import UIKit\nlet a = CoreGraphics.log(2)",
      becomes: "import UIKit\nlet a = Foundation.log(2)"),
    Sample(
      "the log by its module", "import os\nlet a = os.Logger()\nlet b = c.os.d",
      becomes: "import UIKit\nlet a = UIKit.Logger()\nlet b = c.os.d"),
    Sample("what is called as the module", keeps: "import UIKit\nlet a = os.version"),
    Sample(
      "a module that is not there", keeps: "import UIKit\nimport HealthKit",
      places: ["2: the module 'HealthKit' does not exist here"]),
    Sample(
      "modules that have a stand-in",
      keeps: "import UIKit\nimport StoreKit\nimport CoreLocation\nimport MapKit\nimport WebKit"),
    Sample(
      "the keychain, which Foundation brings along",
      "import Foundation\nlet a = kSecClass as String",
      becomes: "import Foundation; import Security\nlet a = kSecClass as String"),
    Sample(
      "the keychain, imported", keeps: "import Foundation\nimport Security\nlet a = kSecClass"),
    Sample(
      "a module that loads what is shown", keeps: "import SwiftUI\nimport CoreData",
      places: ["2: the module 'CoreData' does not exist here"]),
    Sample(
      "Foundation beside SwiftData, which brings it along",
      "import Foundation\nimport SwiftData\n@Model final class A { var b: Date }",
      becomes: "import SwiftData\nimport SwiftData\n@Model final class A { var b: Date }"),
    Sample(
      "stores and charts",
      keeps: "import Charts\nimport SwiftData\nimport SwiftUI\n@Observable class A {}"),
    Sample(
      "the unified log", "import UIKit\nimport os.log\nimport os\nimport OSLog",
      becomes: "import UIKit\nimport UIKit\nimport UIKit\nimport UIKit"),
    Sample(
      "a module that is asked for",
      keeps: "import UIKit\n#if canImport(Combine)\nimport Combine\n#endif\nlet a = 1"),
    Sample("a module of one's own", keeps: "import Lamps\n@testable import Lamps.Bulbs"),
  ]

  static let protocols = [
    Sample(
      "weak requirements",
      "protocol Room: AnyObject { weak var desk: Desk? { get set }; unowned var a: A { get } }",
      becomes: "protocol Room: AnyObject { var desk: Desk? { get set }; var a: A { get } }"),
    Sample(
      "weak elsewhere", keeps: "class Room { weak var desk: Desk?; func a() { weak var b = desk } }"
    ),
    Sample(
      "a protocol of Objective-C", "@objc public protocol Room { func a() }",
      becomes: "public protocol Room: AnyObject { func a() }"),
    Sample(
      "one that refines", "@objc protocol Room: House { func a() }",
      becomes: "protocol Room: AnyObject, House { func a() }"),
    Sample(
      "one that is of objects", "@objc protocol Room: NSObjectProtocol { func a() }",
      becomes: "protocol Room: NSObjectProtocol { func a() }"),
    Sample(
      "one that is of classes in an old spelling", "@objc protocol Room: class { func a() }",
      becomes: "protocol Room: class { func a() }"),
    Sample(
      "optional methods",
      "@objc protocol Room {\n  @objc optional func a(_ b: Int, c: [Int: Int])\n}\n"
        + "class Desk { weak var room: Room?\n  func d() { room?.a?(1, c: [:]) } }",
      becomes: "protocol Room: AnyObject {\n  func a(_ b: Int, c: [Int: Int])\n}"
        + "; extension Room { func a(_ b: Int, c: [Int: Int]) {} }\n"
        + "class Desk { weak var room: Room?\n  func d() { room?.a(1, c: [:]) } }"),
    Sample(
      "a question whether one is there",
      "@objc public protocol Room { @objc optional func a() }; func f(r: Room) { if r.a != nil { r.a!() } }",
      becomes: """
        public protocol Room: AnyObject { func a() }; public extension Room { func a() {} }; \
        func f(r: Room) { if r.a != nil { r.a() } }
        """, places: ["1: whether the optional method 'a' is implemented is not known"]),
    Sample(
      "optional requirements with a result",
      "@objc public protocol Room {\n  @objc optional func a(of b: Int) -> Int\n  @objc optional var c: Int { get }\n}\n"
        + "class Desk: Room {\n  func a(of b: Int) -> Int { b } }\nclass Lamp: Room {}\n"
        + "class Sun: Lamp { var c = 1 }\n"
        + "func f(r: Room?) { if r?.a != nil { g(r?.a?(of: 1) ?? 2, r?.c ?? 3) } }",
      becomes:
        "public protocol Room: AnyObject {\n  var optional_a_of: ((Int) -> Int)? { get }\n"
        + "  var optional_c: (Int)? { get }\n}\n"
        + "class Desk: Room { public var optional_a_of: ((Int) -> Int)? { { self.a(of: $0) } }; "
        + "public var optional_c: (Int)? { nil };\n  func a(of b: Int) -> Int { b } }\n"
        + "class Lamp: Room { public var optional_a_of: ((Int) -> Int)? { nil }; "
        + "public var optional_c: (Int)? { nil };}\n"
        + "class Sun: Lamp { override public var optional_c: (Int)? { c }; var c = 1 }\n"
        + "func f(r: Room?) { if r?.optional_a_of != nil { g(r?.optional_a_of?(1) ?? 2, r?.optional_c ?? 3) } }"
    ),
    Sample(
      "optional requirements with one name",
      "@objc protocol Room {\n  @objc optional func a(b: Int)\n  @objc optional func a(c: Int) -> Int\n}\n"
        + "func f(r: Room) { r.a?(b: r.a?(c: 1) ?? 2) }",
      becomes:
        "protocol Room: AnyObject {\n  func a(b: Int)\n  var optional_a_c: ((Int) -> Int)? { get }\n}"
        + "; extension Room { func a(b: Int) {} }\n"
        + "func f(r: Room) { r.a(b: r.optional_a_c?(1) ?? 2) }"),
    Sample(
      "optional requirements that differ in their types alone",
      "@objc protocol Room {\n  @objc optional func a(b: Int) -> Int\n  @objc optional func a(b: Bool) -> Int\n}\n"
        + "class Desk: Room {\n  func a(b: Bool) -> Int { 1 } }\nfunc f(r: Room) { _ = r.a?(b: true) }",
      becomes:
        "protocol Room: AnyObject {\n  func optional_a_b() -> ((Int) -> Int)?\n"
        + "  func optional_a_b() -> ((Bool) -> Int)?\n}\n"
        + "class Desk: Room { func optional_a_b() -> ((Int) -> Int)? { nil }; "
        + "func optional_a_b() -> ((Bool) -> Int)? { { self.a(b: $0) } };\n"
        + "  func a(b: Bool) -> Int { 1 } }\nfunc f(r: Room) { _ = r.optional_a_b()?(true) }"),
    Sample(
      "optional requirements that cannot be kept in a variable",
      "@objc protocol Room {\n  @objc optional func a() throws -> Int\n}",
      becomes: "protocol Room: AnyObject {\n  optional func a() throws -> Int\n}",
      places: [
        "2: the optional requirement 'a()' has a result, and no default for it is known"
      ]),
  ]
}
