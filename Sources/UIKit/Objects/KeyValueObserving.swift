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
  /// Those that end when they are taken back, by who is told and what of.
  fileprivate var named: [(who: ObjectIdentifier, path: String, what: NSKeyValueObservation)] = []

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

// MARK: - By names

/// A view that says what its values of its own are by their names.
@MainActor
package protocol NamedValues: UIView {
  func value(named name: String) -> AnyHashable?
}

extension UIView {
  fileprivate subscript(named name: String) -> AnyHashable {
    (self as? any NamedValues)?.value(named: name) ?? AnyHashable(0)
  }
}

/// What a change of a value that is observed by its name is described with.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

extension UIView {
  /// Lets a responder be told by `observeValue` when a value changes, until it is removed.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    func tell<Value>(_ view: UIView, _ change: NSKeyValueObservedChange<Value>) {
      var values: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      values[.newKey] = change.newValue
      values[.oldKey] = change.oldValue
      told?.observeValue(forKeyPath: keyPath, of: view, change: values, context: context)
    }
    weak let told = observer
    let scroll = self as? UIScrollView
    let observation: NSKeyValueObservation? =
      switch keyPath {
      case "alpha": observe(\.alpha, options: options, changeHandler: tell)
      case "bounds": observe(\.bounds, options: options, changeHandler: tell)
      case "center": observe(\.center, options: options, changeHandler: tell)
      case "frame": observe(\.frame, options: options, changeHandler: tell)
      case "hidden": observe(\.isHidden, options: options, changeHandler: tell)
      case "contentOffset": scroll?.observe(\.contentOffset, options: options, changeHandler: tell)
      case "contentSize": scroll?.observe(\.contentSize, options: options, changeHandler: tell)
      default:
        (self as? any NamedValues)?.value(named: keyPath).map { _ in
          observe(\.[named: keyPath], options: options, changeHandler: tell)
        }
      }
    if observation == nil {
      HeadlessScene.current.note(unimplemented: "UIView.addObserver")
    }
    let kept = observation ?? NSKeyValueObservation()
    observations.named.append((ObjectIdentifier(observer), keyPath, kept))
  }

  /// Tells a responder no longer; one that is not told ends the app, as with UIKit.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    let who = ObjectIdentifier(observer)
    guard
      let place = observations.named.lastIndex(where: { $0.who == who && $0.path == keyPath })
    else {
      HeadlessException.raise(
        "NSRangeException",
        "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from "
          + "\(type(of: self)) because it is not registered as an observer.")
    }
    observations.named.remove(at: place)
  }
}
