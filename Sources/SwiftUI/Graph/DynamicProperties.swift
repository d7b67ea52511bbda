// SPDX-License-Identifier: MIT

import UIKit

/// A property of a view that is brought up to date before the body is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}

  /// Brings up to date the property that stands at an address, those in it first.
  @MainActor
  fileprivate static func update(
    at address: UnsafeMutableRawPointer, in node: _ViewNode, _ place: inout Int
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    node.install(&property.pointee, &place)
    property.pointee.update()
  }
}

/// A property wrapper of SwiftUI's own, which keeps something at the node.
protocol NodeProperty: DynamicProperty {
  /// Finds at the node what belongs to the property, or puts it there.
  @MainActor mutating func install(in node: _ViewNode, _ place: Int)
}

extension NodeProperty {
  @MainActor
  fileprivate static func install(
    at address: UnsafeMutableRawPointer, in node: _ViewNode, _ place: Int
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.install(in: node, place)
  }
}

extension _ViewNode {
  /// A copy of a view whose properties are those of this node: the same view may stand in several places.
  func installed<Owner>(_ view: Owner) -> Owner {
    hold(objectsOf: view)
    guard !DynamicField.all(of: Owner.self).isEmpty else { return view }
    var (copy, place) = (view, 0)
    install(&copy, &place)
    return copy
  }

  fileprivate func install<Owner>(_ owner: inout Owner, _ place: inout Int) {
    let fields = DynamicField.all(of: Owner.self)
    guard !fields.isEmpty else { return }
    if Owner.self is AnyClass {
      let object = owner as AnyObject
      withExtendedLifetime(object) {
        install(fields, of: Unmanaged.passUnretained(object).toOpaque(), &place)
      }
    } else {
      withUnsafeMutablePointer(to: &owner) {
        install(fields, of: UnsafeMutableRawPointer($0), &place)
      }
    }
  }

  private func install(
    _ fields: [DynamicField], of owner: UnsafeMutableRawPointer, _ place: inout Int
  ) {
    for field in fields {
      guard let own = field.own else {
        field.type.update(at: owner + field.offset, in: self, &place)
        continue
      }
      if storage.count <= place { storage.append(nil) }
      own.install(at: owner + field.offset, in: self, place)
      place += 1
    }
  }

  /// What a property keeps here, made when the view is evaluated for the first time.
  func stored<Kept: AnyObject>(_ place: Int, _ make: () -> Kept) -> Kept {
    if let kept = storage[place] as? Kept { return kept }
    let new = make()
    storage[place] = new
    return new
  }
}

/// A dynamic property of a type, and where it stands.
@MainActor
private struct DynamicField {
  let type: any DynamicProperty.Type
  /// The type, if it is SwiftUI's own.
  let own: (any NodeProperty.Type)?
  let offset: Int

  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  /// Those of a type: found out once for each.
  static func all(of type: Any.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = StoredField.all(of: type).compactMap { field in
      (field.type as? any DynamicProperty.Type).map {
        DynamicField(type: $0, own: $0 as? any NodeProperty.Type, offset: field.offset)
      }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
