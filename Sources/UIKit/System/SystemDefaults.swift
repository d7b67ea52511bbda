// SPDX-License-Identifier: MIT

import Foundation

/// Takes the place of Foundation's shared defaults: keeps nothing but what the scene keeps.
final class SystemDefaults: Foundation.UserDefaults {
  nonisolated(unsafe) static let shared = SystemDefaults(suiteName: nil)

  private var scene: UserDefaults { .standard }

  override func object(forKey key: String) -> Any? { scene.object(forKey: key) }
  override func set(_ value: Any?, forKey key: String) { scene.set(value, forKey: key) }
  override func removeObject(forKey key: String) { scene.removeObject(forKey: key) }
  override func register(defaults: [String: Any]) { scene.register(defaults: defaults) }
  override func dictionaryRepresentation() -> [String: Any] { scene.dictionaryRepresentation() }
  override func removePersistentDomain(forName name: String) {
    scene.removePersistentDomain(forName: name)
  }
  override func persistentDomain(forName name: String) -> [String: Any]? {
    scene.persistentDomain(forName: name)
  }
  override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    scene.setPersistentDomain(domain, forName: name)
  }
  override func synchronize() -> Bool { true }
}
