// SPDX-License-Identifier: MIT

import UIKit

/// The methods for touches that classes of the app's override.
struct TouchMethods: OptionSet {
  let rawValue: UInt8
  static let began = TouchMethods(rawValue: 1)
  static let moved = TouchMethods(rawValue: 2)
  static let ended = TouchMethods(rawValue: 4)
  static let cancelled = TouchMethods(rawValue: 8)

  /// Whether any class that was asked for has one.
  @MainActor private(set) static var isAnyKnown = false
}

extension TouchMethods {
  /// What the class of a responder, or one of the app's above it, overrides.
  @MainActor
  init(of responder: UIResponder) {
    self = Self.overridden[of: responder]
    if !isEmpty { Self.isAnyKnown = true }
  }

  @MainActor static let overridden = OverriddenMethods<TouchMethods>(
    of: UIResponder.self, none: NoneOverridden.self,
    samples: [
      (.began, BeganOverridden.self), (.moved, MovedOverridden.self),
      (.ended, EndedOverridden.self), (.cancelled, CancelledOverridden.self),
    ])

  private class NoneOverridden: UIResponder {}
  private class BeganOverridden: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class MovedOverridden: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class EndedOverridden: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class CancelledOverridden: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
}
