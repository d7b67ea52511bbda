// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("The user is never trapped")
struct ProgressTests {
  /// A cover whose button does something, on a home that opens it.
  private func result(
    closing close: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) throws -> Judged {
    try Judged(.catalogue(.userIsNeverTrapped), depth: 8) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        cover.addButton("close") { [unowned cover] in close(cover) }
        home.present(cover, animated: true)
      }
      return home
    }
  }

  @Test("where a call that is due and goes before all else leads out")
  func putOff() throws {
    let result = try result { cover in
      DispatchQueue.main.async { [weak cover] in cover?.dismiss(animated: true) }
    }
    #expect(result.verdict == .noViolation(toDepth: 8), "\(result.verdict) \(result.sequence)")
  }

  @Test("unless there is no way out")
  func trapped() throws {
    let result = try result { _ in }
    #expect(result.verdict == .violated)
    #expect(result.sequence == ["tap open"])
  }
}
