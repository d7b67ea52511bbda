// SPDX-License-Identifier: MIT

import UIKit

/// What gestures of the views around a button make of its taps (Apple: *simultaneousGesture(_:including:)*,
/// *highPriorityGesture(_:including:)*).
struct TapsOfGestures {
  /// What is done besides.
  var besides: [@MainActor () -> Void] = []
  /// What is done in place of what the button does.
  var instead: (@MainActor () -> Void)?

  /// Does what a tap of a button does.
  @MainActor
  func callAsFunction(_ action: @MainActor () -> Void) {
    for tap in besides { tap() }
    if let instead { instead() } else { action() }
  }
}

extension Gesture {
  /// What a single tap does, if the gesture is one.
  var tap: (@MainActor () -> Void)? {
    let recognizers = _recognizers()
    guard recognizers.count == 1, let tap = recognizers[0] as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1
    else { return nil }
    return {
      let recognizer = _recognizers()[0]
      recognizer.state = .ended
      _receive(recognizer)
    }
  }
}

extension EnvironmentValues {
  private struct Taps: EnvironmentKey {
    static var defaultValue: TapsOfGestures { TapsOfGestures() }
  }

  /// What gestures around make of the taps of buttons; what is presented or pushed is not within.
  var tapsOfGestures: TapsOfGestures {
    get { self[Taps.self] }
    set { self[Taps.self] = newValue }
  }
}
