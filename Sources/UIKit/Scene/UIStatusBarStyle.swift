// SPDX-License-Identifier: MIT

public import Foundation

/// The color of what the status bar shows; nothing is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface is light or dark.
  case `default`
  /// Light, for a dark background.
  case lightContent
  /// Dark, for a light background.
  case darkContent = 3
}

/// How the status bar comes and goes; nothing is drawn.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Says where the status bar is.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}
