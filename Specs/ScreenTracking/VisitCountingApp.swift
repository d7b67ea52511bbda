// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app that counts visits to a screen, be it a model or real code: what the properties of
/// ``ScreenTracking`` look at.
package protocol VisitCountingApp: Application {
  /// What the user may find on top of the screen.
  var onTop: ScreenTracking.OnTop { get }

  /// How many tracking events were sent in the one step from another app to this one.
  func eventsSent(since before: Self) -> Int
}

extension ScreenTracking.App: VisitCountingApp {
  /// Those of the last step, which is all that it remembers.
  package func eventsSent(since before: Self) -> Int { sent }
}
