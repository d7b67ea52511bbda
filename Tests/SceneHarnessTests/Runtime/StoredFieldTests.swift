// SPDX-License-Identifier: MIT

import Testing
import UIKit
@testable import SceneHarness

@Suite("Stored properties, as the runtime describes them")
struct StoredFieldTests {
  /// The properties that `Mirror` shows, those of superclasses first.
  private func children(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(children) ?? []) + mirror.children
  }

  private func text(_ field: StoredField, of owner: UnsafeRawPointer) -> String {
    func text<Value>(_: Value.Type) -> String {
      "\((owner + field.offset).assumingMemoryBound(to: Value.self).pointee)"
    }
    return text(field.type)
  }

  /// Compares all that stands at addresses with what `Mirror` shows.
  private func compare(_ mirror: Mirror, _ type: Any.Type, at address: UnsafeRawPointer) -> Int {
    let (fields, shown) = (StoredField.all(of: type), children(of: mirror))
    #expect(fields.map(\.name) == shown.map { StoredField.plain($0.label ?? "") })
    for (field, child) in zip(fields, shown) where field.isStrong {
      #expect(text(field, of: address) == "\(child.value)", "\(type).\(field.name)")
    }
    return fields.count
  }

  @Test func `are those that 'Mirror' shows, with the same values at their places`() {
    var count = 0
    for sample in Sample.all where sample.testDescription != "object whose neighbor is gone" {
      let value = sample.make()
      if value is any CustomReflectable { continue }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class:
        let object = value as AnyObject
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        withExtendedLifetime(object) {
          count += compare(mirror, Swift.type(of: object), at: address)
        }
      case .struct, .tuple:
        func compare<Value>(_ value: Value) {
          withUnsafePointer(to: value) {
            count += self.compare(mirror, Value.self, at: UnsafeRawPointer($0))
          }
        }
        compare(value)
      default: break
      }
    }
    #expect(count > 70, "\(count) properties")
  }

  @Test func `are weak or unowned where the source says so`() {
    let fields = StoredField.all(of: Sample.Derived.self)
    #expect(
      fields.filter { !$0.isStrong }.map(\.name) == ["friend", "owner", "neighbor", "other"])
    #expect(fields.filter { !$0.isVariable }.map(\.name) == ["first", "neighbor", "other"])
  }
}
