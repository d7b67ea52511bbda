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
      for appear in Self.appearance { tell(root, appear) }
    }
  }

  private static let appearance: [(UIViewController) -> Void] = [
    { $0.viewWillAppear(false) }, { $0.viewIsAppearing(false) }, { $0.viewDidAppear(false) },
  ]

  /// Tells a controller and what it contains.
  private func tell(_ controller: UIViewController, _ appear: (UIViewController) -> Void) {
    appear(controller)
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controller.shownChildren { tell(child, appear) }
  }
}
