// SPDX-License-Identifier: MIT

public import Foundation

/// What an app keeps by names between its launches: in the scene, so that each execution begins with
/// nothing and leaves nothing behind.
///
/// It is found before Foundation's where a source file imports UIKit or SwiftUI.
///
/// An object keeps nothing but the name of its suite, so that one that a static variable of the app's
/// holds leads to what the scene keeps that is executed now.
open class UserDefaults: NSObject, @unchecked Sendable {
  private let suite: String
  /// Whether it is a framework that keeps something of its own, of which the app is told nothing.
  private let isOfFramework: Bool

  public class var standard: UserDefaults { shared }
  private static let shared = UserDefaults()

  public override init() {
    (suite, isOfFramework) = ("", false)
    super.init()
  }

  /// Creates an object for the defaults of a suite, which all with that name share.
  public init?(suiteName: String?) {
    (suite, isOfFramework) = (suiteName ?? "", false)
    super.init()
  }

  /// Creates an object for what a framework keeps in the scene, so that it is part of its state.
  package init(ofFramework name: String) {
    (suite, isOfFramework) = (name, true)
    super.init()
  }

  private var kept: KeptDefaults { MainThread.run { HeadlessScene.current.defaults(of: suite) } }

  open func object(forKey key: String) -> Any? { kept.object(forKey: key) }
  /// What is posted when a value has changed.
  public static let didChangeNotification = NSNotification.Name(
    "NSUserDefaultsDidChangeNotification")
  open func set(_ value: Any?, forKey key: String) {
    guard kept.set(value, forKey: key), !isOfFramework else { return }
    let sender = Unchecked(value: self)
    MainThread.run {
      HeadlessScene.current.keptChanges += 1
      NotificationCenter.default.post(name: Self.didChangeNotification, object: sender.value)
    }
  }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  /// Calls a function with what is written for a key from now on.
  package func whenChanged(_ key: String, _ observer: @escaping (Any?) -> Void) {
    kept.observers[key, default: []].append(observer)
  }
  /// Removes what is kept for a suite, or, where there is none of that name, for the app itself.
  open func removePersistentDomain(forName domainName: String) {
    let defaults = Self.domain(domainName)
    for key in defaults.kept.values.keys.sorted() { defaults.removeObject(forKey: key) }
  }
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    Self.domain(domainName).kept.values
  }
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    removePersistentDomain(forName: domainName)
    for (key, value) in domain.sorted(by: { $0.key < $1.key }) {
      Self.domain(domainName).set(value, forKey: key)
    }
  }
  private static func domain(_ name: String) -> UserDefaults {
    let isSuite = MainThread.run { HeadlessScene.current.keptDefaults[name] != nil }
    return (isSuite ? UserDefaults(suiteName: name) : nil) ?? .standard
  }
  open func register(defaults: [String: Any]) { kept.registered.merge(defaults) { $1 } }
  @discardableResult
  open func synchronize() -> Bool { true }
  open func dictionaryRepresentation() -> [String: Any] {
    let kept = kept
    return kept.registered.merging(kept.values) { $1 }
  }

  open func string(forKey key: String) -> String? {
    let value = object(forKey: key)
    if let text = value as? String { return text }
    return number(forKey: key).map { value is Bool ? "\($0.intValue)" : "\($0)" }
  }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
  /// Numbers are true unless they are 0, and texts such as "YES", "true" and "1" are.
  open func bool(forKey key: String) -> Bool {
    if let text = object(forKey: key) as? NSString { return text.boolValue }
    return number(forKey: key)?.boolValue ?? false
  }
  /// Texts count as the number with which they begin.
  open func integer(forKey key: String) -> Int {
    if let text = object(forKey: key) as? NSString { return text.integerValue }
    return number(forKey: key)?.intValue ?? 0
  }
  open func double(forKey key: String) -> Double {
    if let text = object(forKey: key) as? NSString { return text.doubleValue }
    return number(forKey: key)?.doubleValue ?? 0
  }
  open func float(forKey key: String) -> Float {
    if let text = object(forKey: key) as? NSString { return text.floatValue }
    return number(forKey: key)?.floatValue ?? 0
  }

  /// The number that is kept, whatever its type.
  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let integer as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: integer))
    case let fraction as any BinaryFloatingPoint: NSNumber(value: Double(fraction))
    default: nil
    }
  }
}

/// What a scene keeps for one suite.
final class KeptDefaults: @unchecked Sendable {
  private(set) var values: [String: Any] = [:]
  var registered: [String: Any] = [:]
  var observers: [String: [(Any?) -> Void]] = [:]

  func object(forKey key: String) -> Any? { values[key] ?? registered[key] }

  /// Keeps a value; tells whether there was another one, or none.
  func set(_ value: Any?, forKey key: String) -> Bool {
    let old = values[key]
    values[key] = value
    for observer in observers[key] ?? [] { observer(object(forKey: key)) }
    return old == nil ? value != nil : (old as? NSObject)?.isEqual(value) != true
  }
}

extension HeadlessScene {
  fileprivate func defaults(of suite: String) -> KeptDefaults {
    if let known = keptDefaults[suite] { return known }
    let new = KeptDefaults()
    keptDefaults[suite] = new
    return new
  }

  /// What tells states apart of all that is kept, in an order.
  package var describedDefaults: [String] {
    keptDefaults.flatMap { suite, kept in
      let place = suite.isEmpty ? "" : "\(suite) "
      return kept.values.map { "\(place)\($0.key): \(Self.described($0.value))" }
    }.sorted()
  }

  /// A value in words, with the keys of dictionaries in an order.
  nonisolated static func described(_ value: Any) -> String {
    switch value {
    case let data as Data: data.canonicalText
    case let text as String: text.canonicalText
    case let list as [Any]: "[\(list.map(described).joined(separator: ", "))]"
    case let pairs as [String: Any]:
      "[\(pairs.map { "\($0.key): \(described($0.value))" }.sorted().joined(separator: ", "))]"
    default: "\(value)"
    }
  }
}
