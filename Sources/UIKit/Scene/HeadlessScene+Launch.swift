// SPDX-License-Identifier: MIT

extension HeadlessScene {
  /// Shows a controller as the root of a window, as an app does when it is launched.
  ///
  /// The root and what it contains appear; what they ask for is done before this returns. A root that
  /// the app has shown itself stays where it is.
  package func launch(_ root: UIViewController) {
    presentation.turn {
      guard !windows.contains(where: { $0.rootViewController === root }) else { return }
      let window = UIWindow(frame: screen.bounds)
      launchWindow = window
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }
}
