// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section G: detents.
  static let sectionG: [Conformance] = []
}
