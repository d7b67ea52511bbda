// SPDX-License-Identifier: MIT

import Foundation

/// What classes of the app's declare themselves, as the table of symbols tells on Linux.
///
/// Objective-C looks for what a delegate need not have by its name. Swift calls the default instead
/// where a superclass conforms without the method, and cannot say whether there is one.
enum DeclaredMethods {
  private struct Contents {
    var methods: Set<String> = []
    var protocols: Set<String> = []
  }

  private static let known = ForkSafeLock<[ObjectIdentifier: Contents]>([:])
  /// For each class, the methods that it or one of the app's above it declares.
  private static let methods = ForkSafeLock<[ObjectIdentifier: Set<String>]>([:])
  private static let hiddenMethods = ForkSafeLock<[ObjectIdentifier: [String]]>([:])

  /// Whether the class of an object, or one of the app's above it, declares a method.
  static func has(_ object: AnyObject, _ method: String) -> Bool {
    let type: AnyClass = type(of: object)
    let key = ObjectIdentifier(type)
    if let known = methods.withLock({ $0[key] }) { return known.contains(method) }
    let found = chain(of: type).reduce(into: Set()) { $0.formUnion(contents(of: $1).methods) }
    methods.withLock { $0[key] = found }
    return found.contains(method)
  }

  /// The methods of a class, and of those of the app's above it, that no conformance knows: one of a
  /// superclass has the default instead.
  static func hidden(in type: AnyClass) -> [String] {
    let key = ObjectIdentifier(type)
    if let found = hiddenMethods.withLock({ $0[key] }) { return found }
    let chain = chain(of: type)
    var found: [String] = []
    // A class without another one of the app's above it conforms itself.
    if chain.count > 1 {
      let contents = chain.map(contents(of:))
      for place in chain.indices {
        let above = contents[(place + 1)...]
        let protocols = above.reduce(into: Set()) { $0.formUnion($1.protocols) }
        found += contents[place].methods.filter { method in
          defaults[method].map { !$0.isDisjoint(with: protocols) } == true
            && !above.contains { $0.methods.contains(method) }
        }.sorted().map { "\(chain[place]).\($0)" }
      }
    }
    hiddenMethods.withLock { $0[key] = found }
    return found
  }

  /// A class and those above it, as far as they are the app's.
  private static func chain(of type: AnyClass) -> [AnyClass] {
    Array(
      sequence(first: type, next: SwiftRuntime.superclass).prefix {
        !OwnModules.standIns.contains(
          String(_typeName($0, qualified: true).prefix { $0 != "." }))
      })
  }

  private static func contents(of type: AnyClass) -> Contents {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    var contents = Contents()
    let owner = InstrumentedCode.text(of: type)
    let mangled = symbol(of: type)
    let name = mangled.flatMap(SwiftRuntime.demangled) ?? ""
    let conformance = "protocol conformance descriptor for \(name) : UIKit."
    forEachSymbol(mangled) { text in
      if let method = InstrumentedCode.Method(text, counter: 0) {
        if method.owner == owner { contents.methods.insert(method.name) }
      } else if text.hasPrefix(conformance) {
        contents.protocols.insert(String(text.dropFirst(conformance.count).prefix { $0 != " " }))
      }
    }
    known.withLock { $0[key] = contents }
    return contents
  }

  /// The methods that protocols of UIKit's have a default for, with these protocols.
  private static let defaults: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    let start = "(extension in UIKit):"
    forEachSymbol("$s5UIKit", mangling: "PAAE") { text in
      guard text.hasPrefix(start),
        let method = InstrumentedCode.Method(
          String(text.dropFirst(start.count)), counter: 0, isOfStandIn: true)
      else { return }
      found[method.name, default: []].insert(String(method.owner.dropFirst("UIKit.".count)))
    }
    return found
  }()

  /// What the symbols of a class begin with: that of its metadata ends with an N.
  private static func symbol(of type: AnyClass) -> String? {
    let address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    var found: String?
    CodeNames.symbols?.forEach { symbol in
      if symbol.address == address, symbol.text.hasSuffix("CN") {
        found = String(symbol.text.dropLast())
      }
    }
    return found
  }

  /// Hands on the symbols that begin in a way, as people read them.
  private static func forEachSymbol(
    _ start: String?, mangling part: String = "", _ body: (String) -> Void
  ) {
    start?.withCString { prefix in
      let length = strlen(prefix)
      CodeNames.symbols?.forEach { symbol in
        guard strncmp(symbol.name, prefix, length) == 0,
          part.isEmpty || strstr(symbol.name, part) != nil,
          let text = SwiftRuntime.demangled(symbol.text)
        else { return }
        body(text)
      }
    }
  }
}
