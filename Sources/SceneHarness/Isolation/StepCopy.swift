// SPDX-License-Identifier: MIT

import Foundation

/// How many processes explore a scene together.
struct CopyPolicy: Sendable {
  /// How many copies of the exploring process there are at most; `nil` for one for each processor that has
  /// nothing to do.
  var copies: Int?
  /// Whether it is waited for the copies, so that they take all steps but the first: in tests.
  var isPatient = false

  @TaskLocal static var current = CopyPolicy()
}

/// A copy of the exploring process that takes steps for it.
@MainActor
enum StepCopy {
  #if !os(Linux)
    static func hasWrittenNothing() -> Bool { false }
  #else
    /// How many copies there may be; each takes memory.
    static var most: Int { min(CopyPolicy.current.copies ?? Processors.shared.others, 8) }

    /// Whether a copy may be made of this process, and there is a processor for it.
    static var mayBegin: Bool {
      SceneJournal.isPrepared && most > 0 && InstrumentedCode.inThisProcess == nil
        && ForkedWorkers.areSafe
    }

    /// What this process writes on its standard error, if it is a copy.
    private static var errors: ProcessOutput?

    /// Makes this process a copy: who has no copies goes first.
    static func become() -> Bool {
      SceneJournal.use(SceneJournal.current.silent)
      _ = nice(10)
      errors = ProcessOutput()
      errors?.redirectErrors()
      return errors != nil
    }

    /// Whether a copy has written nothing on its standard error since it was asked last: that has to be
    /// written where the step is asked for.
    static func hasWrittenNothing() -> Bool {
      defer { errors?.clear() }
      return errors?.isEmpty ?? false
    }
  #endif
}
