// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section E: present and dismiss.
  static let sectionE: [Conformance] = []
}
