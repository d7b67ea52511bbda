// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("A name that a test misspells is told of")
struct NamesWithoutMeaningTests {
  private final class Statistics {
    var openings = 0
  }

  @Test func `What is left out of the state`() async throws {
    let found = try await issues {
      try await expectNoViolation(
        depth: 2,
        excluding: Snapshot.Exclusions(
          properties: ["Statistics.opening", "count", "Statistics.openings"], types: ["Statistic"])
      ) {
        let statistics = Statistics()
        return home { home in
          statistics.openings += 1
          let photo = UIViewController()
          let scroll = UIScrollView(frame: photo.view.bounds)
          scroll.canCancelContentTouches = false
          photo.view.addSubview(scroll)
          home.present(photo, animated: true)
        }
      }
    }
    #expect(found.allSatisfy { !$0.isFailure })
    #expect(
      found.map(\.text).filter { !$0.hasPrefix("Nothing that was presented") }.dropFirst() == [
        """
        `excluding:` names 'Statistic', and nothing of that name was met, so it leaves nothing out.
        """,
        """
        `excluding:` names 'Statistics.opening', and nothing of that name was met, so it leaves nothing \
        out. There is 'Statistics.openings'.
        """,
        """
        `excluding:` names 'count', and nothing of that name was met, so it leaves nothing out.
        """,
      ])
  }
}
