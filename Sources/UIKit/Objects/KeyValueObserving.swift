// SPDX-License-Identifier: MIT

public import Foundation

/// What an observer of a value is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The value as it is, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Before the change too, which is not offered here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The values that the options ask for.
  public let newValue: Value?, oldValue: Value?
  /// Whether the value has not changed yet.
  public let isPrior = false
}

/// Keeps an observation going as long as it lives.
public final class NSKeyValueObservation: NSObject {
  fileprivate var check: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// The observations of one view.
struct Observations {
  private struct Weak { weak var observation: NSKeyValueObservation? }
  private var list: [Weak] = []

  var isEmpty: Bool { list.isEmpty }

  mutating func add(_ observation: NSKeyValueObservation) {
    list.append(Weak(observation: observation))
  }

  /// Tells those whose value is another one than before.
  func check() {
    for entry in list { entry.observation?.check?() }
  }
}

/// Something whose values can be observed.
@preconcurrency @MainActor
public protocol KeyValueObserved: AnyObject {}

extension UIView: KeyValueObserved {}

extension KeyValueObserved where Self: UIView {
  /// Tells a closure when a value changes.
  ///
  /// What is noticed are changes of the geometry, of the contents of a scroll view and of what is
  /// shown at all; setting the same value again is not.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    observation.check = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      if let old = old as? AnyHashable, old == new as? AnyHashable { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: last, oldValue: nil))
    }
    observations.add(observation)
    return observation
  }
}
