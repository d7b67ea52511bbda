// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Opens a sheet unless the last tap was a moment ago, by one of the clocks that count seconds.
private final class GuardedViewController: UIViewController {
  enum Clock: CaseIterable { case media, absolute, uptime, reference, since1970 }
  private let clock: Clock
  private var last = 0.0

  init(_ clock: Clock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var now: Double {
    switch clock {
    case .media: CACurrentMediaTime()
    case .absolute: CFAbsoluteTimeGetCurrent()
    case .uptime: ProcessInfo.processInfo.systemUptime
    case .reference: Date.timeIntervalSinceReferenceDate
    case .since1970: Date().timeIntervalSince1970
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Open") { [unowned self] in
        let now = now
        guard now - last >= 0.3 else { return }
        last = now
        present(screen("Close") { $0.dismiss(animated: true) }, animated: true)
      })
  }
}

@MainActor
@Suite("A guard against two taps in a moment")
struct DoubleTapGuardTests {
  @Test(
    "lets the user open the sheet again and again, and time makes no new states",
    arguments: GuardedViewController.Clock.allCases)
  private func clocks(clock: GuardedViewController.Clock) async throws {
    let found = try await issues {
      try await expectNoViolation(budget: 1_000) { GuardedViewController(clock) }
    }
    #expect(found.isEmpty, "\(found)")
  }
}
