// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

extension UIView {
  /// Adds where the view and all in it are and how they look, as far as it can be seen.
  final func addLook(to fingerprint: inout Fingerprint) {
    fingerprint.combine(headlessName)
    let layer = layer
    let (center, size) = (layer.values.position, layer.values.bounds.size)
    Self.add(center.x, to: &fingerprint)
    Self.add(center.y, to: &fingerprint)
    Self.add(size.width, to: &fingerprint)
    Self.add(size.height, to: &fingerprint)
    Self.add(CGFloat(layer.values.opacity), to: &fingerprint)
    if !layer.values.transform.isIdentity {
      let transform = layer.values.transform.plane
      for value in [transform.a, transform.d, transform.tx, transform.ty] {
        Self.add(value, to: &fingerprint)
      }
    }
    fingerprint.combine(layer.values.isHidden ? 1 : 0)
    for child in children { child.addLook(to: &fingerprint) }
  }

  /// Adds a number in fractions of a point, so that rounding errors do not count.
  private static func add(_ value: CGFloat, to fingerprint: inout Fingerprint) {
    // What has no place has no fractions either.
    let number = Int64(exactly: (value * 256).rounded())
    fingerprint.combine(number.map { UInt64(bitPattern: $0) } ?? Double(value).bitPattern)
  }
}

extension HeadlessScene {
  /// Where all views are, how they look and what they say.
  var screenLook: Fingerprint {
    var fingerprint = Fingerprint()
    for window in windows {
      window.addLook(to: &fingerprint)
      window.visitTree { view in
        switch view {
        case let label as UILabel: fingerprint.combine(label.text ?? "")
        case let field as UITextField: fingerprint.combine(field.text ?? "")
        case let text as UITextView: fingerprint.combine(text.text ?? "")
        case let button as UIButton:
          fingerprint.combine(button.currentTitle ?? "")
          fingerprint.combine(button.isEnabled ? 1 : 0)
        case let control as UISwitch: fingerprint.combine(control.isOn ? 1 : 0)
        case let control as UISegmentedControl:
          fingerprint.combine(UInt64(bitPattern: Int64(control.selectedSegmentIndex)))
        default: break
        }
      }
    }
    return fingerprint
  }
}
