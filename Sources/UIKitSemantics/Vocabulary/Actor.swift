// SPDX-License-Identifier: MIT

/// Who makes something happen.
public enum Actor: String, Hashable, Sendable, CaseIterable {
  /// A person with a finger.
  case user
  /// The app by itself: a timer, a server's answer, a test.
  case app
  /// UIKit, the run loop or the device.
  case system
}
