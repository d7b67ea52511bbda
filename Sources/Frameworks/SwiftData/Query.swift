// SPDX-License-Identifier: MIT

public import SwiftUI

/// The models that a view shows: it is evaluated anew when there are others, or in another order.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var fetched = Fetched<Element>()
  private let descriptor: Derived<FetchDescriptor<Element>>

  public var wrappedValue: Result {
    guard let result = fetched.models as? Result else {
      fatalError("A query of \(Element.self) has an array of them.")
    }
    return result
  }
  /// Fetching fails only where a condition does.
  public var fetchError: (any Error)? { fetched.error }
  public var modelContext: ModelContext { context }

  public mutating func update() { fetched.fetch(descriptor.value, in: context) }
}

extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = Derived(descriptor)
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor)
  }
  public init() { self.init(FetchDescriptor()) }
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) { self.init(filter: filter, sort: [SortDescriptor(path, order: order)]) }
}

/// What a query has fetched, which follows from what is in the context.
private final class Fetched<Element: PersistentModel>: ContextWatcher, Observable,
  @unchecked Sendable
{
  private struct Facts {
    var models: [Element] = []
    var error: (any Error)?
    var descriptor = FetchDescriptor<Element>()
    weak var context: ModelContext?
  }

  private let registrar = ObservationRegistrar()
  private var facts = Derived(Facts())

  var models: [Element] {
    registrar.access(self, keyPath: \.models)
    return facts.value.models
  }
  var error: (any Error)? { facts.value.error }

  /// Fetches before a view is evaluated.
  func fetch(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    guard context.store != nil else {
      fatalError(
        "Set a .modelContext in view's environment to use Query: add "
          + ".modelContainer(for: \(Element.self).self) to the view that is explored.")
    }
    (facts.value.descriptor, facts.value.context) = (descriptor, context)
    context.add(self)
    facts.value.models = models(in: context)
  }

  /// Fetches again, and lets the view know if that makes a difference.
  func contextHasChanged() {
    guard let context = facts.value.context else { return }
    let new = models(in: context)
    guard !new.elementsEqual(facts.value.models, by: { $0 === $1 }) else { return }
    registrar.withMutation(of: self, keyPath: \.models) { facts.value.models = new }
  }

  private func models(in context: ModelContext) -> [Element] {
    do {
      facts.value.error = nil
      return try context.fetch(facts.value.descriptor)
    } catch {
      facts.value.error = error
      return []
    }
  }
}
