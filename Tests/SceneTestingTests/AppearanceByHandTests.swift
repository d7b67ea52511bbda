// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Lets its child disappear while a menu is shown over it, and may forget to end that.
private final class MenuContainer: UIViewController {
  private let child = UIViewController()
  private let ends: Bool
  private var isMenuShown = false

  init(ends: Bool) {
    self.ends = ends
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
    view.addSubview(button("Menu") { [unowned self] in showMenu() })
  }

  private func showMenu() {
    if isMenuShown { return }
    isMenuShown = true
    child.beginAppearanceTransition(false, animated: true)
    UIView.animate(withDuration: 0.3) {
      self.child.view.alpha = 0.5
    } completion: { _ in
      if self.ends { self.child.endAppearanceTransition() }
    }
  }
}

@MainActor
@Suite("An appearance transition of the app's own", .serialized)
struct AppearanceByHandTests {
  @Test(arguments: [true, false]) func `has ended where nothing moves any more`(ends: Bool) throws {
    let found = try violations(depth: 2, properties: [.balancedAppearance]) {
      MenuContainer(ends: ends)
    }
    #expect(found.count == (ends ? 0 : 1), "\(found)")
  }
}
