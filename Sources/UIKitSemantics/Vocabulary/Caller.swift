// SPDX-License-Identifier: MIT

/// Who makes a call.
public enum Caller: Hashable, Sendable {
  case app
  /// UIKit itself, as it goes back when the user swipes back.
  case uikit
  case swiftUI
}
