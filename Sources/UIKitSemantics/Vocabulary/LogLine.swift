// SPDX-License-Identifier: MIT

/// A line that UIKit or SwiftUI writes to the log about a request, most of which it does not carry out.
public enum LogLine: Hashable, Sendable {
  /// `present` on a controller that presents already (E5).
  case presentWhilePresenting(
    ControllerID, on: ControllerID, from: ControllerID, presented: ControllerID)
  /// `present` while the presenter comes or goes, or what it presents does (E4, E6).
  case presentDuringTransition(ControllerID, on: ControllerID)
  /// `present` on a controller whose view is in no window (E9).
  case presentOutsideWindow(ControllerID, on: ControllerID, from: ControllerID)
  /// `present` on a child whose view is in no window, carried out by its container (E36).
  case presentOnDetached(ControllerID)
  /// `dismiss` while something comes or goes (E7).
  case dismissDuringTransition(ControllerID)
  /// A sheet of SwiftUI's that is to come while its level shows one (I9).
  case onlyOneSheetIsSupported
}
