// SPDX-License-Identifier: MIT

/// Objects in which the standard library keeps the elements of collections: a collection is a reference
/// to one and nothing else.
enum CollectionStorage {
  /// Of a collection of this type, at the address of the reference.
  case collection(Any.Type)
  /// Without elements, of a collection of any type.
  case empty
  /// With elements that are part of the program, of any type.
  case constant

  /// Finds out whether objects of a class are such ones.
  init?(_ type: AnyClass) {
    let name = _typeName(type, qualified: true)
    guard name.hasPrefix("Swift._") else { return nil }
    switch name.dropFirst(6).prefix(while: { $0 != "<" }) {
    case "_ContiguousArrayStorage":
      guard let element = Self.argument(0, of: type) else { return nil }
      self = .collection(Self.array(of: element))
    case "_DictionaryStorage":
      guard let key = Self.argument(0, of: type) as? any Hashable.Type,
        let value = Self.argument(1, of: type)
      else { return nil }
      self = .collection(Self.dictionary(of: key, and: value))
    case "_SetStorage":
      guard let element = Self.argument(0, of: type) as? any Hashable.Type else { return nil }
      self = .collection(Self.set(of: element))
    case "__EmptyArrayStorage", "__EmptyDictionarySingleton", "__EmptySetSingleton": self = .empty
    case "__StaticArrayStorage": self = .constant
    default: return nil
    }
  }

  private static func argument(_ index: Int, of type: AnyClass) -> Any.Type? {
    TypeArguments.argument(at: index, of: type).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  private static func array(of element: Any.Type) -> Any.Type {
    func array<Element>(_: Element.Type) -> Any.Type { [Element].self }
    return array(element)
  }

  private static func dictionary(of key: any Hashable.Type, and value: Any.Type) -> Any.Type {
    func dictionary<Key: Hashable, Value>(_: Key.Type, _: Value.Type) -> Any.Type {
      [Key: Value].self
    }
    func dictionary<Value>(_ value: Value.Type) -> Any.Type { dictionary(key, value) }
    return dictionary(value)
  }

  private static func set(of element: any Hashable.Type) -> Any.Type {
    func set<Element: Hashable>(_: Element.Type) -> Any.Type { Set<Element>.self }
    return set(element)
  }
}
