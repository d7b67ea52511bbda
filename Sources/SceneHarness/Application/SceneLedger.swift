// SPDX-License-Identifier: MIT

/// Notes what the executions of a scene have asked for and nobody here implements.
///
/// The one thing that executions share; nothing that they do depends on it.
final class SceneLedger: Sendable {
  private let names = ForkSafeLock<Set<String>>([])

  /// Notes what an execution has called.
  func note(_ unimplemented: [String]) {
    if !unimplemented.isEmpty { names.withLock { $0.formUnion(unimplemented) } }
  }

  /// What was noted, in sentences.
  var notices: [String] {
    names.withLock { $0.sorted() }.map {
      "'\($0)' was used and has no implementation here, so what it does on a device was not looked "
        + "at: `setup.accept(\"\($0)\")` says that this is all right."
    }
  }
}
