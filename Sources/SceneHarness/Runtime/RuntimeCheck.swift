// SPDX-License-Identifier: MIT

import UIKit

/// Compares what the runtime says of some types with what is known of them.
struct RuntimeCheck {
  /// What the runtime tells of types; tests replace it by something wrong.
  var kind: (Any.Type) -> TypeKind = TypeKind.init
  var fields: (Any.Type) -> [StoredField] = StoredField.all

  // MARK: - Known types

  private protocol Sample: AnyObject {}
  private enum Cargo { case none, number(Int), text(String) }

  private struct Record {
    var flag = true
    var number: Int32 = 7
    var pair = (small: Int8(1), large: 2.0)
    var maybe: Int? = 3
    var text = "a"
    weak var object: Holder<UInt8>?
    var last: UInt16 = 9
  }

  private class Base: Sample {
    let first = 0x1111_2222
    var byte: UInt8 = 3
  }

  private final class Holder<Value>: Base {
    var value: Value
    weak var friend: (any Sample)?
    unowned let owner: AnyObject
    lazy var caption = 1
    let second = 0x3333_4444
    /// A property that is wrongly thought to stand somewhere else is still read within the object.
    let reserve = (0, 0, 0, 0, 0, 0, 0, 0)

    init(_ value: Value, owner: AnyObject) { (self.value, self.owner) = (value, owner) }
  }

  // MARK: - Names, types and ownership

  /// What is wrong with names, types and ownership of properties, and with names of cases.
  var faultsOfDescriptions: [String] {
    var faults: [String] = []
    func expect(_ isRight: Bool, _ fault: String) { if !isRight { faults.append(fault) } }
    let record = fields(Record.self)
    expect(
      record.map(\.name) == ["flag", "number", "pair", "maybe", "text", "object", "last"],
      "names in a structure")
    expect(
      record.map { ObjectIdentifier($0.type) }
        == [
          Bool.self, Int32.self, (small: Int8, large: Double).self, Int?.self, String.self,
          Holder<UInt8>?.self, UInt16.self,
        ].map { ObjectIdentifier($0) }, "types in a structure")
    let holder = fields(Holder<UInt8>.self)
    expect(
      holder.map(\.name)
        == ["first", "byte", "value", "friend", "owner", "caption", "second", "reserve"],
      "names in a class")
    expect(
      holder.map(\.isStrong) == [true, true, true, false, false, true, true, true], "ownership")
    expect(
      holder.map(\.isVariable) == [false, true, true, true, false, true, false, false], "variables")
    let friend = Base()
    let object = Holder(UInt8(5), owner: friend)
    object.friend = friend
    let value = StoredField.value(of: object, declaredBy: Holder<UInt8>.self, at: 1)
    expect((value as? any OptionalShape)?.object === friend, "weak references")
    expect(
      [Cargo.none, .number(1), .text("")].map(StoredField.caseName) == ["none", "number", "text"]
        && StoredField.caseName(of: record.count) == nil, "names of cases")
    return faults
  }

  // MARK: - Places in memory

  /// What is wrong with kinds of types and with places of properties.
  var faultsOfLayout: [String] {
    var faults: [String] = []
    func expect(_ isRight: Bool, _ fault: String) { if !isRight { faults.append(fault) } }
    let kinds: [(Any.Type, TypeKind)] = [
      (Record.self, .structure), (Cargo.self, .enumeration), (Int?.self, .optional),
      ((Int, Bool).self, .tuple), ((any Sample).self, .existential), (Any.self, .existential),
      (AnyObject.self, .existential), (Any.Type.self, .existential),
      ((any Sequence<Int>).self, .existential), (Base.self, .object), (Holder<Int>.self, .object),
      ((() -> Void).self, .closure), ((@convention(c) () -> Void).self, .opaque),
      (Int.Type.self, .opaque),
    ]
    for (type, known) in kinds { expect(kind(type) == known, "kind of \(type)") }
    let offsets = [
      MemoryLayout<Record>.offset(of: \.flag), MemoryLayout<Record>.offset(of: \.number),
      MemoryLayout<Record>.offset(of: \.pair), MemoryLayout<Record>.offset(of: \.maybe),
      MemoryLayout<Record>.offset(of: \.text), MemoryLayout<Record>.offset(of: \.object),
      MemoryLayout<Record>.offset(of: \.last),
    ]
    expect(
      zip(fields(Record.self), offsets).allSatisfy { $0.isStrong ? $0.offset == $1 : true },
      "places in a structure")
    expect(
      fields((small: Int8, large: Double).self).map(\.offset) == [0, MemoryLayout<Double>.stride],
      "places in a tuple")
    let owner = Base()
    expect(integers(in: Holder(UInt8(5), owner: owner)) == Self.known, "places in a class")
    expect(
      integers(in: Holder(SIMD2(5.0, 6.0), owner: owner)) == Self.known,
      "places in a generic class")
    let isAtSameAddress = withUnsafePointer(to: Int?(0x55)) {
      UnsafeRawPointer($0).load(as: Int.self) == 0x55
    }
    expect(isAtSameAddress, "place in an optional")
    func isFound<Value>(_ value: Value?) -> Bool {
      withUnsafePointer(to: value) {
        SwiftRuntime.isNil(Value?.self, at: UnsafeRawPointer($0)) == (value == nil)
      }
    }
    expect(
      isFound(5) && isFound(Int?.none) && isFound("a") && isFound(String?.none)
        && isFound(AnyHashable("a")) && isFound(AnyHashable?.none) && isFound(Int??.some(nil))
        && isFound(Cargo.none) && isFound(Cargo?.none) && isFound(owner) && isFound(Base?.none)
        && isFound(Record()) && isFound(Record?.none),
      "whether an optional is nil")
    // After an object's first two words, a number of eight bytes and two of one byte. What stands
    // elsewhere is not to be read as a reference.
    let place = fields(Holder<UInt8>.self).first { $0.name == "friend" }?.offset
    expect(place == 32 && weakObject(at: 32, of: owner) === owner, "place of a weak reference")
    return faults
  }

