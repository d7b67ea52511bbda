// SPDX-License-Identifier: MIT

/// A value that a view owns.
///
/// It is kept for the place of the view in the tree, and not in the view, which is made anew at each
/// evaluation.
@propertyWrapper
public struct State<Value>: DynamicProperty, NodeProperty {
  private let initial: Derived<Value>
  private var location = Derived<StateLocation<Value>?>(nil)

  public init(wrappedValue value: Value) { initial = Derived(value) }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value; before the view is in a tree it is the first one, and setting it has no effect.
  public var wrappedValue: Value {
    get { location.value?.ofView ?? initial.value }
    nonmutating set { location.value?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    location.value.map { Binding(to: $0) } ?? .constant(initial.value)
  }

  mutating func install(in node: _ViewNode, _ place: Int) {
    let kept = node.stored(place) {
      let new = StateLocation(initial.value, of: node)
      if Value.self is AnyClass {
        node.whenLeaving { [unowned new] in
          HeadlessScene.current.goneViews.note(new.value as AnyObject)
        }
      }
      return new
    }
    kept.renew()
    location.value = kept
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
