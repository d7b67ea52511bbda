// SPDX-License-Identifier: MIT

public import SwiftUI

extension EnvironmentValues {
  private struct Context: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext(nil, nil) }
  }

  /// The context of the store around; without one, nothing can be inserted or shown.
  public var modelContext: ModelContext {
    get { self[Context.self] }
    set { self[Context.self] = newValue }
  }
}

/// A view with a store, which is made when the view comes into the tree.
private struct ViewWithStore<Content: View>: View {
  @StateObject private var kept: KeptContainer
  let content: Content

  init(
    _ content: Content, autosaves: Bool, undoes: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void,
    _ make: @escaping () throws -> ModelContainer
  ) {
    self.content = content
    _kept = StateObject(
      wrappedValue: KeptContainer(autosaves: autosaves, undoes: undoes, onSetup, make))
  }

  var body: some View { content.environment(\.modelContext, kept.container.mainContext) }
}

@MainActor
private final class KeptContainer: ObservableObject {
  let container: ModelContainer

  init(
    autosaves: Bool, undoes: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void,
    _ make: () throws -> ModelContainer
  ) {
    do {
      container = try make()
    } catch {
      fatalError("The store cannot be made: \(error)")
    }
    container.mainContext.autosaveEnabled = autosaves
    if undoes { container.mainContext.noteUndo() }
    onSetup(.success(container))
  }
}

extension View {
  /// Gives the view and all in it a store of its own for models of some classes.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ViewWithStore(
      self, autosaves: isAutosaveEnabled, undoes: isUndoEnabled, onSetup: onSetup
    ) {
      ModelContainer(
        ModelStore(Schema(types), [ModelConfiguration(isStoredInMemoryOnly: inMemory)]))
    }
  }

  /// Gives the view and all in it a store of its own for models of a class.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives the view and all in it a store.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the view and all in it a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}

// No app runs here: the view that is explored gets its store by the modifiers above.
extension Scene {
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContext(_ context: ModelContext) -> some Scene { self }
}
