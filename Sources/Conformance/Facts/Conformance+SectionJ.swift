// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section J: what follows from several facts.
  static let sectionJ: [Conformance] = []
}
