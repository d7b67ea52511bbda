// SPDX-License-Identifier: MIT

import Testing
import UIKit
import UIKitSemantics

@MainActor
@Suite("The appearance of a child")
struct ChildAppearanceTests {
  /// A root on the screen, and what controllers are told.
  @MainActor
  private struct Family {
    let ear = Ear()
    let scene = HeadlessScene.start()
    let root: Listener

    init() {
      root = Listener("R", ear)
      scene.launch(root)
      _ = ear.received()
    }

    func turn(_ body: () -> Void) -> [String] {
      scene.presentation.turn(body)
      return ear.received()
    }
  }

  @Test func `goes with a view around it, and with its container`() {
    let family = Family()
    let (ear, root, turn) = (family.ear, family.root, family.turn)
    let (child, grandchild, card) = (Listener("C", ear), Listener("G", ear), UIView())
    let coming = turn {
      root.addChild(child)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      card.addSubview(child.view)
      ear.lines.append("put together")
      root.view.addSubview(card)
    }
    #expect(
      coming == [
        "put together", "C will appear", "G will appear", "C did appear", "G did appear",
      ])
    #expect(
      turn { card.removeFromSuperview() } == [
        "C will disappear", "G will disappear", "C did disappear", "G did disappear",
      ])
  }

  @Test func `that is moved at once ends with it there, and is not told that it has gone`() {
    let family = Family()
    let (ear, root, turn) = (family.ear, family.root, family.turn)
    let child = Listener("C", ear)
    _ = turn {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    let other = UIView()
    root.view.addSubview(other)
    #expect(turn { other.addSubview(child.view) } == [])
    let back = turn {
      child.view.removeFromSuperview()
      root.view.addSubview(child.view)
    }
    #expect(back == ["C will disappear", "C will appear", "C did appear"])
  }

  @Test("that its container takes in while it appears itself comes with the container, once")
  func meanwhile() {
    let family = Family()
    let (ear, root, scene, turn) = (family.ear, family.root, family.scene, family.turn)
    final class Late: UIViewController {
      var child = UIViewController()
      override func viewWillAppear(_ animated: Bool) {
        addChild(child)
        view.addSubview(child.view)
      }
    }
    let late = Late()
    late.child = Listener("C", ear)
    _ = turn { root.present(late, animated: true) }
    _ = turn { scene.presentation.perform(.animationEnds) }
    #expect(late.child.view.window != nil)
    _ = turn { late.dismiss(animated: true) }
    let ending = turn { scene.presentation.perform(.animationEnds) }
    #expect(ending == ["C did disappear"])
  }

  @Test func `of nobody's child follows its view too, and a presentation leaves it alone`() {
    let family = Family()
    let (ear, root, scene, turn) = (family.ear, family.root, family.scene, family.turn)
    let loose = Listener("L", ear)
    #expect(
      turn { root.view.addSubview(loose.view) } == ["L will appear", "L did appear"])
    #expect(turn { root.present(UIViewController(), animated: true) } == [])
    #expect(turn { scene.presentation.perform(.animationEnds) } == [])
    #expect(!scene.presentation.letsTouches(reach: loose.view))
    #expect(
      turn { loose.view.removeFromSuperview() } == ["L will disappear", "L did disappear"])
  }

  @Test("is not that of a child whose view is elsewhere: nothing is presented from there (E9)")
  func elsewhere() {
    let family = Family()
    let (root, turn) = (family.root, family.turn)
    let (child, sheet) = (UIViewController(), UIViewController())
    _ = turn { root.addChild(child) }
    _ = turn { child.present(sheet, animated: true) }
    #expect(sheet.presentingViewController === root)
  }
}
