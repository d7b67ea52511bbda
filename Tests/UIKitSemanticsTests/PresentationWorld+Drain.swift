// SPDX-License-Identifier: MIT

import UIKitSemantics

extension PresentationWorld {
  /// Lets UIKit do what it has to do, with an app that answers all questions alike.
  @discardableResult
  mutating func drain(answering answer: Answer = .yes) -> [Callback] {
    var callbacks: [Callback] = []
    while let callback = next() {
      callbacks.append(callback)
      if awaitsAnswer { self.answer(answer) }
    }
    return callbacks
  }
}
