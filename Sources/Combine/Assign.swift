// SPDX-License-Identifier: MIT

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let assignment = Assignment(to: published)
    let keeper = AssignmentKeeper(assignment)
    assignment.hold = published.subscribe({ _ in withExtendedLifetime(keeper) {} }, { _ in })
    _attach(assignment)
  }
}

/// Sets a published property.
private final class Assignment<Value>: _Receiver<Value, Never> {
  /// What all copies of the property share.
  private weak var box: PublishedBox?
  /// What keeps the assignment among the subscriptions of the property.
  var hold: AnyCancellable?

  /// A property sets its value in an object only: here, in one that has nothing else.
  private final class Owner {
    var storage: Published<Value>
    var value: Value {
      get { fatalError("The value is never read.") }
      set {}
    }
    init(_ storage: Published<Value>) { self.storage = storage }
  }

  init(to published: Published<Value>.Publisher) {
    // A property and its publisher are one reference each, to the same box.
    box = unsafeBitCast(published, to: Published<Value>.self).box
  }

  override func receive(_ value: Value) {
    guard let box else { return cancel() }
    let owner = Owner(unsafeBitCast(box, to: Published<Value>.self))
    Published<Value>[_enclosingInstance: owner, wrapped: \.value, storage: \.storage] = value
  }

  override func release() { hold = nil }
}

/// Ends an assignment when the subscriptions of the property end.
private final class AssignmentKeeper {
  private let assignment: _Link
  init(_ assignment: _Link) { self.assignment = assignment }
  deinit { assignment.cancel() }
}
