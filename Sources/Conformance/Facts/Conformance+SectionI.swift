// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section I: SwiftUI.
  static let sectionI: [Conformance] = []
}
