// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(ObjectiveC)
  // Collections that Foundation has on Apple's systems only.

  /// Objects, each of them once, in the order in which they came.
  public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let keeps: Bool
    private var list: [(kept: ObjectType?, loose: LooseReference)] = []

    public override init() { keeps = true }
    /// Creates a table of objects that are not kept alive if the options say so.
    public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
      keeps = !options.contains(.weakMemory)
    }
    public static func weakObjects() -> Self { Self(options: .weakMemory) }

    public var allObjects: [ObjectType] { list.compactMap { $0.loose.object as? ObjectType } }
    public var anyObject: ObjectType? { allObjects.first }
    public var count: Int { allObjects.count }
    public func contains(_ object: ObjectType?) -> Bool {
      allObjects.contains { $0 === object || ($0 as? NSObject)?.isEqual(object) == true }
    }
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      list.append((keeps ? object : nil, LooseReference(object)))
    }
    public func remove(_ object: ObjectType?) { list.removeAll { $0.loose.object === object } }
    public func removeAllObjects() { list = [] }
  }

  /// Objects by other ones, in the order in which they came; what is not kept alive goes by itself.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      let keptKey: KeyType?, key: LooseReference
      let kept: ObjectType?, object: LooseReference
    }
    private let keepsKeys: Bool, keepsObjects: Bool
    private var list: [Entry] = []

    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity: Int = 0
    ) {
      keepsKeys = !keyOptions.contains(.weakMemory)
      keepsObjects = !valueOptions.contains(.weakMemory)
    }
    public static func strongToStrongObjects() -> Self { Self() }
    public static func weakToStrongObjects() -> Self { Self(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> Self { Self(valueOptions: .weakMemory) }
    public static func weakToWeakObjects() -> Self {
      Self(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var pairs: [(key: KeyType, object: ObjectType)] {
      list.compactMap { entry in
        guard let key = entry.key.object as? KeyType,
          let object = entry.object.object as? ObjectType
        else { return nil }
        return (key, object)
      }
    }
    private func isSame(_ one: KeyType, _ other: KeyType) -> Bool {
      one === other || (one as? NSObject)?.isEqual(other) == true
    }

    public var count: Int { pairs.count }
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return pairs.first { isSame($0.key, aKey) }?.object
    }
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let anObject, let aKey else { return }
      list.append(
        Entry(
          keptKey: keepsKeys ? aKey : nil, key: LooseReference(aKey),
          kept: keepsObjects ? anObject : nil, object: LooseReference(anObject)))
    }
    public func removeObject(forKey aKey: KeyType?) {
      list.removeAll { entry in
        guard let key = entry.key.object as? KeyType, let aKey else { return true }
        return isSame(key, aKey)
      }
    }
    public func removeAllObjects() { list = [] }
    public func keyEnumerator() -> NSEnumerator {
      NSArray(array: pairs.map(\.key)).objectEnumerator()
    }
    public func objectEnumerator() -> NSEnumerator? {
      NSArray(array: pairs.map(\.object)).objectEnumerator()
    }
  }

  /// Places for objects that are not kept alive.
  public final class NSPointerArray: NSObject {
    private var list: [LooseReference?] = []

    public class func weakObjects() -> NSPointerArray { NSPointerArray() }
    public var allObjects: [Any] { list.compactMap { $0?.object } }
    public var count: Int { list.count }
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
      list.append(
        pointer.map { LooseReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()) })
    }
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
      list[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    public func removePointer(at index: Int) { list.remove(at: index) }
    public func compact() { list.removeAll { $0?.object == nil } }
  }

  /// How a collection treats what is in it.
  public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strongMemory: Options = []
      public static let weakMemory = Options(rawValue: 5)
      public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
  }
#endif
