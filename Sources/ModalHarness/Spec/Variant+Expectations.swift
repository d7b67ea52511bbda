// SPDX-License-Identifier: MIT

public import StateSpace

extension Variant {
  /// Whether a verdict is the expected one.
  ///
  /// A known defect has to show itself as far as the bound reaches; everything else has to hold.
  /// That a goal is out of reach, or can be avoided forever, can be seen only where everything
  /// behind a state was explored, so a bound may hide such a defect, or show it later than a
  /// complete exploration would. Inconclusive is as good as expected only where a bound is the reason;
  /// and so is what nothing has put to the test yet, where a limit or the user ended the exploration.
  public func isAsExpected(
    _ result: PropertyResult<System>, in exploration: Exploration<System>
  ) -> Bool {
    let mayComeLater = !exploration.isClosed && result.kind.needsWholeSpace
    let steps = result.trace?.steps.count ?? 0
    return switch (result.verdict, knownDefect(of: result.name)) {
    case (.violated, let defect?): steps == defect.steps || mayComeLater && steps > defect.steps
    case (.violated, nil): false
    case (.vacuous(_?), _), (.notReached, _): exploration.boundary.isEarly
    case (.vacuous(nil), _), (.unreachable, _): false
    case (.inconclusive, nil): !exploration.isClosed
    case (_, let defect?):
      mayComeLater || !exploration.isClosed && exploration.depth < defect.steps
    case (_, nil): true
    }
  }
}
