// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section C: the overridables of a presentation controller.
  static let sectionC: [Conformance] = []
}
