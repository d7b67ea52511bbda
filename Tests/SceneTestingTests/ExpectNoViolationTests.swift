// SPDX-License-Identifier: MIT

import SceneTesting
import Synchronization
import Testing
import UIKit

@MainActor
@Suite("expectNoViolation")
struct ExpectNoViolationTests {
  private static func home(opening make: @escaping () -> UIViewController) -> UIViewController {
    let home = UIViewController()
    let open = UIButton(type: .system)
    open.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    open.setTitle("Open", for: .normal)
    open.addAction(
      UIAction { [unowned home] _ in home.present(make(), animated: true) }, for: .touchUpInside)
    home.view.addSubview(open)
    return home
  }

  @Test("records an issue with the shortest sequence for what is violated")
  func lostOverlay() throws {
    let received = Mutex<[String]>([])
    try withKnownIssue {
      try expectNoViolation { Self.home { CardViewController() } }
    } matching: { issue in
      received.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let text = received.withLock { $0.joined(separator: "\n") }
    #expect(text.contains("presented views and their overlays stay visible"))
  }

  @Test("records nothing where nothing is violated")
  func sound() throws {
    try expectNoViolation(depth: 6) { Self.home { UIViewController() } }
  }
}
