// SPDX-License-Identifier: MIT

import Foundation

/// Takes the place of Foundation's shared defaults: keeps nothing but what the scene's defaults do.
final class SystemDefaults: Foundation.UserDefaults {
  private let scene: UserDefaults

  init?(of scene: UserDefaults) {
    self.scene = scene
    super.init(suiteName: nil)
  }

  override func object(forKey key: String) -> Any? { scene.object(forKey: key) }
  override func set(_ value: Any?, forKey key: String) { scene.set(value, forKey: key) }
  override func removeObject(forKey key: String) { scene.removeObject(forKey: key) }
  override func register(defaults: [String: Any]) { scene.register(defaults: defaults) }
  override func dictionaryRepresentation() -> [String: Any] { scene.dictionaryRepresentation() }
  override func synchronize() -> Bool { true }
}
