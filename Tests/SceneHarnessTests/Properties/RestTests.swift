// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A check is judged when nothing moves")
struct RestTests {
  private func home(_ prepare: @escaping (UIViewController) -> Void) -> UIViewController {
    let home = UIViewController()
    prepare(home)
    return home
  }

  @Test func `although a timer fires again and again`() throws {
    let result = try Judged(.checksHold, depth: 2) { setup in
      setup.check("false") { false }
      return home { _ in _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
    }
    #expect(result.verdict == .violated)
    #expect(result.sequence.isEmpty)
  }

  @Test func `and although a call is due later`() throws {
    let result = try Judged(.checksHold, depth: 2) { setup in
      setup.check("false") { false }
      return home { _ in DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }
    }
    #expect(result.verdict == .violated)
    #expect(result.sequence.isEmpty)
  }

  @Test func `but not before a call that is due now`() throws {
    let result = try Judged(.checksHold, depth: 4) { setup in
      let home = home { home in
        home.addButton("count") { [unowned home] in
          home.title = "busy"
          DispatchQueue.main.async { home.title = nil }
        }
      }
      setup.check("idle") { home.title == nil }
      return home
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `nor in the middle of a push or a pop`() throws {
    let result = try Judged(.checksHold, depth: 6) { setup in
      let first = home { first in
        first.addButton("push") { [unowned first] in
          first.navigationController?.pushViewController(UIViewController(), animated: true)
        }
      }
      let stack = UINavigationController(rootViewController: first)
      setup.check("what is on top is on screen") {
        stack.topViewController?.viewIfLoaded?.window != nil
          && stack.viewControllers.filter { $0.viewIfLoaded?.window != nil }.count == 1
      }
      return stack
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `nor while a display link draws`() throws {
    @MainActor final class Spinner: NSObject {
      var frames = 0
      lazy var link = CADisplayLink(target: self, selector: Selector("tick", Spinner.tick))
      func tick() {
        frames += 1
        if frames == 2 { link.invalidate() }
      }
    }
    let result = try Judged(.checksHold, depth: 6) { setup in
      let spinner = Spinner()
      setup.check("drawn") { spinner.frames == 2 }
      spinner.link.add(to: .main, forMode: .common)
      return UIViewController()
    }
    #expect(result.verdict == .holds, "\(result.sequence)")
  }

  @Test("but a display link that runs for as long as the screen is there keeps nothing from rest")
  func endlessDisplayLink() throws {
    @MainActor final class Meter: NSObject {
      lazy var link = CADisplayLink(target: self, selector: Selector("tick", Meter.tick))
      func tick() {}
    }
    let result = try Judged(.checksHold, depth: 6) { setup in
      let meter = Meter()
      setup.check("never at rest") { false }
      meter.link.add(to: .main, forMode: .common)
      return UIViewController()
    }
    #expect(result.sequence.count == 3, "\(result.sequence)")
  }
}