  /// What is found where an object refers to a friend.
  private func weakObject(at offset: Int, of friend: Base) -> AnyObject? {
    let object = Holder(UInt8(5), owner: friend)
    object.friend = friend
    return withExtendedLifetime(object) {
      SwiftRuntime.weakObject(
        at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
    }
  }

  private static let known = ["first": 0x1111_2222, "second": 0x3333_4444]

  /// The numbers in an object, read at their addresses.
  private func integers(in object: Base) -> [String: Int] {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var found: [String: Int] = [:]
    withExtendedLifetime(object) {
      for field in fields(type(of: object)) where Self.known[field.name] != nil {
        guard field.offset > 0, field.offset <= 128, field.offset % 8 == 0 else { continue }
        found[field.name] = address.load(fromByteOffset: field.offset, as: Int.self)
      }
    }
    return found
  }

  // MARK: - What closures capture

  /// What is wrong with what is found in closures.
  var faultsOfCaptures: [String] {
    var faults: [String] = []
    func kinds(in context: UnsafeRawPointer?) -> [String] {
      guard let context else { return ["nothing"] }
      guard let kind = ContextKind(of: context) else { return ["object"] }
      return CapturedValue.all(in: kind).values.flatMap { kinds($0, in: context) }
    }
    func kinds(_ captured: CapturedValue, in context: UnsafeRawPointer) -> [String] {
      let place = context + captured.offset
      return switch captured.kind {
      case .value(let type), .valueOfTypeLike(let type):
        [type == Int.self ? "\(place.load(as: Int.self))" : "\(type)"]
      case .variable(let value?): kinds(value, in: place.load(as: UnsafeRawPointer.self))
      case .variable(nil): kinds(in: place.load(as: UnsafeRawPointer.self))
      case .closure: kinds(in: ClosureWords(at: place).context)
      case .weak: ["weak"]
      case .unowned: ["unowned"]
      }
    }
    func kinds(_ closure: @escaping () -> Int) -> [String] {
      withUnsafePointer(to: closure) { kinds(in: ClosureWords(at: $0).context) }
    }
    let (object, number) = (Base(), [7].count + 6)
    let (flag, pair) = ([true][0], ([1][0], [2.0][0]))
    var (variable, texts, flags) = (number, [] as [String], [flag])
    let inner = Self.returning(number)
    variable += 1
    let expected: [(String, () -> Int, [String])] = [
      ("nothing", { 1 }, ["nothing"]), ("an object", { Int(object.byte) }, ["object"]),
      (
        "a variable",
        {
          variable += 1; return variable
        }, ["8"]
      ),
      (
        "variables of one shape",
        {
          texts.append("a"); flags.append(false); return texts.count + flags.count
        }, ["Array<String>", "Array<Bool>"]
      ),
      ("values", { flag ? pair.0 : number }, ["Bool", "(Int, Double)", "7"]),
      (
        "references",
        { [weak object] in object == nil ? inner() : variable }, ["weak", "7", "8"]
      ),
      (
        "what is unowned", { [unowned object] in Int(object.byte) + number }, ["unowned", "7"]
      ),
      ("generic code", Self.closure(number, of: Pair(number)), ["7", "Pair<Int>"]),
      (
        "a generic class", Pair((number, number)).closure(with: flag), ["Bool", "Pair<(Int, Int)>"]
      ),
    ]
    for (name, closure, known) in expected where kinds(closure) != known { faults.append(name) }
    return faults
  }

  private final class Pair<Element> {
    let first: Element
    init(_ first: Element) { self.first = first }

    @inline(never)
    func closure<Value>(with value: Value) -> () -> Int {
      { Self.size(value) + Self.size(self.first) }
    }

    private static func size<Value>(_: Value) -> Int { MemoryLayout<Value>.size }
  }

  @inline(never)
  private static func closure<Value>(_ value: Value, of pair: Pair<Value>) -> () -> Int {
    { "\(value)\(pair.first)".count }
  }

  /// A closure that no optimization sees through.
  @inline(never)
  private static func returning(_ number: Int) -> () -> Int { { number } }
}
