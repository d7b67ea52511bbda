// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Values of many kinds, each made anew.
struct Sample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () -> Any

  init(_ name: String, _ make: @escaping @Sendable () -> Any) {
    (testDescription, self.make) = (name, make)
  }

  protocol Marked {}
  protocol Owning: AnyObject {}

  struct Point: Marked, Hashable { var x = 1.5, y: Float = 2, tag: Int8 = -1 }
  struct Pair<First, Second> {
    var first: First
    var second: Second
  }
  struct Empty {}
  struct WeakBox<Object: AnyObject> { weak var object: Object? }
  final class Plain { var number = 1 }

  enum Bare: Marked { case one, two }
  enum Raw: Int16 { case one = 300, two }
  enum Cargo: Marked {
    case none, number(Int), pair(Int8, name: String), object(Plain)
    indirect case nested(Cargo)
  }
  enum Single { case only }
  enum Told: CustomStringConvertible {
    case one, two, three(Int)
    var description: String { "always the same" }
  }

  class Base: Owning {
    let first: Any = 1
    private var hidden = UInt16(7)
    weak var friend: Plain?
    weak var owner: (any Owning)?
  }
  class Middle<Value>: Base {
    var value: Value
    lazy var caption = "lazy"
    init(_ value: Value) { self.value = value }
  }
  final class Derived: Middle<Point?> {
    unowned let neighbor: AnyObject
    unowned(unsafe) let other: AnyObject
    var marked: any Marked = Bare.two
    var owning: (any Owning)?
    var many: [any Marked] = [Bare.one, Point(), Cargo.number(1)]
    var tuple = (1, name: "a", (true, 2.5))
    var action: () -> Void = {}
    var type: Any.Type = Int.self
    var pointer: UnsafeRawPointer? = UnsafeRawPointer(bitPattern: 16)
    @Wrapped var wrapped = 3
    init(neighbor: AnyObject) {
      (self.neighbor, other) = (neighbor, neighbor)
      super.init(Point())
    }
  }
  @propertyWrapper struct Wrapped { var wrappedValue: Int }

  /// Shows something else than it stores.
  struct Mirrored: CustomReflectable {
    var secret = [1]
    var customMirror: Mirror { Mirror(self, children: ["shown": 5]) }
  }
  struct PlainMirrored: CustomReflectable {
    var secret = 1
    var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .set) }
  }
  final class MirroredObject: CustomReflectable {
    var secret = 1
    var customMirror: Mirror { Mirror(self, children: [:]) }
  }
  final class Native: NSObject {
    var number = 1
    let date = Date(timeIntervalSinceReferenceDate: 5)
  }
}
