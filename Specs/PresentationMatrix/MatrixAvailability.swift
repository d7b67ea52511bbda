// SPDX-License-Identifier: MIT

import ModalHarness

/// What UIKit offers of the matrix: the reasons why a combination cannot be exercised.
///
/// The reasons are stated here, by style; a test compares them with what the world offers.
struct MatrixAvailability {
  let combination: Configuration

  /// Why UIKit does not offer the combination, with the fact that says so.
  var notOffered: (reason: String, fact: String)? {
    if combination["style"] == "none" {
      return ("presenting with .none raises an exception", "B13")
    }
    switch combination["dismissed by"] {
    case "swipe": return noSwipe
    case "tap outside": return noTap ?? nothingToCancel
    default: return nothingToCancel
    }
  }

  private var nothingToCancel: (String, String)? {
    combination["gesture"] == "cancelled"
      ? ("only an interactive dismissal can be cancelled", "D20") : nil
  }

  private var isRegular: Bool { combination["width"] == "regular" }

  private var noSwipe: (String, String)? {
    switch combination["style"] {
    case "automatic", "pageSheet", "formSheet": nil
    case "popover":
      isRegular ? ("a popover is dismissed by a tap outside, not by a swipe", "H1") : nil
    case "custom": ("only the app's own gestures dismiss a custom presentation", "H11")
    default: ("only sheets can be swiped down", "A1")
    }
  }

  private var noTap: (String, String)? {
    switch combination["style"] {
    case "automatic", "pageSheet", "formSheet":
      isRegular ? nil : ("a full-height sheet has no dimmed area in compact width", "H7")
    case "popover":
      isRegular ? nil : ("as a full-height sheet it has no dimmed area in compact width", "H7")
    case "custom": ("only the app's own overlay can be tapped", "H11")
    case "fullScreen": ("it covers the screen", "B4")
    case "overFullScreen": ("it covers the screen", "B5")
    case "currentContext": ("it covers the context", "B6")
    default: ("it covers the context", "B7")
    }
  }
}
