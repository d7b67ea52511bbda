// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Lets a bar be filled anew when a field gets the keyboard or loses it.
@MainActor
final class KeyboardWatch {
  private var tokens = Derived<[any NSObjectProtocol]>([])

  private static let names = [
    UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
  ]

  init(_ graph: ViewGraph) {
    nonisolated(unsafe) let graph = Loose(wrappedValue: graph)
    tokens.value = Self.names.map {
      UIKit.NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          // In an update, too, the bar is filled once more.
          graph.wrappedValue?.afterEvaluation {}
          graph.wrappedValue?.noteEvaluation()
        }
      }
    }
  }

  func end() {
    for token in tokens.value { UIKit.NotificationCenter.default.removeObserver(token) }
    tokens.value = []
  }
}
