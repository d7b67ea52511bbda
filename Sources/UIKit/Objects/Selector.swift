// SPDX-License-Identifier: MIT

import Foundation

/// The name of a method together with the method itself, not yet applied to an object.
///
/// Adapted sources say `Selector("pan:", Owner.pan(_:))` where they said `#selector(pan(_:))`.
/// A selector keeps no object alive. Two selectors are equal if their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name as Objective-C spells it.
  public let description: String
  private let call: (@MainActor @Sendable (Any, [Any?]) -> Any?)?
  private let belongs: (@Sendable (Any) -> Bool)?

  /// Creates a selector that finds no method.
  public init(_ name: String) {
    description = name
    call = nil
    belongs = nil
  }

  /// Creates a selector that finds no method.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates the selector of a method without arguments.
  @preconcurrency
  public init<Owner, Result>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Result
  ) {
    description = name
    belongs = { $0 is Owner }
    call = { target, _ in (target as? Owner).map { method($0)() } }
  }

  /// Creates the selector of a method with a sender.
  @preconcurrency
  public init<Owner, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Result
  ) {
    description = name
    belongs = { $0 is Owner }
    call = { target, senders in
      guard let owner = target as? Owner else { return nil }
      return method(owner)(Self.argument(0, of: senders, for: name))
    }
  }

  /// Creates the selector of a method with a sender and an event.
  @preconcurrency
  public init<Owner, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (First, Second) -> Result
  ) {
    description = name
    belongs = { $0 is Owner }
    call = { target, senders in
      guard let owner = target as? Owner else { return nil }
      return method(owner)(
        Self.argument(0, of: senders, for: name), Self.argument(1, of: senders, for: name))
    }
  }

  /// Creates the selector of a method with more arguments than a control or a timer has to give.
  @_disfavoredOverload @preconcurrency
  public init<Owner, First, Second, Third, each Other, Result>(
    _ name: String,
    _ method:
      @escaping @MainActor (Owner) ->
      @MainActor (First, Second, Third, repeat each Other) ->
      Result
  ) {
    description = name
    belongs = { $0 is Owner }
    call = nil
  }

  /// Creates the selector of a method without arguments that belongs to no actor.
  @_disfavoredOverload
  public init<Owner, Result>(
    _ name: String, _ method: @escaping (Owner) -> () -> Result, nonisolated: Void = ()
  ) {
    nonisolated(unsafe) let method = method
    description = name
    belongs = { $0 is Owner }
    call = { target, _ in (target as? Owner).map { method($0)() } }
  }

  /// Creates the selector of a method with a sender that belongs to no actor.
  @_disfavoredOverload
  public init<Owner, Sender, Result>(
    _ name: String, _ method: @escaping (Owner) -> (Sender) -> Result, nonisolated: Void = ()
  ) {
    nonisolated(unsafe) let method = method
    description = name
    belongs = { $0 is Owner }
    call = { target, senders in
      guard let owner = target as? Owner else { return nil }
      return method(owner)(Self.argument(0, of: senders, for: name))
    }
  }

  /// Compares names.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether an object has the method.
  func isMethod(of object: Any) -> Bool { belongs?(object) ?? false }

  /// Calls the method on a target; UIKit would not find a method that is only a name.
  @MainActor @discardableResult
  package func perform(on target: Any, _ senders: Any?...) -> Any? {
    guard let call else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "\(type(of: target)) does not respond to '\(description)': write a '#selector'")
    }
    return call(target, senders)
  }

  private static func argument<Value>(_ place: Int, of values: [Any?], for name: String) -> Value {
    var value = place < values.count ? values[place] : nil
    if let value = value as? Value { return value }
    // Objective-C hands over whatever there is: of an object, that there is one.
    if Value.self is Bool.Type { value = value != nil }
    if Value.self is UIEvent.Type {
      value = MainActor.assumeIsolated { HeadlessScene.current.touches.event }
    }
    if let value = value as? Value { return value }
    if let sender = value as? NSObject, let other = another(sender, for: name) as Value? {
      return other
    }
    HeadlessException.raise(
      "NSInvalidArgumentException",
      "'\(name)' takes a \(Value.self), not \(value.map { "\(type(of: $0))" } ?? "nil")")
  }
}

/// A selector that finds no method: Swift does not know methods by their names.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension Selector {
  /// An object of the class that a method declares, for a sender of another one.
  ///
  /// Objective-C hands over whatever there is, and methods mostly do not look at their sender: a bar
  /// button item calls one that was written for a button. What it would find there beyond a tag is
  /// not known here, which is told of. For a recognizer, one of the declared class stands in.
  private static func another<Value>(_ sender: NSObject, for name: String) -> Value? {
    guard let type = Value.self as? NSObject.Type,
      type is UIView.Type || type is UIBarItem.Type || type is UIGestureRecognizer.Type
    else { return nil }
    let object = type._new()
    nonisolated(unsafe) let (given, made) = (sender, object)
    let declared = "\(Value.self)"
    MainActor.assumeIsolated {
      let use = "a \(Swift.type(of: given)) as the \(declared) of \(name)"
      HeadlessScene.current.note(unimplemented: use)
      let tag = (given as? UIView)?.tag ?? (given as? UIBarItem)?.tag ?? 0
      (made as? UIView)?.tag = tag
      (made as? UIBarItem)?.tag = tag
      if let recognizer = given as? UIGestureRecognizer {
        (made as? UIGestureRecognizer)?.standIn(for: recognizer)
      }
    }
    return object as? Value
  }
}

/// What UIKit reports by an exception of Objective-C ends the execution here, with the same name.
package enum HeadlessException {
  /// What ends an execution because the app needs more than there is here.
  package static let bound = "ModalCheckBound"

  package static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("\(name): \(reason)")
  }
}
