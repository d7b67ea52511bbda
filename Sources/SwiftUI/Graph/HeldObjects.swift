// SPDX-License-Identifier: MIT

import UIKit

extension _ViewNode {
  /// Keeps the objects of the app's that a view has, as SwiftUI keeps the view: what they hold decides
  /// what the view does next, and nothing else may refer to them.
  func hold<Owner>(objectsOf view: Owner) {
    let places = ObjectPlace.all(in: Owner.self)
    guard !places.isEmpty else {
      if !held.isEmpty { held = [] }
      return
    }
    held = withUnsafePointer(to: view) { address in
      places.compactMap { $0.object(at: UnsafeRawPointer(address)) }
    }
  }
}

/// Where an object of the app's stands in a value: a reference, one that may be missing, or what conforms
/// to a protocol.
@MainActor
private struct ObjectPlace {
  let field: StoredField
  let offset: Int

  private static var known: [ObjectIdentifier: [ObjectPlace]] = [:]

  /// Those in a structure and in the structures in it: found out once for each type.
  static func all(in type: Any.Type) -> [ObjectPlace] {
    if let places = known[ObjectIdentifier(type)] { return places }
    // A type is never in itself, but an array of it may be.
    known[ObjectIdentifier(type)] = []
    var places: [ObjectPlace] = []
    if !(type is AnyClass) {
      for field in StoredField.all(of: type) where field.isStrong {
        if field.mayBeObjectOfApp {
          places.append(ObjectPlace(field: field, offset: 0))
        } else {
          places += all(in: field.type).map {
            ObjectPlace(field: $0.field, offset: field.offset + $0.offset)
          }
        }
      }
    }
    known[ObjectIdentifier(type)] = places
    return places
  }

  func object(at address: UnsafeRawPointer) -> AnyObject? {
    var value = field.value(at: address + offset)
    if let optional = value as? any OptionalValue { value = optional.some ?? () }
    guard let type = Swift.type(of: value) as? AnyClass, StoredField.isOfApp(type) else {
      return nil
    }
    return value as AnyObject
  }
}

@MainActor
extension StoredField {
  fileprivate var mayBeObjectOfApp: Bool {
    let wrapped = (type as? any OptionalValue.Type)?.wrapped ?? type
    if let object = wrapped as? AnyClass { return StoredField.isOfApp(object) }
    return StoredField.isExistential(wrapped)
  }
}
