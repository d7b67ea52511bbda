// SPDX-License-Identifier: MIT

import Foundation
import SceneTesting
import Security
import Testing
import UIKit

/// Keeps the token of a session, as apps do.
private struct TokenStore {
  var query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "session",
    kSecAttrAccount as String: "token",
  ]

  func add(_ token: String) -> OSStatus {
    var item = query
    item[kSecValueData as String] = Data(token.utf8)
    item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return SecItemAdd(item as CFDictionary, nil)
  }

  var token: String? {
    var query = query
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess,
      let data = item as? Data
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

/// Signs in and out; what cannot be kept is told on the screen.
private final class AccountViewController: UIViewController {
  var replaces = false
  private let store = TokenStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, title) in ["Sign In", "Sign Out"].enumerated() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [unowned self] _ in
          place == 0 ? signIn() : signOut()
        })
      button.frame = CGRect(x: 20, y: 100 + 60 * place, width: 280, height: 44)
      view.addSubview(button)
    }
  }

  private func signIn() {
    if replaces { SecItemDelete(store.query as CFDictionary) }
    let status = store.add("abc")
    precondition(status == errSecSuccess, "The token is not kept: \(status)")
    show()
  }

  private func signOut() { show() }

  private func show() {
    let alert = UIAlertController(title: store.token, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

@MainActor
@Suite("The keychain")
struct KeychainTests {
  @Test func `a token that is still there when the user signs in again is found`() async throws {
    let found = try await reports(depth: 6) { _ in AccountViewController() }
    #expect(found.contains { $0.contains("tap Sign In") && $0.contains("not kept: -25299") })
  }

  @Test func `a token that is replaced is quiet, and kept for each execution alone`() async throws {
    try await expectNoViolation(depth: 6) { _ in
      let screen = AccountViewController()
      screen.replaces = true
      return screen
    }
  }

  @Test func `Items are added once, found by what they have, changed and deleted`() {
    _ = HeadlessScene.start()
    let store = TokenStore()
    #expect(store.token == nil)
    #expect(store.add("a") == errSecSuccess && store.add("b") == errSecDuplicateItem)
    #expect(store.token == "a")
    let new = [kSecValueData as String: Data("c".utf8)]
    #expect(SecItemUpdate(store.query as CFDictionary, new as CFDictionary) == errSecSuccess)
    #expect(store.token == "c")
    #expect(SecItemDelete(store.query as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(store.query as CFDictionary) == errSecItemNotFound)
    #expect(SecItemUpdate(store.query as CFDictionary, new as CFDictionary) == errSecItemNotFound)
    #expect(SecItemCopyMatching([:], nil) == errSecParam)
  }

  @Test func `All items of a service come with their attributes, each user's apart`() {
    _ = HeadlessScene.start()
    for account in ["Bea", "Ann"] {
      var store = TokenStore()
      store.query[kSecAttrAccount as String] = account
      #expect(store.add(account) == errSecSuccess)
    }
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "session",
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    var result: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let items = result as? [[String: Any]] ?? []
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["Ann", "Bea"])
    #expect(items.first?[kSecValueData as String] as? Data == Data("Ann".utf8))
    let renamed = [kSecAttrAccount: "Ann"] as CFDictionary
    let bea = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "Bea"] as CFDictionary
    #expect(SecItemUpdate(bea, renamed) == errSecDuplicateItem)
  }

  @Test func `Random bytes are drawn`() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 1)
  }
}
