// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

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
    /// Whether it is zero when the process begins.
    let beginsAsZero: Bool

    var isInitialized: Bool { token.map { $0.pointee != 0 } ?? true }
    fileprivate var isZero: Bool {
      UnsafeRawBufferPointer(start: address, count: size).allSatisfy { $0 == 0 }
    }
  }

  let variables: [Variable]
  private let image: Range<UInt>

  /// Those of the app in this process.
  static let ofApp = GlobalVariables()

  private init() {
    var found: [String: ExecutableSymbols.Symbol] = [:]
    let symbols = CodeNames.symbols
    let (zeroed, data) = (symbols?.section(named: ".bss"), symbols?.section(named: ".data"))
    var setters: Set<String> = []
    var places: [UInt] = []
    symbols?.forEach { symbol in
      guard strncmp(symbol.name, "$s", 2) == 0 else { return }
      let name = symbol.text
      if name.hasSuffix("vsZ") {
        setters.insert(String(name.dropLast(2)))
      } else if symbol.section == zeroed || symbol.section == data {
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
          ? setters.contains(String(name.dropLast(2))) : token == nil,
        beginsAsZero: symbol.section == zeroed)
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

  /// The objects of the app's classes, by the names of the variables.
  fileprivate var objects: [String: AnyObject] {
    let found = values.compactMap { name, value in
      (type(of: value) as? AnyClass).map { _ in (name, value as AnyObject) }
    }
    return Dictionary(found) { first, _ in first }
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

extension GlobalVariables {
  /// What the variables begin with in each execution.
  ///
  /// Objects are made anew, as at launch. Values without references are as they were when this was made,
  /// so that a test can set them before.
  struct Launch: @unchecked Sendable {
    private enum Start {
      /// As when the process began: what is initialized on first use, is again.
      case zero
      /// A copy that is never released, and the word beside the variable.
      case value(UnsafeMutableRawPointer, Any.Type, token: Int)
      /// What cannot be copied, as nothing is known of its type.
      case unknown
    }

    private let starts: [(variable: Variable, start: Start)]
    /// The objects of the app's that there were, by the names of the variables.
    let objects: [String: AnyObject]

    init(_ variables: GlobalVariables) {
      starts = variables.variables.map { ($0, Self.start(of: $0)) }
      objects = variables.objects
    }

    private static func start(of variable: Variable) -> Start {
      guard variable.isInitialized, !variable.isZero else { return .zero }
      let isOnDemand = variable.token != nil || variable.beginsAsZero
      guard let type = variable.type, !isOnDemand || isPlain(type) else {
        return isOnDemand ? .zero : .unknown
      }
      let copy = UnsafeMutableRawPointer.allocate(byteCount: variable.size, alignment: 16)
      Variable.copy(from: variable.address, to: copy, as: type)
      return .value(copy, type, token: variable.token?.pointee ?? 0)
    }

    private static func isPlain(_ type: Any.Type) -> Bool {
      func isPlain<Value>(_: Value.Type) -> Bool {
        SwiftRuntime.isPlain(Value.self) || Value.self == String.self
          || (Value.self as? any Wrapping.Type)?.parts.allSatisfy(Self.isPlain) == true
      }
      return isPlain(type)
    }

    /// Gives each variable the value that it begins with; what it had is not released.
    func begin() {
      for (variable, start) in starts {
        switch start {
        case .zero:
          variable.token?.pointee = 0
          variable.address.initializeMemory(as: UInt8.self, repeating: 0, count: variable.size)
        case .value(let value, let type, let token):
          variable.token?.pointee = token
          Variable.copy(from: value, to: variable.address, as: type)
        case .unknown: break
        }
      }
    }
  }
}

extension GlobalVariables.Variable {
  fileprivate init?(
    _ symbol: ExecutableSymbols.Symbol, _ description: GlobalVariables.Description,
    token: ExecutableSymbols.Symbol?, isVariable: Bool, beginsAsZero: Bool
  ) {
    guard symbol.size > 0, let address = UnsafeMutableRawPointer(bitPattern: symbol.address) else {
      return nil
    }
    (self.address, size, name) = (address, symbol.size, description.name)
    self.token = token.flatMap { UnsafeMutablePointer(bitPattern: $0.address) }
    (self.isVariable, self.beginsAsZero) = (isVariable, beginsAsZero)
    type = description.type.flatMap { Self.size(of: $0) <= symbol.size ? $0 : nil }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return size(type)
  }

  fileprivate static func copy(
    from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, as type: Any.Type
  ) {
    func copy<Value>(_: Value.Type) {
      target.initializeMemory(
        as: Value.self, from: source.assumingMemoryBound(to: Value.self), count: 1)
    }
    copy(type)
  }

  /// Its value, if that belongs to the state.
  fileprivate func value(as type: Any.Type, in image: Range<UInt>) -> Any? {
    func read<Value>(_: Value.Type) -> Any? {
      if let objectType = ((Value.self as? any OptionalShape.Type)?.wrapped ?? Value.self)
        as? AnyClass
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

/// A value that consists of others.
private protocol Wrapping {
  static var parts: [Any.Type] { get }
}

extension Optional: Wrapping {
  fileprivate static var parts: [Any.Type] { [Wrapped.self] }
}

extension Array: Wrapping {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}

extension Set: Wrapping {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}

extension Dictionary: Wrapping {
  fileprivate static var parts: [Any.Type] { [Key.self, Value.self] }
}

/// The values that the app's global variables have for one scene.
///
/// A singleton is another one in each execution of a scene, as the app is launched for each on a
/// device. That is so in copies of the process, where nothing else uses the variables.
@MainActor
final class SceneGlobals {
  /// The scene whose values the variables have.
  private static var owner: SceneGlobals?
  private static let launch = GlobalVariables.Launch(.ofApp)
  private var values: [UInt8]?

  func makeCurrent() {
    guard Self.owner !== self else { return }
    let launch = Self.launch
    Self.owner?.values = GlobalVariables.ofApp.take()
    if let values { GlobalVariables.ofApp.put(values) } else { launch.begin() }
    (Self.owner, values) = (self, nil)
  }

  /// Says which objects were changed before the first scene was made, if the app uses other ones now.
  private(set) static var notes: Set<SceneNote> = []

  /// Compares the app's objects with those that there were before the first scene was made.
  func lookForChangesBefore(under exclusions: Snapshot.Exclusions) {
    guard !Self.launch.objects.isEmpty, !Self.hasLooked else { return }
    Self.hasLooked = true
    func fingerprint(_ object: AnyObject) -> Fingerprint {
      var snapshot = Snapshot(excluding: exclusions)
      snapshot.add(object, named: "")
      return snapshot.fingerprint
    }
    let now = GlobalVariables.ofApp.objects
    for (name, former) in Self.launch.objects {
      if let now = now[name], fingerprint(now) != fingerprint(former) {
        Self.notes.insert(SceneNote(.setBefore, name))
      }
    }
  }

  private static var hasLooked = false

  /// What of them belongs to the state of the scene.
  var state: [(name: String, value: Any)] { GlobalVariables.ofApp.values }
}
