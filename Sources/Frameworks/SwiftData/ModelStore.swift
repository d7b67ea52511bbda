// SPDX-License-Identifier: MIT

/// What has been saved, in the order in which it was.
final class ModelStore: @unchecked Sendable {
  /// What was saved of one model; of the models that it refers to, which they are.
  struct Row {
    let id: PersistentIdentifier
    let type: Derived<any PersistentModel.Type>
    var values: [String: Any]
  }

  private final class Reference { weak var context: ModelContext? }

  private(set) var rows: [Row] = []
  let schema: Derived<Schema>
  let configurations: Derived<[ModelConfiguration]>
  private var references = Derived<[Reference]>([])

  init(_ schema: Schema, _ configurations: [ModelConfiguration]) {
    (self.schema, self.configurations) = (Derived(schema), Derived(configurations))
  }

  func add(_ context: ModelContext) {
    references.value.removeAll { $0.context == nil }
    let new = Reference()
    new.context = context
    references.value.append(new)
  }

  func row(_ id: PersistentIdentifier) -> Row? { rows.first { $0.id == id } }

  /// Keeps what a model is now.
  func save(_ model: any PersistentModel) {
    var values: [String: Any] = [:]
    for property in ModelLayout.of(model).properties {
      values[property.name] =
        property.destination == nil
        ? property.value(model) : property.models(of: model).map(\.persistentModelID)
    }
    let id = model.persistentModelID
    if let place = rows.firstIndex(where: { $0.id == id }) {
      rows[place].values = values
    } else {
      rows.append(Row(id: id, type: Derived(type(of: model)), values: values))
    }
  }

  func remove(_ id: PersistentIdentifier) { rows.removeAll { $0.id == id } }

  /// Lets the contexts but one take over what was saved.
  func tellContexts(except context: ModelContext?) {
    for reference in references.value where reference.context !== context {
      reference.context?.takeOverChanges()
    }
  }

  func removeAll() {
    rows = []
    tellContexts(except: nil)
  }
}

/// What a model is made of that was saved.
public struct _ModelRow {
  let row: ModelStore.Row
  let context: ModelContext

  /// The value of a property; the models that it refers to come later, unless there has to be one.
  public subscript<Value>(name: String) -> Value {
    let property = ModelLayout.of(row.type.value).property(name)
    var value = row.values[name]
    if let property, property.destination != nil {
      let ids = value as? [PersistentIdentifier] ?? []
      value =
        property.value(referringTo: [])
        ?? ids.first.flatMap { context.model(kept: $0) }
    }
    guard let value = value as? Value else {
      fatalError("The store of SwiftData has no value of '\(row.id.entityName).\(name)'.")
    }
    return value
  }
}
