// SPDX-License-Identifier: MIT

extension HeadlessScene {
  /// Shows a controller as the root of a window, as an app does when it is launched.
  ///
  /// The root and what it contains appear; what they ask for is done before this returns.
  package func launch(_ root: UIViewController) {
    presentation.turn {
      let window = UIWindow(frame: screen.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }
}
