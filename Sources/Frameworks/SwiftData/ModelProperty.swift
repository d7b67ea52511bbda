// SPDX-License-Identifier: MIT

/// A property of a model that is kept.
public struct _ModelProperty: @unchecked Sendable {
  package let name: String
  let path: AnyKeyPath
  let relationship: Schema.Relationship?
  let isUnique: Bool
  let valueType: Any.Type
  /// The value, which is read without being noticed.
  let value: (any PersistentModel) -> Any?
  /// Gives it another value, without doing what follows from that.
  let keep: (any PersistentModel, Any) -> Void

  public init<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, relationship: Schema.Relationship? = nil,
    isUnique: Bool = false
  ) {
    (self.name, self.path, self.relationship, self.isUnique) = (name, path, relationship, isUnique)
    valueType = Value.self
    value = { ($0 as? Model)?[keyPath: storage] }
    keep = { model, new in
      guard let model = model as? Model, let new = new as? Value else { return }
      model._$record.registrar.withMutation(of: model, keyPath: path) {
        model[keyPath: storage] = new
      }
    }
  }

  /// A constant.
  public init<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>, relationship: Schema.Relationship? = nil,
    isUnique: Bool = false
  ) {
    (self.name, self.path, self.relationship, self.isUnique) = (name, path, relationship, isUnique)
    valueType = Value.self
    value = { ($0 as? Model)?[keyPath: path] }
    keep = { _, _ in }
  }

  /// The class of the models that the property refers to, if it does.
  var destination: (any PersistentModel.Type)? {
    ((valueType as? any RelatedModels.Type)?.modelType ?? valueType) as? any PersistentModel.Type
  }

  var isToMany: Bool { (valueType as? any RelatedModels.Type)?.isToMany == true }

  /// The models that a value refers to.
  func models(in value: Any?) -> [any PersistentModel] {
    guard let value, destination != nil else { return [] }
    if let related = value as? any RelatedModels, Swift.type(of: value) == valueType {
      return related.models
    }
    return (value as? any PersistentModel).map { [$0] } ?? []
  }

  func models(of model: any PersistentModel) -> [any PersistentModel] { models(in: value(model)) }

  /// The value that refers to models; `nil` where it must refer to one and there is none.
  func value(referringTo models: [any PersistentModel]) -> Any? {
    (valueType as? any RelatedModels.Type)?.value(referringTo: models) ?? models.first
  }
}

extension [any PersistentModel] {
  /// Each model once.
  var withoutTwins: [any PersistentModel] {
    enumerated().filter { place, model in !self[..<place].contains { $0 === model } }
      .map(\.element)
  }
}

/// A value that may refer to models.
private protocol RelatedModels {
  static var modelType: Any.Type { get }
  static var isToMany: Bool { get }
  var models: [any PersistentModel] { get }
  static func value(referringTo models: [any PersistentModel]) -> Any
}

extension Optional: RelatedModels {
  fileprivate static var modelType: Any.Type {
    (Wrapped.self as? any RelatedModels.Type)?.modelType ?? Wrapped.self
  }
  fileprivate static var isToMany: Bool {
    (Wrapped.self as? any RelatedModels.Type)?.isToMany == true
  }
  fileprivate var models: [any PersistentModel] {
    guard let self else { return [] }
    if Self.isToMany { return (self as? any RelatedModels)?.models ?? [] }
    return (self as? any PersistentModel).map { [$0] } ?? []
  }
  fileprivate static func value(referringTo models: [any PersistentModel]) -> Any {
    if isToMany {
      return ((Wrapped.self as? any RelatedModels.Type)?.value(referringTo: models) as? Wrapped)
        as Any
    }
    return (models.first as? Wrapped) as Any
  }
}

extension Array: RelatedModels {
  fileprivate static var modelType: Any.Type { Element.self }
  fileprivate static var isToMany: Bool { true }
  fileprivate var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
  fileprivate static func value(referringTo models: [any PersistentModel]) -> Any {
    models.compactMap { $0 as? Element }
  }
}
