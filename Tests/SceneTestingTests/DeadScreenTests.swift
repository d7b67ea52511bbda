// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Covers the screen while something is open, or for good.
@MainActor
private final class Shade: UIControl {
  var onTap: () -> Void = {}

  convenience init(over view: UIView, onTap: @escaping () -> Void = {}) {
    self.init(frame: view.bounds)
    self.onTap = onTap
    addAction(UIAction { [unowned self] _ in self.onTap() }, for: .touchUpInside)
    view.addSubview(self)
  }
}

@MainActor
@Suite("A screen is dead where nothing that the user does has an effect")
struct DeadScreenTests {
  private static let name = SceneProperty.noDeadScreen.name

  /// A home that opens a menu, whose shade closes it.
  private func menu(removesShade: Bool) -> UIViewController {
    home("Menu") { home in
      var isOpen = true
      let shade = Shade(over: home.view)
      shade.onTap = { [unowned shade] in
        guard isOpen else { return }
        isOpen = false
        shade.backgroundColor = .clear
        if removesShade { shade.removeFromSuperview() }
      }
    }
  }

  /// Shows what is near in a sheet that dims nothing, and that the user cannot swipe away.
  private final class Nearby: UIViewController, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { false }
  }

  @Test(
    "A sheet that dims nothing and keeps touches from there is told of", arguments: [true, false])
  func undimmed(isModal: Bool) async throws {
    let found = try await issues {
      try await expectNoViolation { _ in
        home("Nearby") { home in
          guard home.presentedViewController == nil else { return }
          let nearby = Nearby()
          nearby.sheetPresentationController?.detents = [.medium()]
          nearby.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
          if isModal {
            nearby.isModalInPresentation = true
          } else {
            nearby.presentationController?.delegate = nearby
          }
          nearby.view.addSubview(
            button("Close") { [unowned nearby] in nearby.dismiss(animated: true) })
          home.present(nearby, animated: true)
        }
      }
    }
    #expect(
      found.map(\.text)
        == (isModal
          ? [
            """
            Touches beside 'Nearby' reach nothing, though it dims nothing there: so UIKit was reported to do \
            where `isModalInPresentation` is true. Let `presentationControllerShouldDismiss` answer false \
            instead, or `setup.accept("Nearby")`.
            """
          ] : []))
  }

  @Test("A shade that stays and takes taps for nothing is found, and not one that goes")
  func shade() async throws {
    let red = try await failureTexts { _ in menu(removesShade: false) }
    #expect(red.count == 1)
    #expect(red.first?.contains("\"\(Self.name)\" is violated") == true, "\(red)")
    #expect(
      red.first?.contains("changed        visible but unreachable: none → Menu\n") == true, "\(red)"
    )
    #expect(try await failureTexts { _ in menu(removesShade: true) } == [])
  }

  @Test("A button that does nothing is no dead screen where nothing is out of reach")
  func idleButton() async throws {
    #expect(try await failureTexts { _ in home("Nothing") { _ in } } == [])
  }

  @Test func `What covers the screen may stay, if it responds`() async throws {
    #expect(
      try await failureTexts { _ in
        home("Open") { home in
          let shade = Shade(over: home.view)
          shade.onTap = { [unowned shade] in shade.alpha = 1.5 - shade.alpha }
        }
      } == [])
  }

  @Test(
    "A spinner is alive while an answer is pending, and dead when it has come",
    arguments: [true, false])
  func spinner(goes: Bool) async throws {
    let red = try await failures { setup in
      let answer = setup.answer("server", outcomes: [.value]) { () }
      return home("Load") { home in
        let shade = Shade(over: home.view)
        answer { [unowned shade] _ in if goes { shade.removeFromSuperview() } }
      }
    }
    #expect(red == (goes ? [] : ["\"\(Self.name)\" is violated."]))
  }

  /// A home that puts an empty window over everything.
  private func windowed(_ change: @escaping @MainActor (UIWindow) -> Void) -> SceneFactory {
    { setup in
      var windows: [UIWindow] = []
      let home = home("Open") { home in
        guard windows.isEmpty, let scene = home.view.window?.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = screen("Close") { _ in
          windows.first?.isHidden = true
          windows = []
        }
        window.rootViewController?.view.subviews[0].frame.origin.y = 300
        window.isHidden = false
        change(window)
        windows.append(window)
      }
      setup.show("windows") { "\(windows.count)" }
      return home
    }
  }

  @Test("A window that shows nothing where a button is may not take its touches")
  func window() async throws {
    let name = SceneProperty.windowsPassTouches.name
    #expect(try await failures(windowed { _ in }) == ["\"\(name)\" is violated."])
    #expect(try await failures(windowed { $0.makeKey() }) == [])
    #expect(
      try await failures(windowed { $0.rootViewController?.view.backgroundColor = .white }) == [])
  }
}

@MainActor
@Suite("A control that has shown something when an answer came keeps working")
struct LateControlTests {
  /// A home that asks a server, and shows when it has failed.
  private func found(resets: Bool) async throws -> [String] {
    try await failures { setup in
      let answer = setup.answer("server", outcomes: [.value]) { () }
      return home("Load") { home in
        guard home.title == nil else { return }
        home.title = "loading"
        answer { [unowned home] _ in
          if resets { home.title = nil }
          let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          home.present(alert, animated: true)
        }
      }
    }
  }

  @Test("One that remembers forever that it loads is found, and not one that is set back")
  func loading() async throws {
    let name = SceneProperty.controlsKeepWorking.name
    #expect(try await found(resets: false) == ["\"\(name)\" is violated."])
    #expect(try await found(resets: true) == [])
  }
}

@MainActor
@Suite("A control that has shown a screen or an overlay without a presentation keeps working")
struct HomeMadeScreenTests {
  /// A home with a menu of its own; what the app remembers of it is kept or set back.
  private func found(
    resets: Bool, show: @escaping @MainActor (UIViewController, UIView) -> Void
  ) async throws -> [String] {
    try await failures { _ in
      home("Menu") { home in
        guard home.title == nil else { return }
        home.title = "menu"
        let shade = UIButton(frame: home.view.bounds)
        shade.setTitle("Close", for: .normal)
        shade.addAction(
          UIAction { [unowned home, unowned shade] _ in
            if resets { home.title = nil }
            home.children.forEach { $0.removeFromParent() }
            shade.removeFromSuperview()
          }, for: .touchUpInside)
        show(home, shade)
      }
    }
  }

  @Test func `A menu that opens only once is found, as a child or as a view`() async throws {
    let violated = "\"\(SceneProperty.controlsKeepWorking.name)\" is violated."
    let asChild = { @MainActor (home: UIViewController, shade: UIView) in
      let menu = UIViewController()
      home.addChild(menu)
      shade.frame.size.height = 100
      home.view.addSubview(shade)
      menu.didMove(toParent: home)
    }
    let asView = { @MainActor (home: UIViewController, shade: UIView) in
      home.view.addSubview(shade)
    }
    for show in [asChild, asView] {
      #expect(try await found(resets: false, show: show) == [violated])
      #expect(try await found(resets: true, show: show) == [])
    }
  }

  @Test("Tabs that look alike are not: the tab that is shown shows nothing new")
  func tabs() async throws {
    let name = SceneProperty.controlsKeepWorking.name
    let found = try await issues {
      try await expectNoViolation(depth: 3) {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Feed", "Me"].map { title in
          let screen = UINavigationController(rootViewController: home("Open") { _ in })
          screen.tabBarItem.title = title
          return screen
        }
        return tabs
      }
    }
    #expect(!found.contains { $0.text.contains(name) && $0.isFailure })
  }
}
