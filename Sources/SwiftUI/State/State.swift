// SPDX-License-Identifier: MIT

/// A value that a view owns.
///
/// It is kept for the place of the view in the tree, and not in the view, which is made anew at each
/// evaluation.
@propertyWrapper
public struct State<Value>: DynamicProperty, NodeProperty {
  /// What is shared by all copies of one view value.
  private final class Box: @unchecked Sendable {
    let make: () -> Value
    var location: StateLocation<Value>?
    init(_ make: @escaping () -> Value) { self.make = make }
  }

  private let box: Derived<Box>

  public init(wrappedValue value: Value) { box = Derived(Box { value }) }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value; before the view is in a tree it is the first one, and setting it has no effect.
  public var wrappedValue: Value {
    get { box.value.location?.ofView ?? box.value.make() }
    nonmutating set { box.value.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location = box.value.location else { return .constant(box.value.make()) }
    return Binding(to: location)
  }

  func install(in node: _ViewNode, _ place: Int) {
    let location = node.stored(place) {
      let new = StateLocation(box.value.make(), of: node)
      if Value.self is AnyClass {
        node.whenLeaving { [unowned new] in
          HeadlessScene.current.goneViews.note(new.value as AnyObject)
        }
      }
      return new
    }
    location.renew()
    box.value.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
