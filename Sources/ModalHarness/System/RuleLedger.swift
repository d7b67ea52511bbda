// SPDX-License-Identifier: MIT

import Synchronization
public import UIKitSemantics

/// Notes which of UIKit's rules the steps of a system applied, and which open questions mattered.
///
/// The one thing that a system remembers besides its states; nothing that it does depends on it.
@usableFromInline
final class RuleLedger: Sendable {
  private let content = Mutex(RuleRecord())

  /// All that was noted since the last ``clear()``.
  var record: RuleRecord { content.withLock { $0 } }

  @usableFromInline
  func add(_ record: RuleRecord) { content.withLock { $0.formUnion(record) } }

  func clear() { content.withLock { $0 = RuleRecord() } }
}
