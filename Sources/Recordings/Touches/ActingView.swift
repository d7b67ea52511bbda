// SPDX-License-Identifier: MIT

import UIKit

/// A view with a method that an action can name.
final class ActingView: UIView {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) {
    self.act = act
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // What Apple's systems look up by the runtime of Objective-C has to be told to the stand-in.
  #if os(Linux) || os(macOS)
    static let action = Selector("recordedAction:", ActingView.recordedAction(_:))
    func recordedAction(_ sender: Any?) { act() }
  #else
    static let action = #selector(recordedAction(_:))
    @objc func recordedAction(_ sender: Any?) { act() }
  #endif
}
