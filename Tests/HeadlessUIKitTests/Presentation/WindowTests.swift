// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("Windows")
struct WindowTests {
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let root: Listener, other: Listener, sheet: Listener
    let window: UIWindow

    init() throws {
      (root, other, sheet) = (Listener("R", ear), Listener("O", ear), Listener("S", ear))
      scene.launch(root)
      window = try #require(scene.windows.first)
      _ = ear.received()
    }

    var driver: PresentationDriver { scene.presentation }
  }

  @Test func `that are shown before they have a root show it when it comes`() {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let root = Listener("R", ear)
    let window = UIWindow(frame: UIScreen.main.bounds)
    scene.presentation.turn { window.makeKeyAndVisible() }
    scene.presentation.turn { window.rootViewController = root }
    #expect(ear.received() == ["R will appear", "R did appear"])
    #expect(root.view.window === window)
  }

  @Test("let their root present as soon as they are visible", arguments: [true, false])
  func atOnce(isFirst: Bool) throws {
    let ear = Ear()
    let (root, alert) = (Listener("R", ear), Listener("A", ear))
    let scene = isFirst ? HeadlessScene.start() : try Stage().scene
    let window = UIWindow(frame: UIScreen.main.bounds)
    scene.presentation.turn {
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(alert, animated: true)
    }
    #expect(root.presentedViewController === alert)
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(alert.view.window === window)
  }

  @Test func `let a child present as soon as its view is among those of its container`() throws {
    let stage = try Stage()
    stage.driver.turn {
      stage.root.addChild(stage.other)
      stage.root.view.addSubview(stage.other.view)
      stage.other.didMove(toParent: stage.root)
      stage.other.present(stage.sheet, animated: true)
    }
    #expect(stage.sheet.presentingViewController === stage.root)
  }

  @Test func `beside the first one present in themselves`() throws {
    let stage = try Stage()
    let second = UIWindow(frame: stage.window.frame)
    second.rootViewController = stage.other
    stage.driver.turn { second.makeKeyAndVisible() }
    #expect(stage.ear.received() == ["O will appear", "O did appear"])
    #expect(stage.driver.world.rootViewController == .root)
    #expect(stage.driver.letsTouches(reach: stage.other.view))
    stage.driver.turn { stage.other.present(stage.sheet, animated: true) }
    stage.driver.turn { stage.driver.perform(.animationEnds) }
    #expect(stage.sheet.view.window === second)
    #expect(stage.sheet.presentingViewController === stage.other)
    #expect(stage.root.presentedViewController == nil)
    _ = stage.ear.received()
    stage.driver.turn { stage.other.dismiss(animated: true) }
    stage.driver.turn { stage.driver.perform(.animationEnds) }
    stage.driver.turn { second.isHidden = true }
    #expect(
      stage.ear.received() == [
        "S will disappear", "S did disappear", "O will disappear", "O did disappear",
      ])
  }

  @Test func `hand on being key when they leave the screen, and are told of it`() throws {
    final class Telling: UIWindow {
      var lines: [String] = []
      override func becomeKey() { lines.append("become") }
      override func resignKey() { lines.append("resign") }
    }
    let stage = try Stage()
    let second = Telling(frame: stage.window.frame)
    stage.driver.turn { second.makeKeyAndVisible() }
    #expect(second.isKeyWindow && !stage.window.isKeyWindow && second.lines == ["become"])
    stage.driver.turn { second.isHidden = true }
    #expect(
      !second.isKeyWindow && stage.window.isKeyWindow && second.lines == ["become", "resign"])
    #expect(UIApplication.shared.keyWindow === stage.window)
    stage.driver.turn { second.isHidden = false }
    #expect(stage.window.isKeyWindow && second.lines == ["become", "resign"])
  }

  @Test func `leave the screen when the app keeps them no longer`() throws {
    let stage = try Stage()
    var second: UIWindow? = UIWindow(frame: stage.window.frame)
    second?.rootViewController = stage.other
    stage.driver.turn { second?.makeKeyAndVisible() }
    #expect(stage.scene.windows.count == 2)
    _ = stage.ear.received()
    stage.driver.turn { second = nil }
    #expect(stage.scene.windows == [stage.window])
    #expect(stage.ear.received() == ["O will disappear", "O did disappear"])
    stage.driver.turn {}
    #expect(stage.scene.windows == [stage.window])
  }

  @Test func `leave the screen without a scene, and come back with one`() throws {
    let stage = try Stage()
    let second = UIWindow(frame: stage.window.frame)
    stage.driver.turn { second.makeKeyAndVisible() }
    stage.driver.turn { second.windowScene = nil }
    #expect(stage.scene.windows == [stage.window] && !second.isHidden)
    stage.driver.turn { second.windowScene = stage.scene.windowScene }
    #expect(stage.scene.windows == [stage.window, second])
  }

  @Test("have presentations of their own: what one takes down leaves the other's alone")
  func chains() throws {
    let stage = try Stage()
    let (second, alert) = (UIWindow(frame: stage.window.frame), Listener("A", stage.ear))
    second.rootViewController = stage.other
    stage.driver.turn { second.makeKeyAndVisible() }
    stage.driver.turn { stage.root.present(stage.sheet, animated: true) }
    stage.driver.turn { stage.other.present(alert, animated: true) }
    while stage.driver.offers(.animationEnds) {
      stage.driver.turn { stage.driver.perform(.animationEnds) }
    }
    #expect(stage.sheet.view.window === stage.window && alert.view.window === second)
    _ = stage.ear.received()
    stage.driver.turn { stage.root.dismiss(animated: true) }
    stage.driver.turn { stage.driver.perform(.animationEnds) }
    #expect(stage.ear.received() == ["S will disappear", "S did disappear"])
    #expect(stage.other.presentedViewController === alert && alert.view.window === second)
    #expect(stage.driver.letsTouches(reach: alert.view))
  }

  @Test func `tell a root once that it appears, with what it takes in meanwhile`() {
    final class Parent: UIViewController {
      var child = UIViewController()
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let scene = HeadlessScene.start()
    let ear = Ear()
    let parent = Parent()
    parent.child = Listener("C", ear)
    scene.launch(parent)
    #expect(ear.received() == ["C will appear", "C did appear"])
  }

  @Test func `refuse what is presented before their root is on screen (E9, E10)`() {
    final class Hasty: UIViewController {
      let sheet = UIViewController()
      override func viewDidLoad() { present(sheet, animated: true) }
    }
    let scene = HeadlessScene.start()
    let hasty = Hasty()
    scene.launch(hasty)
    #expect(hasty.presentedViewController == nil)
  }
}
