// SPDX-License-Identifier: MIT

import Foundation

/// Finds the stored property under which one object of an app holds another one.
///
/// Only the classes of the app are looked at, not those of the stand-in that they inherit from.
/// Which of a class's properties can hold an object is found out once.
@MainActor
enum PropertyNames {
  private static var candidates: [ObjectIdentifier: [Candidate]] = [:]
  private static var origins: [ObjectIdentifier: Bool] = [:]
  private static var types: [ObjectIdentifier: String] = [:]

  /// A property that may hold an object.
  private struct Candidate {
    /// The class that declares it, and its place among all that this class declares.
    let owner: AnyClass
    let place: Int
    let name: String
    let field: StoredField
    /// Whether it is one word, a reference that may be `nil`: most are.
    let isReference: Bool
  }

  /// The property of a holder in which an object is, by itself or in an array.
  ///
  /// - Complexity: O(*n*), where *n* is the number of properties that can hold objects.
  static func name(of object: NSObject, in holder: AnyObject) -> String? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(holder).toOpaque())
    let sought = Unmanaged.passUnretained(object).toOpaque()
    for candidate in candidates(in: holder) {
      let field = candidate.field
      if candidate.isReference {
        let held = address.load(fromByteOffset: field.offset, as: UnsafeMutableRawPointer?.self)
        if held == sought { return candidate.name }
        continue
      }
      let value =
        field.isStrong
        ? field.value(at: address)
        : StoredField.value(of: holder, declaredBy: candidate.owner, at: candidate.place)
      if let name = name(of: object, in: value, called: candidate.name) { return name }
    }
    return nil
  }

  private static func name(of object: NSObject, in value: Any, called name: String) -> String? {
    // An array is an object, too, where Foundation makes it one.
    guard let list = value as? [NSObject] else { return value as? NSObject === object ? name : nil }
    return list.firstIndex { $0 === object }.map { "\(name) \($0 + 1)" }
  }

  /// Those of the app's own classes, the nearest first.
  private static func candidates(in holder: AnyObject) -> [Candidate] {
    if let known = candidates[ObjectIdentifier(type(of: holder))] { return known }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(holder).toOpaque())
    var found: [Candidate] = []
    for mirror in sequence(first: Mirror(reflecting: holder), next: \.superclassMirror) {
      guard let owner = mirror.subjectType as? AnyClass, belongsToApp(owner) else { break }
      let inherited = mirror.superclassMirror.map { StoredField.all(of: $0.subjectType).count }
      let own = StoredField.all(of: owner).dropFirst(inherited ?? 0)
      for (place, field) in own.enumerated()
      where !field.isStrong || !isPlain(field.value(at: address)) {
        found.append(
          Candidate(
            owner: owner, place: place, name: written(field.name), field: field,
            isReference: field.isStrong && isReference(field.type)))
      }
    }
    candidates[ObjectIdentifier(type(of: holder))] = found
    return found
  }

  /// Whether a value is one word: a reference to an object of a class, or none.
  private static func isReference(_ type: any Any.Type) -> Bool {
    type is AnyClass || (type as? any OptionalReference.Type)?.isReference == true
  }

  private static func isPlain(_ value: Any) -> Bool {
    switch value {
    case is any Numeric, is Bool, is String, is CGPoint, is CGSize, is CGRect: true
    default: false
    }
  }

  /// The name as the source has it: property wrappers store under another one.
  private static func written(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// The name of an object's class, without its module, or what a controller is called instead.
  static func typeName(of object: AnyObject) -> String {
    if let name = (object as? UIViewController)?.headlessTypeName { return name }
    let type: AnyClass = type(of: object)
    if let known = types[ObjectIdentifier(type)] { return known }
    let name =
      (type as? any RenamedClass.Type)?.nameInTraces
      ?? StoredField.name(of: type)
    types[ObjectIdentifier(type)] = name
    return name
  }

  static func belongsToApp(_ type: AnyClass) -> Bool {
    if let known = origins[ObjectIdentifier(type)] { return known }
    let name = StoredField.name(of: type, withModules: true)
    let isOurs = [
      "UIKit.", "SwiftUI.", "Foundation.", "Swift.", "AVFoundation.", "AVKit.", "CoreLocation.",
      "MapKit.", "SwiftData.", "WebKit.",
    ].contains { name.hasPrefix($0) }
    origins[ObjectIdentifier(type)] = !isOurs
    return !isOurs
  }
}

/// A class of a stand-in's that Apple's has under another name, or has not.
package protocol RenamedClass: UIView {
  static var nameInTraces: String { get }
}

/// An optional, which may be one reference.
private protocol OptionalReference {
  static var isReference: Bool { get }
}

extension Optional: OptionalReference {
  fileprivate static var isReference: Bool { Wrapped.self is AnyClass }
}
