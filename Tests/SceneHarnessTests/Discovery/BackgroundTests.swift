// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("The app goes to the background and comes back")
struct BackgroundTests {
  /// Locks itself while it is in the background, in a window of its own.
  @MainActor
  private final class Lock {
    private var windows: [UIWindow] = []
    private let locksAgain: Bool
    private(set) var heard: [String] = []
    var isLocked: Bool { !windows.isEmpty }

    init(locksAgain: Bool) {
      self.locksAgain = locksAgain
      let center = NotificationCenter.default
      for name in [UIApplication.didEnterBackgroundNotification, UIScene.didActivateNotification] {
        center.addObserver(
          self, selector: Selector("heard:", Lock.heard(_:)), name: name, object: nil)
      }
    }

    func heard(_ notification: Notification) {
      let state = UIApplication.shared.applicationState == .active ? "active" : "background"
      heard.append(state)
      guard state == "background", locksAgain || windows.isEmpty,
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      else { return }
      let window = UIWindow(windowScene: scene)
      let code = UIViewController()
      // The closure keeps the window, whether the lock does or not.
      code.addButton("unlock") { [unowned self, window] in
        guard windows.last === window else { return }
        window.isHidden = true
        windows = []
      }
      window.rootViewController = code
      window.isHidden = false
      windows.append(window)
    }
  }

  @Test func `where it wants to know, when nothing moves, and is touched by nobody meanwhile`() {
    let stage = ActedScene()
    stage.root.addButton("open") { [unowned root = stage.root] in
      root.present(UIViewController(), animated: true)
    }
    stage.scene.clock.runLayout()
    #expect(stage.names == ["tap open"])
    let lock = Lock(locksAgain: false)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    #expect(
      stage.names == [
        "tap open", "timer of 1.0 s", "app goes to the background", "Control Center comes",
      ])
    stage.perform("app goes to the background")
    #expect(stage.names == ["app comes back"])
    stage.perform("app comes back")
    #expect(lock.heard == ["background", "active"])
    stage.perform("tap unlock", "tap open")
    #expect(!stage.names.contains("app goes to the background"))
  }

  @Test func `or is covered by something of the system's for as long as that takes`() {
    let stage = ActedScene()
    stage.root.addButton("open") { [unowned root = stage.root] in
      root.present(UIViewController(), animated: true)
    }
    stage.scene.clock.runLayout()
    let lock = Lock(locksAgain: false)
    stage.perform("Control Center comes")
    #expect(stage.names == ["Control Center goes"])
    stage.perform("Control Center goes")
    #expect(lock.heard == ["active"] && stage.names.contains("tap open"))
  }

  @Test("so a second lock that stays when one is opened is found, and a single one is right")
  func locks() throws {
    func judged(locksAgain: Bool) throws -> Judged {
      try Judged(.checksHold, depth: 6) { setup in
        let lock = Lock(locksAgain: locksAgain)
        setup.include("lock", lock)
        setup.check("an open lock covers nothing") {
          lock.isLocked || UIApplication.shared.windows.count { !$0.isHidden } == 1
        }
        return UIViewController()
      }
    }
    let found = try judged(locksAgain: true)
    #expect(found.sequence.count { $0 == "app goes to the background" } == 2)
    let right = try judged(locksAgain: false)
    #expect(right.verdict != .violated, "\(right.sequence)")
  }
}
