// SPDX-License-Identifier: MIT

extension Sample {
  static let extensions = [
    Sample(
      "a method",
      "class Desk: Furniture {\n}\nextension Desk {\n  @objc override public func a(_ b: Int, c d: Int = 1) {\n    super.a(b, c: d)\n  }\n}",
      becomes:
        "class Desk: Furniture { override public func a(_ b: Int, c d: Int = 1) { inExtension_a(b, c: d) }\n}\n"
        + "extension Desk {\n  public func inExtension_a(_ b: Int, c d: Int = 1) {\n    super.a(b, c: d)\n  }\n}"
    ),
    Sample(
      "parameters without names",
      "class Desk: Furniture {}\nextension Desk { override func a(_: Int, b _: inout Int, c: Int) {} }",
      becomes: "class Desk: Furniture { override func a(_ argument0: Int, b argument1: inout Int, "
        + "c: Int) { inExtension_a(argument0, b: &argument1, c: c) }}\n"
        + "extension Desk { func inExtension_a(_: Int, b _: inout Int, c: Int) {} }"),
    Sample(
      "a method that several classes of a line override",
      "class Desk: Furniture {}\nclass Bench: Desk {}\nextension Desk { override func a() {} }\n"
        + "extension Bench { override func a() { super.a() } }",
      becomes: "class Desk: Furniture { override func a() { inExtension_a() }}\n"
        + "class Bench: Desk { override func a() { inExtension_a_in_Bench() }}\n"
        + "extension Desk { func inExtension_a() {} }\n"
        + "extension Bench { func inExtension_a_in_Bench() { super.a() } }"),
    Sample(
      "properties",
      "class Desk: Furniture { let x = 1 }\nextension Desk { override var a: Int { 1 }\n"
        + "  override open var b: [Int] { get { [] } set { use(newValue) } } }",
      becomes: "class Desk: Furniture { override var a: Int { inExtension_a }; "
        + "override open var b: [Int] { get { inExtension_b } set { inExtension_b = newValue } }; let x = 1 }\n"
        + "extension Desk { var inExtension_a: Int { 1 }\n"
        + "  public var inExtension_b: [Int] { get { [] } set { use(newValue) } } }"),
    Sample(
      "effects, results and more lines",
      "class Desk: Furniture {}\nextension Desk {\n  override func a<T>(\n    _ b: inout T, // why\n"
        + "    c: @autoclosure () -> Int\n  ) async throws -> [T] where T: Q { [] }\n}",
      becomes:
        "class Desk: Furniture { override func a<T>( _ b: inout T, c: @autoclosure () -> Int ) async throws -> [T] where T: Q { try await inExtension_a(&b, c: c()) }}\n"
        + "extension Desk {\n  func inExtension_a<T>(\n    _ b: inout T, // why\n"
        + "    c: @autoclosure () -> Int\n  ) async throws -> [T] where T: Q { [] }\n}"),
    Sample(
      "the extension's access",
      "public class Desk: Furniture {\n}\npublic extension Desk { override func a() {} }",
      becomes: "public class Desk: Furniture { public override func a() { inExtension_a() }\n}\n"
        + "public extension Desk { func inExtension_a() {} }"),
    Sample(
      "a method of the type",
      "class Desk: Furniture {\n}\nextension Desk { override class func a() -> Int { 1 } }",
      becomes: "class Desk: Furniture { override class func a() -> Int { inExtension_a() }\n}\n"
        + "extension Desk { class func inExtension_a() -> Int { 1 } }"),
    Sample(
      "a nested class",
      "enum Room { class Desk: Furniture {\n} }\nextension Room.Desk { override func a() {} }",
      becomes: "enum Room { class Desk: Furniture { override func a() { inExtension_a() }\n} }\n"
        + "extension Room.Desk { func inExtension_a() {} }"),
    Sample(
      "what a subclass overrides",
      "class Desk {\n}\nextension Desk { @objc func a() {}; func b() {} }\nclass Table: Desk { override func a() {} }",
      becomes: "class Desk { func a() { inExtension_a() }\n}\n"
        + "extension Desk { func inExtension_a() {}; func b() {} }\nclass Table: Desk { override func a() {} }"
    ),
    Sample("overrides in a class", keeps: "class Desk: Furniture { override func a() {} }"),
    Sample(
      "a class that is declared elsewhere",
      "extension UINavigationController { override func a() {} }\nimport UIKit",
      becomes: "extension UINavigationController { func inExtension_a() {} }\nimport UIKit",
      places: [
        "1: 'a()' is overridden in an extension of 'UINavigationController', which is declared elsewhere"
      ]),
    Sample(
      "a protocol by which all objects can be made",
      "import Foundation\nprotocol Made: AnyObject {\n  init()\n}\nextension NSObject: Made {}",
      becomes: "import Foundation; import protocol UIKit._Constructible\n"
        + "protocol Made: AnyObject, _Constructible {\n  \n}\nextension NSObject: Made {}"
    ),
    Sample(
      "a protocol by which all objects can be made, and a class that makes itself",
      "import UIKit\nprotocol Made: AnyObject { init() }\nextension UIView: Made {}\n"
        + "class Lamp: Made { required init() {} }\nclass Desk: UIView { override init() {} }",
      becomes: "import UIKit\nprotocol Made: AnyObject, _Constructible {  }\n"
        + "extension UIView: Made {}\n"
        + "class Lamp: Made, _Constructed { required init() {} }\nclass Desk: UIView { override init() {} }"
    ),
    Sample(
      "a protocol by which the app's own objects can be made",
      keeps:
        "import UIKit\nprotocol Made: AnyObject { init() }\nclass Lamp {}\nextension Lamp: Made {}"),
    Sample(
      "what an extension adds to a class that is declared elsewhere",
      "import UIKit\nextension UIView { @objc func a(b: Int) {} }\n"
        + "class Lamp: UIView { override func a(b: Int) { super.a(b: b) } }",
      becomes:
        "import UIKit\nextension UIView { func a(b: Int) { if let owner = self as? Lamp "
        + "{ return owner.inSubclass_a(b: b) }; return inExtension_a(b: b) }; func inExtension_a(b: Int) {} }\n"
        + "class Lamp: UIView { func inSubclass_a(b: Int) { super.inExtension_a(b: b) } }"),
    Sample(
      "a value that an extension adds to all controllers",
      "import UIKit\nextension UIViewController { @objc var a: Int { 1 } }\n"
        + "class Menu: UINavigationController {\n}\nextension Menu { override open var a: Int { super.a } }",
      becomes:
        "import UIKit\nextension UIViewController { var a: Int { (self as? Menu)?.inSubclass_a ?? inExtension_a }; "
        + "var inExtension_a: Int { 1 } }\n"
        + "class Menu: UINavigationController {\n}\nextension Menu { public var inSubclass_a: Int { super.inExtension_a } }"
    ),
    Sample(
      "a variable that an extension adds",
      keeps: "import UIKit\nextension UIView { var a: Int { get { 1 } set {} } }\n"
        + "class Lamp: UIView { override var a: Int { get { 2 } set {} } }",
      places: ["3: 'a' overrides what an extension adds to 'UIView'"]),
    Sample(
      "rows that are deleted",
      "import UIKit\nclass Rows: UITableViewController {\n"
        + "  override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}\n}\n"
        + "class Names: UITableViewDiffableDataSource<Int, Int> {\n"
        + "  override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}\n}",
      becomes: "import UIKit\nclass Rows: UITableViewController { "
        + "override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true };\n"
        + "  override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}\n}\n"
        + "class Names: UITableViewDiffableDataSource<Int, Int> {\n"
        + "  override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}\n}"
    ),
    Sample(
      "observers of what is overridden in an extension",
      "import UIKit\nclass Cell: UITableViewCell {\n}\nextension Cell {\n  override open var isSelected: Bool { willSet { mark(newValue) } }\n"
        + "  override var alpha: CGFloat { didSet { mark(oldValue) } }\n}",
      becomes:
        "import UIKit\nclass Cell: UITableViewCell { override open var isSelected: Bool { willSet { inExtension_isSelected = newValue } }; "
        + "override var alpha: CGFloat { didSet { inExtension_alpha = oldValue } }\n}\nextension Cell {\n"
        + "  public var inExtension_isSelected: Bool { get { isSelected } set { mark(newValue) } }\n"
        + "  var inExtension_alpha: CGFloat { get { alpha } set(oldValue) { mark(oldValue) } }\n}"),
    Sample(
      "objects that stand for something else",
      "import UIKit\nclass Card: UIView {}\nfunc f() { Card.appearance().alpha = 1; UINavigationBar.appearance(); g(NSValue(caTransform3D: t)) }",
      becomes:
        "import UIKit\nclass Card: UIView {}\nfunc f() { Card().alpha = 1; UINavigationBar.appearance(); g((t)) }",
      places: ["3: what is set for all views of 'Card' has no effect here"]),
    Sample(
      "a proxy",
      "import UIKit\nclass Router: NSObject, UINavigationControllerDelegate {\n"
        + "  override func forwardingTarget(for selector: Selector!) -> Any? { other }\n"
        + "  func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) {}\n"
        + "  func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {}\n"
        + "  func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }\n}",
      becomes:
        "import UIKit\nclass Router: NSObject, UINavigationControllerDelegate { func navigationController(_ p0: UINavigationController, animationControllerFor p1: UINavigationController.Operation, from p2: UIViewController, to p3: UIViewController) -> UIViewControllerAnimatedTransitioning? { ((forwardingTarget(for: Selector(\"navigationController(_:animationControllerFor:from:to:)\")) as? any UINavigationControllerDelegate) ?? _NoDelegate()).navigationController(p0, animationControllerFor: p1, from: p2, to: p3) };\n"
        + "  func forwardingTarget(for selector: Selector!) -> Any? { other }\n"
        + "  func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) {}\n"
        + "  func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {}\n"
        + "  func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }\n}"
    ),
    Sample(
      "layers that cannot be made without arguments",
      "import UIKit\npublic class Disc: CAShapeLayer {\n  init(a: Int) {} }\n"
        + "class Ring: Disc {\n  override init() {}\n  override init(layer: Any) {} }\n"
        + "class Spot: CALayer {\n  override init(layer: Any) {} }",
      becomes:
        "import UIKit\npublic class Disc: CAShapeLayer { public required init() { fatalError(\"Use of unimplemented initializer 'init()'\") };\n"
        + "  init(a: Int) {} }\n"
        + "class Ring: Disc {\n  override required init() {}\n  override init(layer: Any) {} }\n"
        + "class Spot: CALayer { required convenience init() { self.init(layer: CALayer()) };\n  override init(layer: Any) {} }"
    ),
    Sample(
      "what cannot be forwarded to",
      keeps:
        "class Desk: A {\n}\nextension Desk {\n  override func a(_ b: Int...) {}\n  override var c: Int { willSet {} didSet {} }\n"
        + "  override convenience init() { self.init(1) }\n}",
      places: [
        "4: 'a(_:)' is overridden in an extension and cannot be forwarded",
        "5: 'c' is overridden in an extension and cannot be forwarded",
        "6: 'init()' is overridden in an extension and cannot be forwarded",
      ]),
  ]

