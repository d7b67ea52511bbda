// SPDX-License-Identifier: MIT

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model?
  { modelContext.model(kept: id) as? Model }
}

/// What an actor has its context from.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// The one that `@ModelActor` makes.
public final class DefaultSerialModelExecutor: ModelExecutor {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
