// SPDX-License-Identifier: MIT

extension Sample {
  static let selectors = [
    Sample(
      "a method without a sender",
      "class Desk {\n  func a() { use(#selector(press)) }\n  @objc func press() {}\n}",
      becomes:
        "class Desk {\n  func a() { use(Selector(\"press\", Desk.press)) }\n  func press() {}\n}"),
    Sample(
      "a method with a sender",
      "class Desk { lazy var a = tap(self, #selector(press(_:)))\n@objc func press(_ s: Any) {} }",
      becomes:
        "class Desk { lazy var a = tap(self, Selector(\"press:\", Desk.press(_:)))\nfunc press(_ s: Any) {} }"
    ),
    Sample(
      "a sender that is not written",
      "class Desk { let a = #selector(press); @objc func press(_ s: Any) {} }",
      becomes: "class Desk { let a = Selector(\"press:\", Desk.press); func press(_ s: Any) {} }"),
    Sample(
      "a name in Objective-C",
      "class Desk { let a = #selector(press); @objc(pushed:) func press(_ s: Any) {} }",
      becomes: "class Desk { let a = Selector(\"pushed:\", Desk.press); func press(_ s: Any) {} }"),
    Sample(
      "labels",
      "class Desk { let a = #selector(move(by:animated:)), b = #selector(press(sender:)) }",
      becomes: """
        class Desk { let a = Selector("moveBy:animated:", Desk.move(by:animated:)), \
        b = Selector("pressWithSender:", Desk.press(sender:)) }
        """),
    Sample(
      "self, Self, super and its type",
      "class Desk { let a = [#selector(self.b), #selector(Self.b), #selector(super.b), #selector(type(of: self).b)] }",
      becomes: """
        class Desk { let a = [Selector("b", Desk.b), Selector("b", Desk.b), \
        Selector("b", Desk.b), Selector("b", Desk.b)] }
        """),
    Sample(
      "another type", "class Desk { let a = #selector(Room.Door.open(_:)) }",
      becomes: "class Desk { let a = Selector(\"open:\", Room.Door.open(_:)) }"),
    Sample(
      "a protocol",
      "protocol Host { func a(_ b: Int) }; class Desk { let h: Host?; let a = #selector(Host.a), b = #selector(h.a) }",
      becomes:
        "protocol Host { func a(_ b: Int) }; class Desk { let h: Host?; let a = Selector(\"a:\", (any Host).a), b = Selector(\"a:\", (any Host).a) }"
    ),
    Sample(
      "a generic type", "class Desk { let a = #selector(Box<Int>.open) }",
      becomes: "class Desk { let a = Selector(\"open\", Box<Int>.open) }"),
    Sample(
      "several lines",
      "class Desk {\n  let a = #selector(\n    // why\n    press(_:)\n  )\n}",
      becomes:
        "class Desk {\n  let a = Selector(\n    // why\n    \"press:\", Desk.press(_:)\n  )\n}"),
    Sample(
      "an extension", "extension Room.Desk { func a() { use(#selector(press)) } }",
      becomes: "extension Room.Desk { func a() { use(Selector(\"press\", Room.Desk.press)) } }"),
    Sample(
      "a nested type",
      "class Room { class Desk { let a = #selector(press); func press() {} } }",
      becomes:
        "class Room { class Desk { let a = Selector(\"press\", Desk.press); func press() {} } }"),
    Sample(
      "a method of the type around it",
      "class Room { @objc func shut() {}\n class Desk { let a = #selector(shut) } }",
      becomes:
        "class Room { func shut() {}\n class Desk { let a = Selector(\"shut\", Room.shut) } }"),
    Sample(
      "a local type", "func f() { class Desk { let a = #selector(press) } }",
      becomes: "func f() { class Desk { let a = Selector(\"press\", Desk.press) } }"),
    Sample(
      "a class of a value",
      "class Desk { weak var lamp: Lamp?; let hand = Hand()\n"
        + "func a() { use(#selector(lamp.press)); use(#selector(self.hand.wave(_:))) } }",
      becomes: "class Desk { weak var lamp: Lamp?; let hand = Hand()\n"
        + "func a() { use(Selector(\"press\", Lamp.press)); use(Selector(\"wave:\", Hand.wave(_:))) } }"
    ),
    Sample(
      "a value whose class is not known",
      keeps: "class Desk { func a(x: X) { use(#selector(x.press)) } }",
      places: ["1: '#selector' refers to a method of 'x', whose type is not written"]),
    Sample(
      "a value whose class is not written, of which one class only has the method",
      "class Lamp { @objc func glow(_ sender: Any) {} }\n"
        + "func a() { for lamp in lamps { use(lamp, #selector(lamp.glow(_:))) } }",
      becomes: "class Lamp { func glow(_ sender: Any) {} }\n"
        + "func a() { for lamp in lamps { use(lamp, Selector(\"glow:\", Lamp.glow(_:))) } }"),
    Sample(
      "a getter and a setter",
      "class Desk { @objc var a = 1; let b = #selector(getter: a), c = #selector(setter: Desk.a) }",
      becomes: """
        class Desk { var a = 1; let b = Selector("a", { (owner: Desk) in { owner.a } }), \
        c = Selector("setA:", { (owner: Desk) in { owner.a = $0 } }) }
        """),
    Sample(
      "a cast to tell methods apart",
      "class Desk { let a = #selector(b as (Int) -> Void), c = #selector(Desk.b as (Desk) -> (Int) -> Void) }",
      becomes: """
        class Desk { let a = Selector("b", Desk.b as (Desk) -> (Int) -> Void), \
        c = Selector("b", Desk.b as (Desk) -> (Int) -> Void) }
        """),
    Sample(
      "in a closure in a property", "class Desk { lazy var a: A = { A(self, #selector(b)) }() }",
      becomes: "class Desk { lazy var a: A = { A(self, Selector(\"b\", Desk.b)) }() }"),
    Sample(
      "a static method", keeps: "class Desk { static func b() {}; let a = #selector(b) }",
      places: ["1: 'b' is a method of the type, not of an instance"]),
    Sample(
      "no type", keeps: "let a = #selector(press)", places: ["1: '#selector' is not inside a type"]),
    Sample(
      "no plain name", keeps: "class Desk { let a = #selector(x[1]) }",
      places: ["1: what '#selector' refers to is not a plain name"]),
    Sample(
      "text", keeps: "import UIKit\nlet a = Selector((\"press:\")), b = NSSelectorFromString(name)",
      places: ["2: a selector created from a string finds no method without Objective-C"]),
    Sample(
      "key paths",
      "import UIKit; let a = [#keyPath(CALayer.isHidden), #keyPath(UIView.layer.opacity), #keyPath(Desk.isOpen)]",
      becomes: "import UIKit; let a = [\"hidden\", \"layer.opacity\", \"isOpen\"]"),
  ]
}