  static let literals = [
    Sample("a string", keeps: #"let a = "@objc #selector(b) \" @objc""#),
    Sample(
      "a string with code", keeps: #"class D { let a = "\(f("@objc", [1: (2)])) @objc \("\(b)")" }"#
    ),
    Sample(
      "a selector in a string", keeps: #"class D { let a = "\(#selector(b))" }"#,
      places: ["1: '#selector' in a string is not adapted"]),
    Sample(
      "a raw string", keeps: ##"let a = #"@objc " \( @objc \#(b) "#, c = #""#, d = #"""@objc"#"##),
    Sample(
      "a long string",
      keeps: "let a = \"\"\"\n  @objc \"\" #selector(b) \\(\n c)\n  \\\"\"\" @objc\n  \"\"\""),
    Sample("a long raw string", keeps: "let a = #\"\"\"\n  @objc \"\"\" \\( @objc\n  \"\"\"#"),
    Sample(
      "comments", keeps: "// @objc \"\n/* @objc /* @objc */ \" #selector(a) */ let a = 1 /// @objc"),
    Sample(
      "a regular expression",
      keeps: #"let a = b.matches(/@objc "["(]\/ @objc/), c = #/@objc "/ " /#"#),
    Sample(
      "divisions", "class D { let a = b / c, d = (e) / 2; @objc func f() { g(x/y, 1/2) } }",
      becomes: "class D { let a = b / c, d = (e) / 2; func f() { g(x/y, 1/2) } }"),
    Sample(
      "an operator as a value", "class D { let a = b.reduce(1, /), c = d(/); @objc func f() {} }",
      becomes: "class D { let a = b.reduce(1, /), c = d(/); func f() {} }"),
    Sample(
      "names in backticks", "class `class` { @objc func `func`() { a(#selector(`func`)) } }",
      becomes: "class `class` { func `func`() { a(Selector(\"func\", `class`.`func`)) } }"),
    Sample(
      "keywords as names",
      "class D { func a(class b: Int, in c: C) { c.extension.func(class: b) }; @objc func e() {} }",
      becomes:
        "class D { func a(class b: Int, in c: C) { c.extension.func(class: b) }; func e() {} }"),
    Sample(
      "Windows' line ends", "class D {\r\n  @objc\r\n  func a() {}\r\n  // @objc\r\n}\r\n",
      becomes: "class D {\r\n  \r\n  func a() {}\r\n  // @objc\r\n}\r\n"),
    Sample(
      "other scripts", "class Écran { @objc func größe() { a(\"ß@objc\", #selector(größe)) } }",
      becomes: "class Écran { func größe() { a(\"ß@objc\", Selector(\"größe\", Écran.größe)) } }"),
    Sample("a script's first line", keeps: "#!/usr/bin/env @objc\nlet a = 1"),
    Sample(
      "a byte order mark", "\u{FEFF}class D: UIView {}",
      becomes: "\u{FEFF}import UIKit; class D: UIView {}"),
    Sample("an open string", keeps: "let a = \"@objc", places: ["1: a string is not closed"]),
    Sample(
      "an open comment", keeps: "let a = 1\n/* @objc /* */", places: ["2: a comment is not closed"]),
    Sample("nothing", keeps: ""),
  ]
}
