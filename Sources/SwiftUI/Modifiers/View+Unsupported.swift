// SPDX-License-Identifier: MIT

public import UIKit

/// A view with a modifier that has no effect here, though it has one on a device: a scene that shows
/// it is warned of that.
struct ViewWithoutEffect<Content: View>: View {
  let content: Content
  let name: String

  static func _update(_ view: Self, in node: _ViewNode) {
    HeadlessScene.current.note(unimplemented: view.name)
    node.show(view.content)
  }
}

extension View {
  package func withoutEffect(unimplemented name: String) -> some View {
    ViewWithoutEffect(content: self, name: name)
  }

  // MARK: - Accepted without effect

  public func contextMenu<Item: Hashable, Actions: View>(
    forSelectionType type: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> Actions,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View { withoutEffect(unimplemented: "View.contextMenu(forSelectionType:)") }
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    withoutEffect(unimplemented: "View.findNavigator(isPresented:)")
  }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { withoutEffect(unimplemented: "View.onKeyPress") }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.onScrollVisibilityChange") }
  public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { withoutEffect(unimplemented: "View.focusedValue") }
  public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { withoutEffect(unimplemented: "View.focusedValue") }
  public func searchCompletion(_ completion: String) -> some View {
    withoutEffect(unimplemented: "View.searchCompletion")
  }
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { withoutEffect(unimplemented: "View.searchScopes") }
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { withoutEffect(unimplemented: "View.searchSuggestions") }
  public func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    withoutEffect(unimplemented: "View.toolbarTitleMenu")
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    withoutEffect(unimplemented: "View.defaultAppStorage")
  }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    withoutEffect(unimplemented: "View.dialogSuppressionToggle")
  }
  public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  { withoutEffect(unimplemented: "View.dialogSuppressionToggle") }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.userActivity") }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.onContinueUserActivity") }
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View { withoutEffect(unimplemented: "View.defaultFocus") }

  // MARK: - Not accepted

  @available(
    *, unavailable,
    message: "Not in the stand-in: show a UIDocumentPickerViewController in a representable."
  )
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  @available(
    *, unavailable,
    message: "Not in the stand-in: hand the value on by preference(key:value:), without an anchor."
  )
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Value, transform: @escaping (Value) -> Key.Value
  ) -> some View { self }
  @available(
    *, unavailable,
    message: "Not in the stand-in: keep the value in a state by onPreferenceChange(_:perform:)."
  )
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View { self }
  @available(
    *, unavailable,
    message: "Not in the stand-in: keep the value in a state by onPreferenceChange(_:perform:)."
  )
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View { self }
}

/// A key of a value that the view with the focus has.
public protocol FocusedValueKey { associatedtype Value }

/// The values that the view with the focus has: here it has none.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the view with the focus has: here it has none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}

/// A binding that the view with the focus has: here it has none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

/// A key that was pressed.
public enum KeyPress {
  /// Whether somebody else may have it.
  public enum Result: Sendable { case handled, ignored }
}

/// What a store of Core Data holds.
@available(
  *, unavailable, message: "Not in the stand-in: hand the view what it shows, as loaded elsewhere."
)
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil) {}
  public var wrappedValue: [Result] { [] }
}
