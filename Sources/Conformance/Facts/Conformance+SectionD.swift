// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section D: custom transitions.
  static let sectionD: [Conformance] = []
}
