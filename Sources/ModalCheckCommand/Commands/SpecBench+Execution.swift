// SPDX-License-Identifier: MIT

import Benchmarks
import ModalHarness
import StateSpace

extension SpecBench {
  /// How many actions of real code one thread executes in a second of the processor's time.
  ///
  /// All states within the limits are found first. Then the actions that lead to each of them are
  /// executed from a fresh scene, whose making counts; nothing is looked at on the way. It is what a
  /// search of real code would do at best.
  func executionsPerSecond<App: Application>(
    of variants: [Variant<App>], in spec: String
  ) throws(CommandFailure) -> Double? {
    var paths: [(execute: @Sendable (Variant<App>.System.State) -> Int, ends: [HarnessState<App>])]
    paths = []
    for variant in variants {
      guard let execute = variant.execute else { continue }
      paths.append((execute, Array(try unwrap(explored(variant), spec).states)))
    }
    guard !paths.isEmpty else { return nil }
    var perAction: [Timing] = []
    for _ in 0..<rounds {
      var total = Timing(wall: 0, user: 0)
      var executed = 0
      while total.user < Self.roundSeconds {
        let (count, timing) = Timing.measure {
          paths.reduce(0) { $1.ends.map($1.execute).reduce($0, +) }
        }
        executed += count
        total.wall += timing.wall
        total.user += timing.user
      }
      guard executed > 0 else { return nil }
      perAction.append(
        Timing(wall: total.wall / Double(executed), user: total.user / Double(executed)))
    }
    return 1 / Timing.median(perAction).user
  }
}
