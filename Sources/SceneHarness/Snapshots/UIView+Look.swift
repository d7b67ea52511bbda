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
    Self.add(layer.values.backgroundColor, to: &fingerprint)
    if layer.values.borderWidth > 0 {
      Self.add(layer.values.borderWidth, to: &fingerprint)
      Self.add(layer.values.borderColor, to: &fingerprint)
    }
    addChoice(to: &fingerprint)
    for child in children { child.addLook(to: &fingerprint) }
  }

  /// Adds what shows that something is chosen, besides words, and the color of these.
  private func addChoice(to fingerprint: inout Fingerprint) {
    switch self {
    case let button as UIButton:
      fingerprint.combine("\(button.isSelected) \(button.currentImage?.name ?? "")")
      Self.add(button.tintColor?.cgColor, to: &fingerprint)
    case let label as UILabel: Self.add(label.textColor?.cgColor, to: &fingerprint)
    case let view as UIImageView: fingerprint.combine(view.image?.name ?? "")
    case let cell as UITableViewCell: fingerprint.combine("\(cell.accessoryType)")
    case let bar as UITabBar:
      fingerprint.combine("tab \(bar.items?.firstIndex { $0 === bar.selectedItem } ?? -1)")
    default: break
    }
  }

  /// What the view itself says, and how it stands, in words.
  var word: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let text as UITextView: text.text ?? ""
    case let button as UIButton:
      (button.currentTitle ?? "") + (button.isEnabled ? "" : " (disabled)")
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
    case let control as UIPageControl: "page \(control.currentPage)"
    case let control as UIStepper: "value \(control.value)"
    case let control as UISlider: "value \(control.value)"
    case let view as UIProgressView: "progress \(view.progress)"
    case let bar as UINavigationBar: bar.topItem?.title ?? ""
    default: nil
    }
  }

  private static func add(_ color: CGColor?, to fingerprint: inout Fingerprint) {
    for part in color?.components ?? [] { add(part, to: &fingerprint) }
  }

  /// Adds a number in fractions of a point, so that rounding errors do not count.
  private static func add(_ value: CGFloat, to fingerprint: inout Fingerprint) {
    // What has no place has no fractions either.
    let number = Int64(exactly: (value * 256).rounded())
    fingerprint.combine(number.map { UInt64(bitPattern: $0) } ?? Double(value).bitPattern)
  }
}

extension UIView {
  /// What can be read in the view, apart from what the user has typed.
  var words: [String] {
    var words: [String] = []
    visitTree { view in
      if !(view is UITextField || view is UITextView), let word = view.word { words.append(word) }
    }
    return words
  }
}

extension HeadlessScene {
  /// Where all views are, how they look and what they say.
  var screenLook: Fingerprint {
    var fingerprint = Fingerprint()
    for window in windows {
      window.addLook(to: &fingerprint)
      window.visitTree { view in
        if let word = view.word { fingerprint.combine(word) }
      }
    }
    return fingerprint
  }
}
