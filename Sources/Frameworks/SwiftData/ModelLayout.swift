// SPDX-License-Identifier: MIT

/// The properties of a class of models, found out once.
final class ModelLayout: @unchecked Sendable {
  let type: any PersistentModel.Type
  let properties: [_ModelProperty]
  private let byName: [String: _ModelProperty]
  private var inverses: [String: _ModelProperty?] = [:]

  private nonisolated(unsafe) static var known: [ObjectIdentifier: ModelLayout] = [:]

  static func of(_ type: any PersistentModel.Type) -> ModelLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let new = ModelLayout(type)
    known[ObjectIdentifier(type)] = new
    return new
  }

  static func of(_ model: any PersistentModel) -> ModelLayout { of(Swift.type(of: model)) }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    properties = type._$properties
    byName = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
  }

  func property(_ name: String) -> _ModelProperty? { byName[name] }

  var relationships: [_ModelProperty] { properties.filter { $0.destination != nil } }

  /// The property of the models that a property refers to which refers back: the one that is said to, or
  /// the only one that can.
  func inverse(of property: _ModelProperty) -> _ModelProperty? {
    if let known = inverses[property.name] { return known }
    let found = findInverse(of: property)
    inverses[property.name] = .some(found)
    return found
  }

  private func findInverse(of property: _ModelProperty) -> _ModelProperty? {
    guard let destination = property.destination else { return nil }
    let others = ModelLayout.of(destination).relationships
    if let inverse = property.relationship?.inverse { return others.first { $0.path == inverse } }
    if let other = others.first(where: { $0.relationship?.inverse == property.path }) {
      return other
    }
    func isFree(_ other: _ModelProperty, for type: any PersistentModel.Type) -> Bool {
      other.relationship?.inverse == nil && other.destination == type
    }
    let candidates = others.filter { isFree($0, for: type) && $0.path != property.path }
    let rivals = relationships.filter { isFree($0, for: destination) && $0.path != property.path }
    guard candidates.count == 1, rivals.isEmpty || destination == type else { return nil }
    return candidates.first
  }
}

extension _ModelProperty {
  /// Lets the models that a property of another one refers to now refer back, and those that it did
  /// before no longer.
  func connect(
    _ model: any PersistentModel, from former: [any PersistentModel], to new: [any PersistentModel]
  ) {
    let inverse = ModelLayout.of(model).inverse(of: self)
    if let inverse {
      for other in former where !new.contains(where: { $0 === other }) {
        inverse.remove(model, from: other)
      }
    }
    for other in new where !former.contains(where: { $0 === other }) {
      if let inverse { inverse.add(model, to: other, insteadOfIn: self) }
      if let context = model._$record.context {
        context.insertIfNew(other)
      } else if let context = other._$record.context {
        context.insertIfNew(model)
      }
    }
  }

  /// No longer refers to a model.
  func remove(_ model: any PersistentModel, from owner: any PersistentModel) {
    let former = models(of: owner)
    guard former.contains(where: { $0 === model }) else { return }
    change(owner, to: former.filter { $0 !== model })
  }

  private func add(
    _ model: any PersistentModel, to owner: any PersistentModel, insteadOfIn inverse: _ModelProperty
  ) {
    let former = models(of: owner)
    guard !former.contains(where: { $0 === model }) else { return }
    guard !isToMany else { return change(owner, to: former + [model]) }
    for other in former { inverse.remove(owner, from: other) }
    change(owner, to: [model])
  }

  private func change(_ owner: any PersistentModel, to models: [any PersistentModel]) {
    guard let value = value(referringTo: models) else { return }
    if let former = self.value(owner) { owner._$record.willChange(name, from: former) }
    keep(owner, value)
    owner._$record.context?.noteChange(of: owner)
  }
}
