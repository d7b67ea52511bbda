// SPDX-License-Identifier: MIT

/// The types that generic code was made for, by the parameters that stand for them.
struct TypeArguments: Hashable {
  /// The parameters of a type, of what is generic within it, and once more; four of each.
  private struct Shape<A, B, C, D> {
    struct Shape<E, F, G, H> {
      struct Shape<I, J, K, L> {}
    }
  }

  /// A parameter by its number among those of all levels.
  struct Parameter: Hashable {
    fileprivate static let (depth, breadth) = (3, 4)
    fileprivate let place: Int

    /// Reads its name: `x` is the first one, `q_` and `q0_` are the next ones, and `qd__` and `qd0__`
    /// are the first ones of what is generic within.
    init?(_ name: String) {
      let number = { (text: Substring) in text.isEmpty ? 0 : Int(text).map { $0 + 1 } }
      if name == "x" {
        place = 0
      } else if let match = name.wholeMatch(of: #/q(\d*)_/#), let index = number(match.1),
        index + 1 < Self.breadth
      {
        place = index + 1
      } else if let match = name.wholeMatch(of: #/qd(\d*)_(\d*)_/#), let level = number(match.1),
        let index = number(match.2), level + 1 < Self.depth, index < Self.breadth
      {
        place = (level + 1) * Self.breadth + index
      } else {
        return nil
      }
    }
  }

  /// The arguments by the parameters' places; none of them is there if none is known.
  private var known: [UnsafeRawPointer?] = []
  /// Whether the argument for each parameter is known.
  var areAll = true

  var isEmpty: Bool { known.isEmpty }

  /// Says what a parameter stands for.
  mutating func set(_ parameter: Parameter, _ type: UnsafeRawPointer) {
    if known.isEmpty {
      known = Array(repeating: nil, count: Parameter.depth * Parameter.breadth)
    }
    known[parameter.place] = type
  }

  /// The type with a name, in which these are the arguments.
  ///
  /// The runtime traps where an argument is missing, and where it should be several types.
  func type(of name: MangledName) -> Any.Type? {
    guard !isEmpty || !areAll, name.mayBeGeneric else {
      return _getTypeByMangledNameInContext(
        name.address, UInt(name.length), genericContext: nil, genericArguments: nil)
    }
    guard areAll, !name.isOfSeveral else { return nil }
    let nothing = unsafeBitCast(Void.self as Any.Type, to: UnsafeRawPointer.self)
    return known.map { $0 ?? nothing }.withUnsafeBytes { types in
      _getTypeByMangledNameInContext(
        name.address, UInt(name.length), genericContext: Self.shape,
        genericArguments: types.baseAddress)
    }
  }

  /// What describes the parameters: the description of a type that has as many.
  private static var shape: UnsafeRawPointer? {
    typealias Outer = Shape<Void, Void, Void, Void>
    typealias Inner = Outer.Shape<Void, Void, Void, Void>.Shape<Void, Void, Void, Void>
    return SwiftRuntime.description(of: Inner.self)
  }

  // MARK: - Arguments of classes

  /// The argument of a generic class with a number, for an object of a type with a name.
  static func argument(
    at index: Int, as name: MangledName, of object: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    guard let wanted = name.firstDescription else { return nil }
    var type: AnyClass? = Swift.type(
      of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    while let level = type {
      if SwiftRuntime.description(of: level) == wanted { return argument(at: index, of: level) }
      type = SwiftRuntime.superclass(of: level)
    }
    return nil
  }

  /// The argument of a generic class with a number.
  static func argument(at index: Int, of type: AnyClass) -> UnsafeRawPointer? {
    // In the descriptions of classes: a bit for what is laid out in another way, the number of words
    // of the metadata, and how many of them are the class's own, which begin with the arguments.
    guard let description = SwiftRuntime.description(of: type), MangledName.isClass(description),
      description.load(as: UInt32.self) >> 28 & 0b11 == 0
    else { return nil }
    let words = Int(description.load(fromByteOffset: 28, as: UInt32.self))
    let own = Int(description.load(fromByteOffset: 32, as: UInt32.self))
    guard index < own else { return nil }
    return (address(of: type) + 8 * (words - own + index)).load(as: UnsafeRawPointer.self)
  }

  private static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
  }
}
