// SPDX-License-Identifier: MIT

/// Where models are inserted, changed and deleted until that is saved.
///
/// What is inserted, changed and deleted takes effect in all that is fetched and shown at once; saving
/// always succeeds.
public final class ModelContext: @unchecked Sendable {
  let store: ModelStore?
  private weak var ownContainer: ModelContainer?
  public var autosaveEnabled = false
  public var author: String?
  public let editingState = EditingState()
  /// What could take changes back, which are not told to it.
  public var undoManager: UndoManager? {
    didSet { if undoManager != nil { noteUndo() } }
  }

  /// What waits to be saved, in the order in which it came.
  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []
  /// The models that have been inserted or fetched.
  var registered = Derived<[PersistentIdentifier: any PersistentModel]>([:])
  private var watches = Derived<[Watch]>([])
  private var openChanges = Derived((depth: 0, isDue: false))

  /// Somebody who is told when anything in the context has changed.
  private final class Watch { weak var watcher: (any ContextWatcher)? }

  public convenience init(_ container: ModelContainer) { self.init(container.store, container) }

  init(_ store: ModelStore?, _ container: ModelContainer?) {
    (self.store, ownContainer) = (store, container)
    store?.add(self)
  }

  /// Models that refer to each other would keep each other alive.
  deinit {
    for model in registered.value.values {
      for property in ModelLayout.of(model).relationships {
        property.value(referringTo: []).map { property.keep(model, $0) }
      }
    }
  }

  public var container: ModelContainer {
    if let ownContainer { return ownContainer }
    guard let store else { fatalError("There is no model container in the environment.") }
    return ModelContainer(store, main: self)
  }

  public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var changedModelsArray: [any PersistentModel] { changed }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// Which editor a change belongs to, as storage.
  public struct EditingState: Hashable, Identifiable, Sendable {
    public let id = UUID()
  }

  /// Undoing is not done here.
  func noteUndo() {
    MainActor.assumeIsolated {
      HeadlessScene.current.note(unimplemented: "ModelContext.undoManager")
    }
  }

  // MARK: - Changes

  public func insert<Model: PersistentModel>(_ model: Model) {
    beginChanges()
    insertIfNew(model)
    endChanges()
  }

  /// Inserts a model, and with it those that it refers to.
  func insertIfNew(_ model: any PersistentModel) {
    let record = model._$record
    guard store != nil else {
      fatalError(
        "failed to find a currently active container for \(type(of: model)): add "
          + ".modelContainer(for: \(type(of: model)).self) to the view that is explored.")
    }
    if record.phase == .deleted, record.context === self {
      record.phase = .saved
      deleted.removeAll { $0 === model }
      return noteChange()
    }
    guard record.context == nil else { return }
    (record.context, record.phase, record.former) = (self, .inserted, [:])
    registered.value[model.persistentModelID] = model
    inserted.append(model)
    for property in ModelLayout.of(model).relationships {
      property.connect(model, from: [], to: property.models(of: model))
    }
    noteChange()
  }

  public func delete<Model: PersistentModel>(_ model: Model) {
    beginChanges()
    markDeleted(model)
    endChanges()
  }

  /// Deletes models of a type, those that fit if a condition is given.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    let found = try fetch(FetchDescriptor<Model>(predicate: predicate))
    beginChanges()
    for model in found { markDeleted(model) }
    endChanges()
  }

  /// Deletes a model and those that go with it; those that stay no longer refer to it.
  private func markDeleted(_ model: any PersistentModel) {
    let record = model._$record
    guard record.context === self, record.phase != .deleted else { return }
    if record.phase == .inserted {
      inserted.removeAll { $0 === model }
      forget(model)
    } else {
      record.phase = .deleted
      changed.removeAll { $0 === model }
      deleted.append(model)
    }
    for property in ModelLayout.of(model).relationships {
      let others = property.models(of: model)
      if let inverse = ModelLayout.of(model).inverse(of: property) {
        for other in others { inverse.remove(model, from: other) }
      }
      if property.relationship?.deleteRule == .cascade {
        for other in others { markDeleted(other) }
      }
    }
    noteChange()
  }

  /// A model no longer belongs here.
  func forget(_ model: any PersistentModel) {
    model._$record.phase = .gone
    model._$record.context = nil
    model._$record.former = [:]
    registered.value[model.persistentModelID] = nil
  }

  /// A property of a model has changed.
  func noteChange(of model: any PersistentModel) {
    if model._$record.phase == .saved, !changed.contains(where: { $0 === model }) {
      changed.append(model)
    }
    noteChange()
  }

  // MARK: - Who is told

  func add(_ watcher: any ContextWatcher) {
    watches.value.removeAll { $0.watcher == nil }
    guard !watches.value.contains(where: { $0.watcher === watcher }) else { return }
    let new = Watch()
    new.watcher = watcher
    watches.value.append(new)
  }

  /// What follows belongs together: who is told is told of it once.
  func beginChanges() { openChanges.value.depth += 1 }

  func endChanges() {
    openChanges.value.depth -= 1
    if openChanges.value.depth == 0, openChanges.value.isDue { noteChange() }
  }

  func noteChange() {
    openChanges.value.isDue = openChanges.value.depth > 0
    guard !openChanges.value.isDue else { return }
    for watch in watches.value { watch.watcher?.contextHasChanged() }
  }
}

/// Shows what a context fetches.
protocol ContextWatcher: AnyObject {
  func contextHasChanged()
}
