// SPDX-License-Identifier: MIT

/// A value that is kept as long as a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  /// What the app does when the value becomes the initial one.
  private let whenReset: (Value, inout Transaction) -> Void

  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void = { _, _ in }
  ) {
    (_value, initial) = (State(wrappedValue: wrappedValue), wrappedValue)
    whenReset = reset
  }
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void = { _, _ in }
  ) { self.init(wrappedValue: initialValue, reset: reset) }
  /// The same: an animation takes no time here.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }

  func keep(_ new: Value) { value = new }
  func reset() {
    var transaction = Transaction()
    whenReset(value, &transaction)
    withTransaction(transaction) { value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(
    resetTransaction: Transaction = Transaction()
  ) { self.init(wrappedValue: nil) }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
