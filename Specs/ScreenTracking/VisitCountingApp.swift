// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app that counts visits to a screen, be it a model or real code: what the properties of
/// ``ScreenTracking`` look at.
package protocol VisitCountingApp: Application {
  /// What has been counted so far.
  var visits: VisitSummary { get }
}

/// How many tracking events were sent, and what the user may find on top of the screen.
package struct VisitSummary: Hashable, Sendable {
  /// How many events were sent, modulo 4.
  package let sent: UInt8
  let onTop: ScreenTracking.OnTop
}

extension ScreenTracking.App: VisitCountingApp {
  /// What the app itself knows.
  package var visits: VisitSummary { VisitSummary(sent: sent, onTop: onTop) }
}
