// SPDX-License-Identifier: MIT

import UIKit

/// A password or key with its attributes.
///
/// All are kept in the scene, as an app's defaults are: each execution begins without any, and they
/// are part of its state.
struct KeychainItem {
  let attributes: [String: Any]

  /// The attributes that no two items of a class have in common (Apple: *errSecDuplicateItem*).
  private static let names: [String: [String]] = [
    kSecClassGenericPassword: [
      kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService, kSecAttrSynchronizable,
    ],
    kSecClassInternetPassword: [
      kSecAttrAccessGroup, kSecAttrAccount, kSecAttrAuthenticationType, kSecAttrPath,
      kSecAttrPort, kSecAttrProtocol, kSecAttrSecurityDomain, kSecAttrServer,
      kSecAttrSynchronizable,
    ],
    kSecClassKey: [
      kSecAttrAccessGroup, kSecAttrApplicationLabel, kSecAttrApplicationTag,
      kSecAttrKeySizeInBits, kSecAttrKeyType, kSecAttrSynchronizable,
    ],
  ]

  private var name: String {
    let names = Self.names[attributes[kSecClass] as? String ?? "", default: []]
    return ([kSecClass] + names).map { "\($0): \(Self.text(attributes[$0]))" }
      .joined(separator: ", ")
  }

  func hasNames(of other: KeychainItem) -> Bool { name == other.name }

  /// A value such that equal ones have equal texts, whichever type they were given in.
  static func text(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let data as Data: data.base64EncodedString()
    case let number as NSNumber: number.stringValue
    case let truth as Bool: truth ? "1" : "0"
    case let value?: "\(value)"
    }
  }

  /// All items that there are, in an order that does not tell which was added first.
  static var kept: [KeychainItem] {
    get {
      let lists = defaults.object(forKey: key) as? [[String: Any]] ?? []
      return lists.map(KeychainItem.init)
    }
    set {
      let items = newValue.sorted { $0.name < $1.name }
      defaults.set(items.isEmpty ? nil : items.map(\.attributes), forKey: key)
    }
  }
  private static var defaults: UserDefaults { UserDefaults(ofFramework: "Security") }
  private static let key = "items"
}

/// What is asked of the keychain.
struct KeychainQuery {
  /// What an item has to have, or is to have.
  let attributes: [String: Any]
  private let all: [String: Any]

  /// Reads a query; `nil` if it does not say which class of items it is about.
  init?(_ query: [String: Any]) {
    guard query[kSecClass] is String else { return nil }
    all = query
    attributes = Self.stored(query)
  }

  /// What of a query belongs to an item: neither how much is wanted nor how the user is asked.
  static func stored(_ query: [String: Any]) -> [String: Any] {
    query.filter { key, _ in
      !["m_", "r_", "u_"].contains { key.hasPrefix($0) }
        && (key != kSecAttrSynchronizable || isTrue(query[key]))
    }
  }

  private static func isTrue(_ value: Any?) -> Bool { KeychainItem.text(value) == "1" }

  /// Whether an item has all that is asked for; those of other devices only if they are.
  func matches(_ item: KeychainItem) -> Bool {
    let isForAny = all[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny
    let isForSynchronizable = Self.isTrue(all[kSecAttrSynchronizable])
    guard
      isForAny || isForSynchronizable == Self.isTrue(item.attributes[kSecAttrSynchronizable])
    else { return false }
    return attributes.allSatisfy { key, value in
      KeychainItem.text(item.attributes[key]) == KeychainItem.text(value)
    }
  }

  /// Whether anything is wanted, rather than to know whether there is any.
  var isAnswered: Bool { returnsData || returnsAttributes }
  private var returnsData: Bool { Self.isTrue(all[kSecReturnData]) }
  private var returnsAttributes: Bool { Self.isTrue(all[kSecReturnAttributes]) }

  /// What is handed over of items: of one, unless more are wanted.
  func answer(with items: [KeychainItem]) -> AnyObject? {
    let limit = all[kSecMatchLimit]
    let isForAll = limit as? String == kSecMatchLimitAll
    let count = isForAll ? items.count : Int(KeychainItem.text(limit)) ?? 1
    guard isForAll || count > 1 else { return items.first.flatMap(answer(with:)) }
    return items.prefix(count).compactMap(answer(with:)) as NSArray
  }

  private func answer(with item: KeychainItem) -> AnyObject? {
    guard returnsAttributes else { return (item.attributes[kSecValueData] as? Data) as NSData? }
    return item.attributes.filter { returnsData || $0.key != kSecValueData } as NSDictionary
  }
}
