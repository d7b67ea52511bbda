// SPDX-License-Identifier: MIT

public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How the button looks.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private var handler: ((UIAlertAction) -> Void)?

  /// Creates a button; the handler runs when the alert is gone (B29).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  func run() { handler?(self) }

  /// Lets go of the handler, and of what it has captured.
  func forget() { handler = nil }
}
