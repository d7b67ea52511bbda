// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("What a static variable of the app's holds")
struct SharedObjectTests {
  private enum App {
    static let defaults = UserDefaults.standard
    static let group = UserDefaults(suiteName: "group.app")
    static let center = NotificationCenter.default
  }

  @MainActor
  private final class Listener {
    var count = 0
  }

  @Test func `describes what defaults keep in an order, also in lists of dictionaries`() {
    let scene = HeadlessScene.start()
    let keys = (0..<20).map { "key\($0)" }
    let texts = [keys, keys.reversed()].map { keys in
      UserDefaults.standard.set(
        [Dictionary(uniqueKeysWithValues: keys.map { ($0, "a") })], forKey: "list")
      return scene.describedDefaults
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].first?.hasPrefix("list: [[key0: a, key10: a, ") == true)
  }

  @Test("leads to the scene that is executed now: its defaults, its suites, its notifications")
  func leadToCurrentScene() {
    let name = NSNotification.Name("done")
    let listeners = [Listener(), Listener()]
    var tokens: [any NSObjectProtocol] = []
    let scenes = listeners.map { listener in
      let scene = HeadlessScene.start()
      #expect(App.defaults.object(forKey: "count") == nil && App.group?.string(forKey: "a") == nil)
      App.defaults.set(1, forKey: "count")
      App.group?.set("b", forKey: "a")
      #expect(UserDefaults.standard.integer(forKey: "count") == 1)
      #expect(UserDefaults(suiteName: "group.app")?.string(forKey: "a") == "b")
      #expect(scene.describedDefaults == ["count: 1", "group.app a: b"])
      tokens.append(
        App.center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { listener.count += 1 }
        })
      App.center.post(name: name, object: nil)
      return scene
    }
    #expect(listeners.map(\.count) == [1, 1])
    scenes[0].makeCurrent()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listeners.map(\.count) == [2, 1])
    App.center.removeObserver(tokens[0])
    App.center.post(name: name, object: nil)
    #expect(listeners.map(\.count) == [2, 1])
  }
}
