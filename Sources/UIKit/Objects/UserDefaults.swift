// SPDX-License-Identifier: MIT

public import Foundation

/// What an app keeps by names between its launches: in the scene, so that each execution begins with
/// nothing and leaves nothing behind.
///
/// It is found before Foundation's where a source file imports UIKit or SwiftUI.
open class UserDefaults: NSObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private var observers = Derived<[String: [(Any?) -> Void]]>([:])

  /// Those of the scene that is executed now.
  public class var standard: UserDefaults { MainThread.run { HeadlessScene.current.defaults } }

  public override init() { super.init() }
  /// Creates defaults that are not shared.
  public convenience init?(suiteName: String?) { self.init() }

  open func object(forKey key: String) -> Any? { values[key] ?? registered[key] }
  open func set(_ value: Any?, forKey key: String) {
    values[key] = value
    for observer in observers.value[key] ?? [] { observer(object(forKey: key)) }
  }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  /// Calls a function with what is written for a key from now on.
  package func whenChanged(_ key: String, _ observer: @escaping (Any?) -> Void) {
    observers.value[key, default: []].append(observer)
  }
  open func register(defaults: [String: Any]) { registered.merge(defaults) { $1 } }
  @discardableResult
  open func synchronize() -> Bool { true }
  open func dictionaryRepresentation() -> [String: Any] { registered.merging(values) { $1 } }

  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? 0 }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func float(forKey key: String) -> Float { object(forKey: key) as? Float ?? 0 }

  /// What tells states apart, in an order: what is encoded counts as there, whatever it says.
  package var described: [String] {
    values.map { "\($0.key): \($0.value is Data ? "data" : "\($0.value)")" }.sorted()
  }
}
