// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section F: adaptation.
  static let sectionF: [Conformance] = []
}
