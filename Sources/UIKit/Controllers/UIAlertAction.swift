// SPDX-License-Identifier: MIT

public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How the button looks.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// What the button says.
  public let title: String?
  /// How the button looks.
  public let style: Style
  /// Whether the button can be used.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button; the handler runs when the alert is gone (B29).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  func run() { handler?(self) }
}
