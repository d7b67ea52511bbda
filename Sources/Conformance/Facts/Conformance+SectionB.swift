// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section B: appearance callbacks.
  static let sectionB: [Conformance] = []
}
