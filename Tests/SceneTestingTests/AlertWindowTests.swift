// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Shows an alert in a window of its own, which goes with it.
@MainActor
private final class AlertWindow {
  private var window: UIWindow?

  func show(_ title: String, beside controller: UIViewController) {
    guard let scene = controller.view.window?.windowScene, window == nil else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
        self.window?.isHidden = true
        self.window = nil
      })
    window.rootViewController?.present(alert, animated: true)
  }
}

@MainActor
@Suite("An alert in a window of its own")
struct AlertWindowTests {
  private func found(_ action: @escaping @MainActor (UIViewController, AlertWindow) -> Void) throws
    -> [String]
  {
    try violations(budget: testBudget) {
      let window = AlertWindow()
      return home { action($0, window) }
    }
  }

  @Test func `takes taps while an alert of the main window comes or stands below it`() throws {
    let found = try found { home, window in
      let alert = UIAlertController(title: "Ask", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      home.present(alert, animated: true)
      window.show("Update", beside: home)
    }
    #expect(found == [])
  }

  @Test func `leaves a sheet below it to the finger that drags it`() throws {
    let found = try found { home, window in
      home.present(screen("Close") { $0.dismiss(animated: true) }, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { window.show("Update", beside: home) }
    }
    #expect(found == [])
  }

  @Test func `is not left behind by a sheet that came with it and goes before it`() throws {
    let found = try found { home, window in
      let sheet = UIViewController()
      sheet.isModalInPresentation = true
      home.present(sheet, animated: true) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { sheet.dismiss(animated: true) }
      }
      window.show("Loading", beside: home)
    }
    #expect(found == [])
  }
}
