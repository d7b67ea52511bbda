// SPDX-License-Identifier: MIT

import StateSpace

extension PropertyResult {
  /// Whether a reduced exploration shows what the whole one shows, and proves no more: a sample
  /// nothing at all, and a check of everything just as much.
  func agrees(with whole: PropertyResult, _ check: ReductionCheck) -> Bool {
    let proofs: [Verdict] = [.holds, .unreachable, .vacuous(nil)]
    if check == .sample, whole.verdict == .violated, kind == .alwaysReachable {
      return trace != nil && verdict != .violated
    }
    if whole.isShown || isShown { return verdict == whole.verdict }
    if check == .sample { return !proofs.contains(verdict) }
    return proofs.contains(verdict) ? verdict == whole.verdict : !proofs.contains(whole.verdict)
  }

  /// Whether a trace shows it.
  private var isShown: Bool { verdict == .violated || verdict == .holds && kind == .reachable }
}
