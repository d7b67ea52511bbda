// SPDX-License-Identifier: MIT

public import SwiftUI

/// Makes a class one of which objects are kept in a store.
@attached(member, names: named(_$record), named(_$properties), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "HeadlessMacros", type: "Model")

/// A property that is kept, which `@Model` makes of those that are declared.
@attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "HeadlessMacros", type: "PersistedProperty")

/// How a property is kept: of the options only that its values are unique has an effect.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Attribute")

/// What becomes of the models that a property refers to, and which of their properties refers back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Relationship")

/// A property that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "HeadlessMacros", type: "Transient")

/// Which properties together are unique, which has no effect.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "HeadlessMacros", type: "Unique")

/// By which properties models are found fast, which has no effect.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "HeadlessMacros", type: "Index")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "HeadlessMacros", type: "ModelActor")

// The models that a view shows.

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(
  animation: Animation
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(
  transaction: Transaction
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "HeadlessMacros", type: "Query")
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort path: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "HeadlessMacros", type: "Query")
