// SPDX-License-Identifier: MIT

/// A path of the app's own.
struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

extension NavigationPathAccess {
  /// The path that a collection is.
  init<Values: RangeReplaceableCollection>(_ path: Binding<Values>)
  where Values.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { path.wrappedValue = Values($0.compactMap { $0.base as? Values.Element }) }
  }
}

/// Values of any types that are on a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  public init() {}
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
