// SPDX-License-Identifier: MIT

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
