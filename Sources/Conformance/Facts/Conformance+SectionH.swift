// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section H: taps outside.
  static let sectionH: [Conformance] = []
}
