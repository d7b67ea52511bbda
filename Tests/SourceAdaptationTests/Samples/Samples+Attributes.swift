// SPDX-License-Identifier: MIT

extension Sample {
  static let attributes = [
    Sample(
      "a method of Objective-C", "class Lamp {\n  @objc func flicker() {}\n}",
      becomes: "class Lamp {\n  func flicker() {}\n}"),
    Sample(
      "a name in Objective-C", "@objc(XLamp) class Lamp { @objc(on:) func turn(_ on: Bool) {} }",
      becomes: "class Lamp { func turn(_ on: Bool) {} }"),
    Sample(
      "a name over two lines", "@objc(\n  XLamp\n) class Lamp {}", becomes: "\n\nclass Lamp {}"),
    Sample(
      "attributes on their own lines", "@objcMembers\nclass Lamp {\n  @objc\n  func go() {}\n}",
      becomes: "\nclass Lamp {\n  \n  func go() {}\n}"),
    Sample(
      "several attributes and modifiers",
      "class Lamp { @nonobjc @available(iOS 13, *) @objc private dynamic var glow = 1 }",
      becomes: "class Lamp { @available(iOS 13, *) private var glow = 1 }"),
    Sample(
      "a handler that a web view calls",
      "func a(b: @escaping (WKNavigationActionPolicy) -> Void, c: @escaping (Int) -> Void) {}",
      becomes: "func a(b: @escaping @MainActor (WKNavigationActionPolicy) -> Void, "
        + "c: @escaping (Int) -> Void) {}"),
    Sample(
      "a navigation of a web view, which may be none",
      "func a(_ b: C, didFinish d: WKNavigation?, e: WKNavigation?) {}; var f: WKNavigation?",
      becomes:
        "func a(_ b: C, didFinish d: WKNavigation!, e: WKNavigation?) {}; var f: WKNavigation?"),
    Sample(
      "a setter's access", "class Lamp { @objc public private(set) dynamic var glow = 1 }",
      becomes: "class Lamp { public private(set) var glow = 1 }"),
    Sample(
      "an attribute before a comment", "class Lamp { @objc/* why */ func go() {} // @objc\n}",
      becomes: "class Lamp { /* why */ func go() {} // @objc\n}"),
    Sample(
      "an extension of Objective-C", "@objc extension Lamp { func go() {} }",
      becomes: "extension Lamp { func go() {} }"),
    Sample(
      "an action", "class Lamp { @IBAction func press(_ sender: Any) {} }",
      becomes: "class Lamp { func press(_ sender: Any) {} }"),
    Sample(
      "what a designer sets",
      "@IBDesignable class Lamp { @IBInspectable var glow: CGFloat = 2 }; import UIKit",
      becomes: "class Lamp { var glow: CGFloat = 2 }; import UIKit"),
    Sample(
      "outlets",
      "class Desk {\n  @IBOutlet weak var lamp: Lamp!\n  @IBOutlet private var rows: [Row]!\n}",
      becomes: "class Desk {\n  weak var lamp: Lamp!\n  private var rows: [Row]!\n}",
      places: ["2: no storyboard and no nib connects the outlets of 'Desk'"]),
    Sample(
      "an outlet that may be missing", "class Desk { @IBOutlet weak var lamp: Lamp? }",
      becomes: "class Desk { weak var lamp: Lamp? }",
      places: ["1: no storyboard and no nib connects the outlets of 'Desk'"]),
    Sample(
      "an application's entry",
      "import UIKit\n@UIApplicationMain final class Entry: UIResponder, UIApplicationDelegate {}",
      becomes: "import UIKit\nfinal class Entry: UIResponder, UIApplicationDelegate {}"),
    Sample(
      "an application's entry in Swift",
      "import UIKit\n@main\nclass Entry: UIResponder, UIApplicationDelegate {}",
      becomes: "import UIKit\n\nclass Entry: UIResponder, UIApplicationDelegate {}"),
    Sample(
      "an app of SwiftUI", "import SwiftUI\n@main struct Entry: App {}",
      becomes: "import SwiftUI\nstruct Entry: App {}"),
    Sample(
      "previews, which the package's macros take away",
      keeps: "import SwiftUI\n#Preview(\"on\") {\n  Lamp()\n}\n#Preview { Lamp() }; let a = 1"),
    Sample("another entry", keeps: "@main struct Tool { static func main() {} }"),
    Sample(
      "a number of a layer that Objective-C provides",
      "import UIKit\nclass Disc: CALayer {\n  @NSManaged var radius: CGFloat }",
      becomes: "import UIKit\nclass Disc: CALayer {\n  var radius: CGFloat = 0 }",
      places: ["3: a '@NSManaged' property has no implementation here"]),
    Sample(
      "an open property of the type", "class Disc { @objc open static var size = 1 }",
      becomes: "class Disc { public static var size = 1 }"),
    Sample(
      "managed properties", "class Row { @NSManaged var title: String }",
      becomes: "class Row { var title: String }",
      places: ["1: a '@NSManaged' property has no implementation here"]),
    Sample(
      "a block", keeps: "typealias Done = @convention(block) () -> Void",
      places: ["1: blocks of Objective-C do not exist here"]),
    Sample(
      "a word that is a modifier elsewhere", keeps: "let dynamic = 1; print(dynamic, a.dynamic)"),
    Sample(
      "other attributes",
      keeps: "@MainActor final class Lamp { @discardableResult func a() -> Int { 1 } }"),
  ]
}
