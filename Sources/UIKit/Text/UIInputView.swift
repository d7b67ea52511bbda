// SPDX-License-Identifier: MIT

public import Foundation

/// What an app shows in place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How what is behind it looks.
  public enum Style: Int, Sendable { case `default`, keyboard }

  public let inputViewStyle: Style
  /// Whether constraints say how high it is, as storage.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view whose keys click, which nobody hears.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
