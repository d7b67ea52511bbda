// SPDX-License-Identifier: MIT

public import UIKit

extension ModelContext {
  /// Posted before and after a context saves.
  public static let willSave = Notification.Name("NSModelContextWillSaveNotification")
  public static let didSave = Notification.Name("NSModelContextDidSaveNotification")

  /// Keeps all changes, which always succeeds.
  public func save() throws {
    guard let store, hasChanges else { return }
    post(Self.willSave)
    beginChanges()
    for model in deleted {
      store.remove(model.persistentModelID)
      forget(model)
    }
    for model in inserted { replaceTwins(of: model, in: store) }
    for model in inserted + changed {
      store.save(model)
      model._$record.phase = .saved
      model._$record.former = [:]
    }
    (inserted, changed, deleted) = ([], [], [])
    noteChange()
    endChanges()
    store.tellContexts(except: self)
    post(Self.didSave)
  }

  /// Tells those who wait in the scene, if one is executed here.
  private func post(_ name: Notification.Name) {
    guard TaskRuntime.isRunning else { return }
    UIKit.NotificationCenter.default.post(name: name, object: self)
  }

  /// A model takes the place of the one that has the same value of a unique property.
  private func replaceTwins(of model: any PersistentModel, in store: ModelStore) {
    let layout = ModelLayout.of(model)
    for property in layout.properties where property.isUnique {
      guard let value = property.value(model) as? AnyHashable else { continue }
      for row in store.rows
      where row.type.value == layout.type && row.values[property.name] as? AnyHashable == value {
        store.remove(row.id)
        if let twin = registered.value[row.id] { forget(twin) }
        changed.removeAll { $0.persistentModelID == row.id }
      }
    }
  }

  /// Takes all back that has not been saved.
  public func rollback() {
    beginChanges()
    for model in inserted { forget(model) }
    for model in deleted { model._$record.phase = .saved }
    for model in changed + deleted {
      let former = model._$record.former
      model._$record.former = [:]
      for property in ModelLayout.of(model).properties {
        former[property.name].map { property.keep(model, $0) }
      }
    }
    (inserted, changed, deleted) = ([], [], [])
    noteChange()
    endChanges()
  }

  /// Does something and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Changes take effect at once here.
  public func processPendingChanges() {}

  /// Another context has saved, or all was deleted.
  func takeOverChanges() {
    guard let store else { return }
    beginChanges()
    for row in store.rows {
      if let model = registered.value[row.id] { fill(model, from: row) }
    }
    let kept = Set(store.rows.map(\.id))
    let isGone = { (id: PersistentIdentifier, model: any PersistentModel) in
      !kept.contains(id) && model._$record.phase != .inserted
    }
    for (_, model) in registered.value.filter(isGone) {
      changed.removeAll { $0 === model }
      deleted.removeAll { $0 === model }
      forget(model)
    }
    noteChange()
    endChanges()
  }
}
