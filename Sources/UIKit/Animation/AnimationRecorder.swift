// SPDX-License-Identifier: MIT

import Foundation

/// Notes the changes that an animation block makes.
final class AnimationRecorder {
  /// The recorder of the block that runs now; everything happens on the main thread.
  nonisolated(unsafe) static var current: AnimationRecorder?

  let duration: Double
  private(set) var changes: [AnimationChange] = []

  init(duration: Double) { self.duration = duration }

  func record<Value: Interpolatable>(
    _ object: AnyObject, _ key: String, from old: Value, to new: Value,
    read: @escaping (AnyObject) -> Value? = { _ in nil },
    write: @escaping (AnyObject, Value) -> Void
  ) {
    let known = changes.first { $0.key == key && $0.object === object } as? ValueChange<Value>
    if let known {
      known.new = new
    } else if old != new {
      changes.append(
        ValueChange(object: object, key: key, old: old, new: new, read: read, write: write))
    }
  }

  /// Notes that something changes that has no value to go back to.
  func recordContents(of object: AnyObject) {
    changes.append(AnimationChange(object: object, key: "contents"))
  }

  /// Runs a block and returns what it changed.
  static func changes(duration: Double, in block: () -> Void) -> [AnimationChange] {
    let outer = current
    let recorder = AnimationRecorder(duration: duration)
    current = recorder
    block()
    current = outer
    return recorder.changes
  }

  /// Runs a block whose changes no animation notes.
  static func silently<Result>(_ block: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return block()
  }
}

package class AnimationChange {
  private let subject: LooseReference
  package let key: String

  init(object: AnyObject, key: String) { (subject, self.key) = (LooseReference(object), key) }

  /// What changes, unless it is gone.
  package var object: AnyObject? { subject.object }

  /// The old and the new value, as far as they are known, in words.
  package var values: [String] { [] }

  /// Gives an object the value between the old and the new one.
  func show(_ fraction: Double, on object: AnyObject) {}

  /// What gives the object the value again that it has now; `nil` if there is none.
  func keepValue() -> (() -> Void)? { nil }

  /// The view that changes.
  @MainActor
  var view: UIView? { object as? UIView ?? (object as? CALayer)?.delegate as? UIView }

  @MainActor
  var name: String { "\(view?.headlessName ?? "layer") \(key)" }
}

private final class ValueChange<Value: Interpolatable>: AnimationChange {
  let old: Value
  var new: Value
  private let read: (AnyObject) -> Value?
  private let write: (AnyObject, Value) -> Void

  init(
    object: AnyObject, key: String, old: Value, new: Value,
    read: @escaping (AnyObject) -> Value?, write: @escaping (AnyObject, Value) -> Void
  ) {
    (self.old, self.new, self.read, self.write) = (old, new, read, write)
    super.init(object: object, key: key)
  }

  override var values: [String] {
    // What objects are called differs from one execution to the next.
    old is any ExpressibleByNilLiteral ? [] : ["\(old)", "\(new)"]
  }

  override func show(_ fraction: Double, on object: AnyObject) {
    write(object, old.mixed(with: new, CGFloat(fraction)))
  }

  override func keepValue() -> (() -> Void)? {
    guard let object, let value = read(object) else { return nil }
    return { [write] in write(object, value) }
  }
}
