// SPDX-License-Identifier: MIT

import Foundation

/// The global and static variables of the app's modules, as the table of symbols tells on Linux.
///
/// What is initialized on first use has a word beside it that says whether it has been; without it,
/// the initializer runs again.
struct GlobalVariables: @unchecked Sendable {
  struct Variable {
    let name: String
    let address: UnsafeMutableRawPointer
    let size: Int
    /// Whether it has been initialized; `nil` where that needs no code.
    let token: UnsafeMutablePointer<Int>?
    /// Its type, where the name of the type says which it is.
    let type: Any.Type?
    /// Whether it can change; of what is initialized only once, that is known of static ones.
    let isVariable: Bool
    /// The value that it began with, which is never released.
    let first: UnsafeMutableRawPointer?

    var isInitialized: Bool { token.map { $0.pointee != 0 } ?? true }
  }

  let variables: [Variable]
  private let image: Range<UInt>

  /// Those of the app in this process, with the values that they have when this is asked for first.
  static let ofApp = GlobalVariables()

  private init() {
    var found: [String: ExecutableSymbols.Symbol] = [:]
    let symbols = CodeNames.symbols
    let sections = [".bss", ".data"].compactMap { symbols?.section(named: $0) }
    var setters: Set<String> = []
    var places: [UInt] = []
    symbols?.forEach { symbol in
      guard strncmp(symbol.name, "$s", 2) == 0 else { return }
      let name = symbol.text
      if name.hasSuffix("vsZ") {
        setters.insert(String(name.dropLast(2)))
      } else if sections.contains(symbol.section) {
        places.append(symbol.address)
        if name.hasSuffix("_Wz") || name.hasSuffix("vp") || name.hasSuffix("vpZ") {
          found[name] = symbol
        }
      }
    }
    image = (places.min() ?? 0)..<(places.max() ?? 0)
    variables = found.keys.sorted().compactMap { name in
      guard !name.hasSuffix("_Wz"), let symbol = found[name],
        let description = Description(name)
      else { return nil }
      let owner = name.indices.dropFirst(2).last { found["\(name[..<$0])_Wz"] != nil }
      let token = owner.flatMap { found["\(name[..<$0])_Wz"] }
      return Variable(
        symbol, description, token: token,
        isVariable: name.hasSuffix("Z")
          ? setters.contains(String(name.dropLast(2))) : token == nil)
    }
  }

  /// Gives each variable the value that it began with.
  func reset() {
    for variable in variables {
      variable.token?.pointee = 0
      if let first = variable.first, let type = variable.type {
        variable.initialize(with: first, as: type)
      } else {
        variable.address.initializeMemory(as: UInt8.self, repeating: 0, count: variable.size)
      }
    }
  }

  /// Moves all values away.
  func take() -> [UInt8] {
    var bytes: [UInt8] = []
    for variable in variables {
      if let token = variable.token { withUnsafeBytes(of: token.pointee) { bytes += $0 } }
      bytes += UnsafeRawBufferPointer(start: variable.address, count: variable.size)
    }
    return bytes
  }

  /// Moves values back.
  func put(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var place = 0
      for variable in variables {
        if let token = variable.token {
          token.pointee = bytes.loadUnaligned(fromByteOffset: place, as: Int.self)
          place += MemoryLayout<Int>.size
        }
        UnsafeMutableRawBufferPointer(start: variable.address, count: variable.size)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place..<place + variable.size]))
        place += variable.size
      }
    }
  }

  /// What belongs to the state of the app: values that can change, and objects of the app's classes.
  var values: [(name: String, value: Any)] {
    variables.compactMap { variable in
      guard variable.isInitialized, let type = variable.type,
        let value = variable.value(as: type, in: image)
      else { return nil }
      return (variable.name, value)
    }
  }
}

extension GlobalVariables.Variable {
  /// `nil` if nothing is known of its type, and it has a value already.
  fileprivate init?(
    _ symbol: ExecutableSymbols.Symbol, _ description: GlobalVariables.Description,
    token: ExecutableSymbols.Symbol?, isVariable: Bool
  ) {
    guard symbol.size > 0, let address = UnsafeMutableRawPointer(bitPattern: symbol.address) else {
      return nil
    }
    (self.address, size, name) = (address, symbol.size, description.name)
    self.token = token.flatMap { UnsafeMutablePointer(bitPattern: $0.address) }
    self.isVariable = isVariable
    let type = description.type.flatMap { Self.size(of: $0) <= symbol.size ? $0 : nil }
    self.type = type
    let isEmpty = UnsafeRawBufferPointer(start: address, count: size).allSatisfy { $0 == 0 }
    if token != nil || isEmpty {
      first = nil
    } else if let type {
      let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      Self.copy(from: address, to: copy, as: type)
      first = copy
    } else {
      return nil
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return size(type)
  }

  private static func copy(
    from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, as type: Any.Type
  ) {
    func copy<Value>(_: Value.Type) {
      target.initializeMemory(
        as: Value.self, from: source.assumingMemoryBound(to: Value.self), count: 1)
    }
    copy(type)
  }

  fileprivate func initialize(with first: UnsafeMutableRawPointer, as type: Any.Type) {
    Self.copy(from: first, to: address, as: type)
  }

  /// Its value, if that belongs to the state.
  fileprivate func value(as type: Any.Type, in image: Range<UInt>) -> Any? {
    func read<Value>(_: Value.Type) -> Any? {
      if let objectType = (Value.self as? any Wrapping.Type)?.objectType ?? Value.self as? AnyClass
      {
        // What is weak looks the same, but refers to no object that begins with its class.
        guard let object = address.load(as: UnsafeRawPointer?.self),
          image.contains(object.load(as: UInt.self)),
          !["Foundation", "Swift"].contains(_typeName(objectType).prefix { $0 != "." })
        else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
      }
      return isVariable ? address.assumingMemoryBound(to: Value.self).pointee : nil
    }
    return read(type)
  }
}

private protocol Wrapping {
  static var objectType: AnyClass? { get }
}

extension Optional: Wrapping {
  fileprivate static var objectType: AnyClass? { Wrapped.self as? AnyClass }
}

/// The values that the app's global variables have for one scene.
///
/// A singleton is another one in each execution of a scene, as the app is launched for each on a
/// device. That is so in copies of the process, where nothing else uses the variables.
@MainActor
final class SceneGlobals {
  /// The scene whose values the variables have.
  private static var owner: SceneGlobals?
  private var values: [UInt8]?

  /// Where variables are the scene's; `nil` in the process itself.
  init?() {
    #if os(Linux)
      guard ForkedProcess.isCopy else { return nil }
    #else
      return nil
    #endif
  }

  func makeCurrent() {
    guard Self.owner !== self else { return }
    Self.owner?.values = GlobalVariables.ofApp.take()
    if let values { GlobalVariables.ofApp.put(values) } else { GlobalVariables.ofApp.reset() }
    (Self.owner, values) = (self, nil)
  }

  /// What of them belongs to the state of the scene.
  var state: [(name: String, value: Any)] { GlobalVariables.ofApp.values }
}
