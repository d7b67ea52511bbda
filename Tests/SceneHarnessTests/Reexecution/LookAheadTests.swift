// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Synchronization
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Executing the steps of a scene")
struct LookAheadTests {
  private final class FirstSheet: UIViewController {}
  private final class SecondSheet: UIViewController {}

  /// A home with two sheets that close themselves.
  private static func home() -> UIViewController {
    let home = UIViewController()
    let sheets: [(String, () -> UIViewController)] = [
      ("first", FirstSheet.init), ("second", SecondSheet.init),
    ]
    for (place, (name, make)) in sheets.enumerated() {
      home.addButton(name, y: 100 + 100 * Double(place)) { [unowned home] in
        let sheet = make()
        sheet.addButton("close") { [unowned sheet] in sheet.dismiss(animated: true) }
        home.present(sheet, animated: true)
      }
    }
    return home
  }

  private func variant(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Variant<SceneApplication> {
    Variant(scene: "scene", summary: "", names: []) { _ in make() }
  }

  @Test("A scene is not made anew for the first step from a state that was just reached")
  func scenes() throws {
    let made = Mutex(0)
    let exploration = try variant {
      made.withLock { $0 += 1 }
      return Self.home()
    }.explore(configure: { $0.checksDeterminism = false })
    #expect(exploration.isClosed)
    // Otherwise it is made for each step, and for some to see whether what is gone is released.
    #expect(made.withLock(\.self) < exploration.generated)
  }

  @Test("What is taken ahead counts only when it is asked for", arguments: 1...4)
  func depth(limit: Int) throws {
    let whole = try variant(Self.home).explore()
    let part = try variant(Self.home).explore(limits: Limits(depth: limit))
    #expect(part.levels == Array(whole.levels.prefix(limit + 1)))
    let deep = try variant(Self.home).explore(limits: Limits(steps: 20))
    #expect(whole.levels.starts(with: deep.levels))
  }

  @Test("A screen that is shown after another one is the same as one that is shown before it")
  func order() throws {
    let exploration = try variant(Self.home).explore()
    let shown = exploration.states.indices.filter { index in
      exploration.states[index].world.count == 1 && exploration.states[index].world.isAtRest
    }
    let traces = try shown.map { index in
      try exploration.trace(to: index).actions.map(exploration.system.name)
    }
    #expect(traces.count { $0.contains("tap second") } > 0)
    #expect(!traces.contains { $0.contains("tap first") && $0.contains("tap second") })
  }
}
