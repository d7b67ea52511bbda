// SPDX-License-Identifier: MIT

import StateSpace

extension EarlyEndReport {
  /// Tells what ended an exploration; `nil` if it is complete up to the depth asked for.
  init?(_ boundary: Boundary) {
    switch boundary {
    case .closed, .constraint, .depth, .fingerprints: return nil
    case .states(let limit): self.init(kind: .states, limit: limit)
    case .steps(let limit): self.init(kind: .steps, limit: limit)
    case .memory(let limit): self.init(kind: .memory, limit: limit)
    case .violation: self.init(kind: .violation)
    case .cancelled: self.init(kind: .interruption, limit: nil)
    }
  }
}
