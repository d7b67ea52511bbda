// SPDX-License-Identifier: MIT

import UIKit

/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, NodeProperty {
  private let initial: Derived<Value>
  private var location = Derived<StateLocation<Value>?>(nil)

  public init() where Value == Bool { initial = Derived(false) }
  public init<Field>() where Value == Field?, Field: Hashable { initial = Derived(nil) }

  public var wrappedValue: Value {
    get { location.value?.ofView ?? initial.value }
    nonmutating set { location.value?.set(newValue) }
  }

  public var projectedValue: Binding {
    Binding(binding: location.value.map { .init(to: $0) } ?? .constant(initial.value))
  }

  mutating func install(in node: _ViewNode, _ place: Int) {
    let kept = node.stored(place) { StateLocation(initial.value, of: node) }
    kept.renew()
    location.value = kept
  }

  /// Leads to the value of a focus state.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

/// What a field tells when it gets the focus or loses it.
struct FocusLink {
  /// The value that says that the field has the focus, and where it is kept.
  struct Place: Equatable {
    let source: BindingSource?
    let value: AnyHashable
  }

  let place: Place
  let hasFocus: @MainActor (Bool) -> Void
}

/// A view whose field has the focus when a value says so.
struct FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: Binding<Value>
  let value: Value
  /// The value when nothing has the focus.
  let none: Value

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    let isWanted = node.tracking { view.binding.wrappedValue == view.value }
    let boxes = Box.all(of: node).flatMap(\.views)
    guard let field = boxes.lazy.compactMap({ $0 as? TextFieldControl }).first else { return }
    let place = FocusLink.Place(source: view.binding.source, value: view.value)
    field.facts.focus = FocusLink(place: place) { hasFocus in
      if hasFocus {
        view.binding.wrappedValue = view.value
      } else if view.binding.wrappedValue == view.value {
        view.binding.wrappedValue = view.none
      }
    }
    guard isWanted != field.isFirstResponder else { return }
    node.graph.afterEvaluation { [weak field] in
      guard let field else { return }
      if !isWanted {
        field.resignFirstResponder()
      } else if field.window?.hasFocus(at: place) == false {
        field.becomeFirstResponder()
      }
    }
  }
}

extension UIWindow {
  /// Whether a field has the focus of which a value says so: others that it says the same of leave
  /// it there.
  fileprivate func hasFocus(at place: FocusLink.Place) -> Bool {
    guard place.source != nil, let field = focusedView as? TextFieldControl else { return false }
    return field.facts.focus?.place == place
  }
}

extension View {
  /// Lets the field have the focus while a value is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition.binding, value: true, none: false)
  }

  /// Lets the field have the focus while a value is the given one.
  public func focused<Field: Hashable>(
    _ binding: FocusState<Field?>.Binding, equals value: Field
  ) -> some View {
    FocusedView(content: self, binding: binding.binding, value: value, none: nil)
  }
}
