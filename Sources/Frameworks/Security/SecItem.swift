// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Keeps a new item; one with the same names must not be there.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  let item = KeychainItem(attributes: query.attributes)
  guard !KeychainItem.kept.contains(where: item.hasNames(of:)) else { return errSecDuplicateItem }
  KeychainItem.kept.append(item)
  if query.isAnswered { result?.pointee = query.answer(with: [item]) }
  return errSecSuccess
}

/// Finds the items that have all that is asked for, of which one is wanted, or each.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let items = KeychainItem.kept.filter(query.matches)
  guard !items.isEmpty else { return errSecItemNotFound }
  if query.isAnswered { result?.pointee = query.answer(with: items) }
  return errSecSuccess
}

/// Changes the items that have all that is asked for.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = KeychainQuery(query), !attributesToUpdate.isEmpty else { return errSecParam }
  let (changed, others) = KeychainItem.kept.divided(by: query.matches)
  guard !changed.isEmpty else { return errSecItemNotFound }
  var kept = others
  for item in changed {
    let attributes = item.attributes.merging(KeychainQuery.stored(attributesToUpdate)) { $1 }
    let new = KeychainItem(attributes: attributes)
    guard !kept.contains(where: new.hasNames(of:)) else { return errSecDuplicateItem }
    kept.append(new)
  }
  KeychainItem.kept = kept
  return errSecSuccess
}

/// Removes the items that have all that is asked for.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let (removed, others) = KeychainItem.kept.divided(by: query.matches)
  guard !removed.isEmpty else { return errSecItemNotFound }
  KeychainItem.kept = others
  return errSecSuccess
}

/// What a status means.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: nil
  }
}

/// Fills memory with random numbers, which are the same in each execution of a scene.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for place in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}

/// Which random numbers are wanted; there is one kind.
public final class SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

extension Array {
  /// The elements that are as asked for, and the others.
  fileprivate func divided(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
