// SPDX-License-Identifier: MIT

extension Explorer where System: SymmetricSystem {
  /// Explores one representative of each orbit of states that differ only in names.
  ///
  /// Verdicts, the lengths of traces and the numbers of steps are those of ``explore()``; states are
  /// counted by orbits. Traces are walked by the system itself and name the parts as it does.
  ///
  /// Whether the system and the properties treat all names alike is checked, and the
  /// exploration fails if they do not. If the check covers a sample, nothing is proved: the verdict on a
  /// property without a counterexample is ``Verdict/noViolation(_:)``.
  ///
  /// - Parameter check: How much of the declared symmetry is checked.
  /// - Returns: The verdicts, and the counts of the orbits.
  /// - Throws: ``ExplorationError/notReducible(property:reason:)`` for a claim about behaviors
  ///   without end or a monitor, ``ExplorationError/notSymmetric(_:)`` where the test fails, and
  ///   what ``explore()`` throws.
  /// - Complexity: O(*t*) steps and representatives, where *t* is the number of transitions of the
  ///   representatives.
  public func exploreUpToSymmetry(
    checking check: ReductionCheck = .sample
  ) throws(ExplorationError) -> ReducedExploration<System> {
    guard resumption == nil, checkpoints == nil else {
      throw .invalidCheckpoint("a reduced exploration neither makes nor continues one")
    }
    let orbits = OrbitSystem(system)
    var folded: [Property<OrbitSystem<System>>] = []
    for property in properties { folded.append(try orbits.folded(property)) }
    var explorer = Explorer<OrbitSystem<System>>(
      orbits, properties: folded, limits: limits, progress: progress)
    explorer.checksDeterminism = checksDeterminism
    explorer.jobs = jobs
    explorer.isCancelled = isCancelled
    let exploration = try explorer.explore()
    try SymmetryCheck(system, properties, check).run(exploration.states)
    let unfolding = TraceUnfolding(system: system)
    var results: [PropertyResult<System>] = []
    for (property, result) in zip(properties, exploration.results) {
      var trace: Trace<System>?
      if let found = result.trace { trace = try unfolding.unfold(found, for: property) }
      results.append(
        PropertyResult(
          result, verdict: check.verdict(result.verdict, on: result.kind, exploration.depth),
          trace: trace))
    }
    return ReducedExploration(of: system, exploration, results: results)
  }
}
