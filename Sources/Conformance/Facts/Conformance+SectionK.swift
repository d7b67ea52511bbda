// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section K: what sources disagree on.
  static let sectionK: [Conformance] = []
}
