// SPDX-License-Identifier: MIT

extension Exploration {
  /// Returns what stands for everything that was found, the same in every process.
  ///
  /// Two processes that explore the same system, properties and limits get the same digest. If they do
  /// not, something in the system depends on the process: mostly the iteration order of a set or
  /// dictionary, which differs from process to process.
  ///
  /// It covers the counts, how each state was first reached, the name and target of each transition
  /// with the events that it emitted, and the verdicts with their counterexamples. States are covered
  /// by what happens to them. Events are covered by their descriptions, so those must not depend on
  /// hashing either. If only fingerprints were kept, transitions are left out.
  ///
  /// - Complexity: Every action of every expanded state is executed once more.
  public func digest() -> Fingerprint {
    var digest = ExplorationDigest(system)
    digest.add(numbers: levels)
    digest.add(numbers: [generated, outsideConstraint, frontierCount, expandedCount])
    for index in store.indices {
      let arrival = store.arrival(of: index)
      digest.add(arrival.parent ?? -1, arrival.choice)
    }
    if !store.isCompact {
      forEachTransition { source, action, events, target in
        digest.add(source, target)
        digest.add(action, events)
      }
    }
    for result in results {
      digest.add(text: "\(result.name) \(result.verdict)")
      digest.add(numbers: [result.exercised, result.violations] + result.violatingOrigins)
      guard let trace = result.trace else { continue }
      digest.add(numbers: [trace.origin, trace.loopStart ?? -1])
      for step in trace.steps { digest.add(step.action, step.events) }
    }
    return digest.fingerprint
  }
}

/// A fingerprint under way; each action and event is asked for its name once.
private struct ExplorationDigest<System: TransitionSystem> {
  private let system: System
  private var actions: [System.Action: Fingerprint] = [:]
  private var events: [System.Event: Fingerprint] = [:]
  private(set) var fingerprint = Fingerprint()

  init(_ system: System) { self.system = system }

  mutating func add(numbers: [Int]) {
    for number in numbers { add(number, numbers.count) }
  }

  mutating func add(_ one: Int, _ other: Int) {
    fingerprint.combine(UInt64(bitPattern: Int64(one)))
    fingerprint.combine(UInt64(bitPattern: Int64(other)))
  }

  mutating func add(text: String) { fingerprint.combine(text) }

  mutating func add(_ action: System.Action, _ emitted: [System.Event]) {
    let system = system
    fingerprint.combine(Self.known(action, in: &actions) { system.name(of: action) })
    for event in emitted { fingerprint.combine(Self.known(event, in: &events) { "\(event)" }) }
    fingerprint.combine(UInt64(emitted.count))
  }

  private static func known<Key: Hashable>(
    _ key: Key, in table: inout [Key: Fingerprint], _ name: () -> String
  ) -> Fingerprint {
    if let fingerprint = table[key] { return fingerprint }
    var fingerprint = Fingerprint()
    fingerprint.combine(name())
    table[key] = fingerprint
    return fingerprint
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The fingerprint as 32 hexadecimal digits.
  public var description: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
