// SPDX-License-Identifier: MIT

import UIKitSemantics

@testable import UIKit

/// What the controllers of a test learn of their appearance, in order.
@MainActor
final class Ear {
  var lines: [String] = []

  /// What was received since the last look.
  func received() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it receives.
class Listener: UIViewController {
  let name: String
  let ear: Ear

  init(_ name: String, _ ear: Ear) {
    (self.name, self.ear) = (name, ear)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { ear.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { ear.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { ear.lines.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { ear.lines.append("\(name) did disappear") }
}

extension HeadlessScene {
  /// Taps the middle of the button with a title.
  func tapButton(_ title: String) -> Bool {
    for window in windows.reversed() {
      guard let button = window.button(title) else { continue }
      let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      guard touches.view(at: middle)?.isDescendant(of: button) == true,
        presentation.letsTouches(reach: button)
      else { return false }
      presentation.turn { touches.ended(touches.began(at: middle)) }
      return true
    }
    return false
  }
}

extension UIView {
  fileprivate func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(title) }.first
  }
}
