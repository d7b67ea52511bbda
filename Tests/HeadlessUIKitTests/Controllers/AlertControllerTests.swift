// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("An alert")
struct AlertControllerTests {
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let root = UIViewController()
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    var received: [String] = []

    init() {
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
          received.append("discarded, presented: \(root.presentedViewController != nil)")
        })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      scene.launch(root)
      scene.presentation.turn { root.present(alert, animated: true) }
    }

    func endAnimation() { scene.presentation.turn { scene.presentation.perform(.animationEnds) } }
  }

  @Test func `runs no handler of a button that was not tapped`() {
    let stage = Stage()
    stage.endAnimation()
    #expect(stage.scene.tapButton("Keep"))
    stage.endAnimation()
    #expect(stage.received.isEmpty)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `has the focus in the first of its text fields`() {
    let scene = HeadlessScene.start()
    let root = UIViewController()
    scene.launch(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    for _ in 1...2 { alert.addTextField() }
    scene.presentation.turn { root.present(alert, animated: true) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
  }

  @Test func `as an action sheet in a popover is cancelled by a tap beside it`() {
    let scene = HeadlessScene.start()
    scene.presentation.configure(
      behavior: UIKitBehavior(), horizontalSizeClass: .regular)
    let root = UIViewController()
    scene.launch(root)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let journal = Journal()
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in journal.note("-") })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in journal.note("kept") })
    scene.presentation.turn {
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: true)
    }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    scene.presentation.turn { scene.presentation.perform(.tapOutside) }
    #expect(journal.lines.isEmpty && sheet.isBeingDismissed)
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(journal.lines == ["kept"] && root.presentedViewController == nil)
  }

  @Test("as an action sheet on a phone is cancelled by a tap beside it, if it can be cancelled")
  func tapOutsideOnPhone() {
    for isCancellable in [true, false] {
      let scene = HeadlessScene.start()
      let root = UIViewController()
      scene.launch(root)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let journal = Journal()
      sheet.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in journal.note("-") })
      if isCancellable {
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in journal.note("kept") })
      }
      scene.presentation.turn { root.present(sheet, animated: true) }
      scene.presentation.turn { scene.presentation.perform(.animationEnds) }
      scene.presentation.turn {
        scene.touches.ended(scene.touches.began(at: CGPoint(x: 10, y: 100)))
      }
      #expect(sheet.isBeingDismissed == isCancellable)
      guard isCancellable else { continue }
      scene.presentation.turn { scene.presentation.perform(.animationEnds) }
      #expect(journal.lines == ["kept"] && root.presentedViewController == nil)
    }
  }

  private func anchored(
    _ version: IOSVersion, isCancellable: Bool, _ journal: Journal
  ) -> (scene: HeadlessScene, sheet: UIAlertController) {
    let scene = HeadlessScene.start()
    var behavior = UIKitBehavior()
    behavior.version = version
    scene.presentation.configure(behavior: behavior, horizontalSizeClass: .compact)
    let root = UIViewController()
    scene.launch(root)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in journal.note("-") })
    if isCancellable {
      sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in journal.note("kept") })
    }
    scene.presentation.turn {
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: true)
    }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    return (scene, sheet)
  }

  @Test func `as an action sheet with a source is a popover on phones too, from iOS 26 on (F19)`() {
    for isCancellable in [true, false] {
      let journal = Journal()
      let (scene, sheet) = anchored(.iOS26, isCancellable: isCancellable, journal)
      #expect(sheet.modalPresentationStyle == .popover)
      #expect(!scene.tapButton("Keep"))
      #expect(scene.presentation.offers(.tapOutside))
      scene.presentation.turn { scene.presentation.perform(.tapOutside) }
      scene.presentation.turn { scene.presentation.perform(.animationEnds) }
      #expect(journal.lines == (isCancellable ? ["kept"] : []))
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func `as an action sheet has no popover on phones before, and needs no source`() {
    let journal = Journal()
    let (scene, sheet) = anchored(.iOS18, isCancellable: true, journal)
    #expect(sheet.popoverPresentationController == nil)
    #expect(sheet.modalPresentationStyle == .overFullScreen)
    #expect(scene.tapButton("Keep"))
  }

  @Test func `runs no handler when code dismisses it`() {
    let stage = Stage()
    stage.endAnimation()
    stage.scene.presentation.turn { stage.root.dismiss(animated: true) }
    stage.endAnimation()
    #expect(stage.received.isEmpty)
  }

  @Test func `takes no second tap while it goes, and none while it comes`() {
    let stage = Stage()
    _ = stage.scene.tapButton("Discard")
    #expect(!stage.alert.isBeingDismissed)
    stage.endAnimation()
    _ = stage.scene.tapButton("Discard")
    _ = stage.scene.tapButton("Keep")
    stage.endAnimation()
    #expect(stage.received.count == 1)
  }

  @Test func `has buttons that can be disabled, and text fields`() {
    let stage = Stage()
    stage.alert.addTextField { $0.placeholder = "name" }
    stage.alert.actions.first?.isEnabled = false
    stage.endAnimation()
    _ = stage.scene.tapButton("Discard")
    #expect(!stage.alert.isBeingDismissed)
    #expect(stage.alert.textFields?.first?.view?.window != nil)
  }
}

extension UITextField {
  fileprivate var view: UIView? { self }
}
