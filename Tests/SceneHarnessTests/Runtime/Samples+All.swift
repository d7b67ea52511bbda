// SPDX-License-Identifier: MIT

import Foundation

extension Sample {
  /// No two of them are equal.
  static let all: [Sample] = [
    Sample("number") { -5 },
    Sample("small number") { Int8(-5) },
    Sample("flag") { true },
    Sample("text") { "text" },
    Sample("part of a text") { "some text".dropFirst(5) },
    Sample("fraction") { 2.5 },
    Sample("wide vector") { SIMD4<Float>(1, 2, 3, 4) },
    Sample("structure") { Point() },
    Sample("empty structure") { Empty() },
    Sample("generic structure") { Pair(first: Point(), second: "b") },
    Sample("structure with padding") {
      Pair(first: UInt8(1), second: Pair(first: 2, second: true))
    },
    Sample("structure with an existential") { Pair<Any, any Marked>(first: 1, second: Bare.one) },
    Sample("other existential") { Pair<Any, any Marked>(first: UInt8(1), second: Bare.one) },
    Sample("structure that refers to an object") { Pair(first: Plain(), second: 1) },
    Sample("structure with a weak reference") {
      let object = Plain()
      return Pair(first: WeakBox(object: object), second: object)
    },
    Sample("structure with a weak reference to nothing") {
      Pair(first: WeakBox<Plain>(object: nil), second: Plain())
    },
    Sample("enumeration") { Bare.two },
    Sample("raw enumeration") { Raw.two },
    Sample("enumeration of one case") { Single.only },
    Sample("case without a payload") { Cargo.none },
    Sample("case with a payload") { Cargo.number(3) },
    Sample("case with named payloads") { Cargo.pair(3, name: "a") },
    Sample("case with an object") { Cargo.object(Plain()) },
    Sample("indirect case") { Cargo.nested(.nested(.number(3))) },
    Sample("case that describes itself") { Told.two },
    Sample("case with a payload that describes itself") { Told.three(1) },
    Sample("optional") { Int?.some(3) as Any },
    Sample("optional that is nil") { Int?.none as Any },
    Sample("optional of an optional") { Int??.some(.none) as Any },
    Sample("optional structure") { Point?.some(Point()) as Any },
    Sample("optional object") { Plain?.some(Plain()) as Any },
    Sample("optional existential") { (any Marked)?.some(Bare.one) as Any },
    Sample("tuple") { (1, name: "a", (2.5, Point())) },
    Sample("array") { [1, 2, 3] },
    Sample("array of optionals") { [1, nil, 3] },
    Sample("array of anything") { [1, "a", Bare.one, Plain()] as [Any] },
    Sample("array of arrays") { [[1], [], [2, 3]] },
    Sample("set") { Set([Point(), Point(x: 5)]) },
    Sample("dictionary") { ["a": [1], "b": []] },
    Sample("dictionary of objects") { [1: Plain(), 2: Plain()] },
    Sample("range") { 1..<5 },
    Sample("metatype") { Int.self },
    Sample("function") { {} as () -> Void },
    Sample("object") { Plain() },
    Sample("object of a subclass of a generic class") { Derived(neighbor: anybody) },
    Sample("object that refers to another type") {
      let object = Derived(neighbor: anybody)
      object.type = String.self
      return object
    },
    Sample("object whose lazy property is made") {
      let object = Derived(neighbor: anybody)
      _ = object.caption
      return object
    },
    Sample("object with weak references") {
      let (object, friend) = (Derived(neighbor: anybody), Plain())
      (object.owner, object.friend) = (object, friend)
      return [object, friend] as [Any]
    },
    Sample("objects in a circle") {
      let (left, right) = (Derived(neighbor: anybody), Derived(neighbor: anybody))
      (left.owning, right.owning) = (right, left)
      return left
    },
    Sample("object whose neighbor is gone") { Derived(neighbor: Plain()) },
    Sample("structure with a mirror of its own") { Mirrored() },
    Sample("plain structure with a mirror of its own") { PlainMirrored() },
    Sample("object with a mirror of its own") { MirroredObject() },
    Sample("object below NSObject") { Native() },
    Sample("CGRect") { CGRect(x: 1, y: 2, width: 3, height: 4) },
    Sample("Date") { Date(timeIntervalSinceReferenceDate: 1) },
    Sample("UUID") { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) },
    Sample("URL") { URL(string: "https://example.com/path?query") as Any },
    Sample("Data") { Data([1, 2, 3]) },
    Sample("Decimal") { Decimal(string: "3.25") as Any },
    Sample("DateComponents") { DateComponents(year: 2026, month: 2) },
    Sample("IndexPath") { IndexPath(indexes: [1, 2]) },
    Sample("IndexSet") { IndexSet([1, 2, 5]) },
    Sample("Locale") { Locale(identifier: "de_DE") },
    Sample("Measurement") { Measurement(value: 2, unit: UnitLength.meters) },
    Sample("Notification.Name") { Notification.Name("name") },
    Sample("PersonNameComponents") { PersonNameComponents(givenName: "A", familyName: "B") },
    Sample("Duration") { Duration.seconds(5) },
    Sample("Result") { Result<Int, any Error>.success(1) },
    Sample("AttributedString") { AttributedString("text") },
  ]

  private nonisolated(unsafe) static let anybody = Plain()
}
