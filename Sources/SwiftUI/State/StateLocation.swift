// SPDX-License-Identifier: MIT

import UIKit

/// Something that views have read, and are evaluated anew because of.
protocol ReadLocation: AnyObject {
  /// Lets a view no longer depend on it.
  func forget(_ reader: _ViewNode)
}

/// Where a value is kept that a view owns: at a node, and so as long as the view is there.
final class StateLocation<Value>: BindingLocation<Value>, ReadLocation, @unchecked Sendable {
  private(set) var value: Value
  /// The value when the view was evaluated last: what closures that were made then have captured.
  private(set) var valueSeenByBody: Value
  /// Whether what the view saw is out of date, and whether that was read all the same.
  private var isOutOfDate = Derived(false)
  private var isReadTooLate = Derived(false)
  /// Who is evaluated anew when the value changes; whether there is anybody decides what a change does.
  private var readers = Derived<[_ViewNode]>([]) { didSet { isRead = !readers.value.isEmpty } }
  private var isRead = false
  private var owner: Derived<_ViewNode?>

  init(_ value: Value, of owner: _ViewNode?) {
    self.value = value
    valueSeenByBody = value
    self.owner = Derived(owner)
  }

  /// The view that owns the value is about to be evaluated.
  func renew() {
    if isReadTooLate.value { MainActor.assumeIsolated { HeadlessScene.current.lateReads += 1 } }
    isReadTooLate.value = false
    (valueSeenByBody, isOutOfDate.value) = (value, false)
  }

  /// What the view itself reads.
  ///
  /// While views are evaluated, that is the value with which the view was evaluated last, also where
  /// a closure reads that another view evaluates, such as the content of a sheet; and from then on
  /// the view depends on it.
  var ofView: Value {
    guard Evaluation.isRunning else { return value }
    note(owner.value)
    if isOutOfDate.value {
      isReadTooLate.value = true
      if Self.areKnownToDiffer(value, valueSeenByBody) {
        MainActor.assumeIsolated { HeadlessScene.current.staleReads += 1 }
      }
    }
    return valueSeenByBody
  }

  /// What who got a binding reads.
  override var current: Value {
    if Evaluation.isRunning { note(MainActor.assumeIsolated { Evaluation.current }) }
    return value
  }

  override func write(_ value: Value, _ transaction: Transaction) { set(value) }
  override var source: BindingSource? { BindingSource(self) }

  private func note(_ reader: _ViewNode?) {
    guard let reader, !readers.value.contains(where: { $0 === reader }) else { return }
    readers.value.append(reader)
    MainActor.assumeIsolated { reader.facts.reads.append(self) }
  }

  /// Who is evaluated anew depends on what it reads then, and on nothing that it has read before.
  func forget(_ reader: _ViewNode) {
    readers.value.removeAll { $0 === reader }
  }

  /// Keeps another value; who has read the former one is evaluated again.
  func set(_ new: Value) {
    let isSame = Self.areEqual(value, new)
    value = new
    guard !isSame else { return }
    isOutOfDate.value = true
    let stale = readers.value
    readers.value = []
    MainActor.assumeIsolated {
      for reader in stale { reader.invalidate() }
    }
  }

  /// Whether values are not equal; of those that cannot be compared, whether one of them alone is `nil`.
  private static func areKnownToDiffer(_ left: Value, _ right: Value) -> Bool {
    if left is any Equatable, right is any Equatable { return !areEqual(left, right) }
    let isEmpty = { Mirror(reflecting: $0 as Any).children.isEmpty }
    return Mirror(reflecting: left).displayStyle == .optional && isEmpty(left) != isEmpty(right)
  }

  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    return (left as? any Equatable).map { compare($0) } ?? false
  }
}
