// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section L: what no source tells.
  static let sectionL: [Conformance] = []
}
