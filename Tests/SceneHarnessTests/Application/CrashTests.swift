// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A crash of the app")
struct CrashTests {
  @Test func `is a violation with its shortest sequence, and not the end of the run`() throws {
    let exploration = try Self.variant.explore(limits: Limits(depth: 4))
    let result = try #require(exploration.results.first)
    #expect(result.verdict == .violated)
    #expect(result.trace?.steps.count == 2)
    let reason = try #require(result.trace?.steps.last?.after.app.observation.crash)
    #expect(reason.contains("removeLast") || reason.contains("empty"), "\(reason)")
  }

  @Test func `is a violation in a sweep too`() throws {
    let findings = try Self.variant.sweep(limits: Limits(depth: 4)).findings
    let condition = try #require(findings.first?.conditions.first)
    #expect(condition.choice == BehaviorChoice())
    #expect(condition.trace.actions == ["tap Remove", "tap Remove"])
  }

  private static let variant = Variant(
    scene: "crash", summary: "A list that is empty at the second tap.",
    names: ["UIViewController"], properties: [.neverCrashes]
  ) { setup in
    let home = UIViewController()
    let items = Items()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.setTitle("Remove", for: .normal)
    button.addAction(UIAction { _ in items.list.removeLast() }, for: .touchUpInside)
    home.view.addSubview(button)
    return home
  }

  private final class Items {
    var list = ["one"]
  }
}
