// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

/// Is told of something, and keeps itself alive if it forgets to give that up.
private final class Observing: UIViewController {
  private var token: (any NSObjectProtocol)?

  convenience init(strongly: Bool) {
    self.init(nibName: nil, bundle: nil)
    let strong = strongly ? self : nil
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("news"), object: nil, queue: nil
    ) { _ in _ = strong }
  }
}

/// Keeps a screen for the next time.
private final class Keeping: UIViewController {
  var kept: UIViewController?
  var all: [UIViewController] = []
}

@MainActor
@Suite("A dismissed controller is released")
struct LifetimeTests {
  private func result(_ screen: @escaping @MainActor (UIViewController) -> UIViewController) throws
    -> Judged
  {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    return try Judged(.released, depth: 8, vocabulary: vocabulary) { _ in
      let home = Keeping()
      home.addButton("open") { [unowned home] in
        let screen = screen(home)
        screen.loadViewIfNeeded()
        screen.addButton("close") { [unowned home] in home.dismiss(animated: true) }
        home.present(screen, animated: true)
      }
      return home
    }
  }

  @Test func `as is what it contains: an observer that is never removed is found`() throws {
    let result = try result { _ in
      UINavigationController(rootViewController: Observing(strongly: true))
    }
    #expect(result.verdict == .violated)
    #expect(result.sequence == ["tap open", "animation ends", "tap close", "animation ends"])
  }

  @Test func `and what it contained may be kept for the next time`() throws {
    let result = try result { home in
      let home = home as? Keeping
      let kept = home?.kept ?? Observing(strongly: false)
      home?.kept = kept
      return UINavigationController(rootViewController: kept)
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `and is not kept again and again, as by a coordinator that nobody removes`() throws {
    let result = try result { home in
      let screen = UIViewController()
      (home as? Keeping)?.all.append(screen)
      return screen
    }
    #expect(result.verdict == .violated)
    #expect(result.sequence.count == 8, "\(result.sequence)")
  }

  /// A stack in the window, on which something is pushed; who has popped it leaves it alone.
  private func resultOfPush(_ screen: @escaping @MainActor () -> UIViewController) throws -> Judged
  {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    return try Judged(.released, depth: 6, vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.navigationController?.pushViewController(screen(), animated: false)
      }
      return UINavigationController(rootViewController: home)
    }
  }

  @Test func `and so is one that was popped from the window's own stack`() throws {
    let result = try resultOfPush { Observing(strongly: true) }
    #expect(result.verdict == .violated)
    #expect(result.sequence.prefix(2) == ["tap open", "tap Back"], "\(result.sequence)")
    let released = try resultOfPush { Observing(strongly: false) }
    #expect(released.verdict != .violated, "\(released.sequence)")
  }
}
