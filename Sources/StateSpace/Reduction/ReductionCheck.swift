// SPDX-License-Identifier: MIT

/// How much of what a model declares for a reduction is put to the test.
public enum ReductionCheck: Hashable, Sendable {
  /// A sample: all of the first thousand states, then one in sixteen.
  case sample
  /// Everything, which costs about as much as exploring without the reduction.
  case everything

  func includes(_ ordinal: Int) -> Bool {
    switch self {
    case .sample: ordinal < 1_000 || ordinal % 16 == 0
    case .everything: true
    }
  }
}
