// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Synchronization
import TestSupport

/// The whole spaces under the default behavior, each explored once for all tests that look at it.
///
/// The six largest end at a depth beyond the known defects, but where tests may take minutes.
enum WholeSpaces {
  private final class Place: Sendable {
    let exploration = Mutex<(any Sendable)?>(nil)
  }

  private static let places = Mutex<[String: Place]>([:])

  /// Explores a variant of a spec, unless that was done before.
  static func of<App: Application>(
    _ variant: Variant<App>, in spec: some Spec
  ) throws -> Exploration<PresentationSystem<App>> {
    let name = "\(spec.identifier), \(variant.name)"
    let place = places.withLock { places in
      let place = places[name] ?? Place()
      places[name] = place
      return place
    }
    return try place.exploration.withLock { known in
      if let known = known as? Exploration<PresentationSystem<App>> { return known }
      let isLarge = variant.wholeSpace.map { $0.states > 4_000 } ?? false
      let found = try variant.explore(
        limits: Limits(depth: isLarge ? LongTests.choose(6, long: nil) : nil))
      known = found
      return found
    }
  }
}

extension Exploration {
  /// The names of the properties that do not hold, as far as was explored.
  var broken: [String] {
    results.filter { isClosed ? $0.verdict != .holds : $0.verdict == .violated }.map(\.name)
  }
}
