// SPDX-License-Identifier: MIT

import UIKit

/// A value that views hand to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// What the views here and below say of a key, in the order of the tree; `nil` if none says it.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let said = memory as? any Preference, let value = said.value(of: key, in: self) {
      return value
    }
    return preferenceOfChildren(key)
  }

  fileprivate func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var all: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      guard var value = all else {
        all = next
        continue
      }
      key.reduce(value: &value, nextValue: { next })
      all = value
    }
    return all
  }

  /// What the views of SwiftUI's say that a view of UIKit's contains, as packages rely on that put a
  /// hosting controller into a representable.
  func preference<Key: PreferenceKey>(_ key: Key.Type, in view: UIView) -> Key.Value? {
    if let hosting = view as? HostingView { return hosting.surface?.node?.preference(key) }
    return view.subviews.reduce(into: nil) { all, part in
      guard let next = preference(key, in: part) else { return }
      guard var value = all else { return all = next }
      key.reduce(value: &value, nextValue: { next })
      all = value
    }
  }

  /// Tells who reads a preference here, if it is another one.
  func updatePreference() { (memory as? any PreferenceReader)?.update(self) }
}

/// What a view keeps that says something of a key.
@MainActor
protocol Preference: AnyObject {
  func value<Key: PreferenceKey>(of key: Key.Type, in node: _ViewNode) -> Key.Value?
}

/// What a view keeps that is told of a key.
@MainActor
private protocol PreferenceReader: AnyObject {
  func update(_ node: _ViewNode)
}

/// A view that says something of a key, in place of what the views in it say, or by changing that.
struct PreferenceView<Content: View, Key: PreferenceKey>: View {
  let content: Content
  let change: @MainActor (inout Key.Value) -> Void
  /// Whether what the views in it say counts.
  let changesInner: Bool

  private final class Memory: Preference {
    var view = Derived<PreferenceView?>(nil)

    func value<Other: PreferenceKey>(of key: Other.Type, in node: _ViewNode) -> Other.Value? {
      guard Other.self == Key.self, let view = view.value else { return nil }
      var value = Key.defaultValue
      if view.changesInner, let inner = node.preferenceOfChildren(Key.self) { value = inner }
      view.change(&value)
      return value as? Other.Value
    }
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.memory { Memory() }.view.value = view
    node.show(view.content)
  }
}

/// A view that is told of a key.
struct PreferenceReadingView<Content: View, Key: PreferenceKey>: View where Key.Value: Equatable {
  let content: Content
  let action: @MainActor (Key.Value) -> Void

  private final class Memory: PreferenceReader {
    var value = Key.defaultValue
    var action = Derived<(@MainActor (Key.Value) -> Void)?>(nil)

    func update(_ node: _ViewNode) {
      let new = node.preferenceOfChildren(Key.self) ?? Key.defaultValue
      guard new != value else { return }
      value = new
      action.value?(new)
    }
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    var isNew = false
    let memory = node.memory {
      isNew = true
      return Memory()
    }
    memory.action.value = view.action
    guard isNew else { return }
    let graph = node.graph
    graph.countPreferenceReaders(1)
    node.whenLeaving { [unowned graph] in graph.countPreferenceReaders(-1) }
  }
}

extension View {
  /// Says something of a key to the views around.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    PreferenceView<Self, Key>(content: self, change: { $0 = value }, changesInner: false)
  }

  /// Changes what the views in this one say of a key.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self, change: callback, changesInner: true)
  }

  /// Does something when the views in this one say something else of a key.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingView<Self, Key>(content: self, action: action)
  }
}
