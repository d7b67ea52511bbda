// SPDX-License-Identifier: MIT

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let assignment = Assignment(to: published.values)
    published.values.assignments.append(AnyCancellable(assignment))
    _attach(assignment)
  }
}

/// Sets a published property, which keeps the assignment.
private final class Assignment<Value>: _Receiver<Value, Never> {
  private weak var values: Published<Value>.Values?
  init(to values: Published<Value>.Values) { self.values = values }
  override func receive(_ value: Value) { values?.set(value) }
}
