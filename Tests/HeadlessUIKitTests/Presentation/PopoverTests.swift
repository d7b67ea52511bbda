// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A popover")
struct PopoverTests {
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start(screen: CGSize(width: 1000, height: 800), safeArea: .zero)
    let root = UIViewController(), content = UIViewController()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

    init(_ width: HorizontalSizeClass = .regular) {
      scene.presentation.configure(behavior: UIKitBehavior(), horizontalSizeClass: width)
      scene.launch(root)
      root.view.addSubview(source)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = source
    }

    var driver: PresentationDriver { scene.presentation }

    func present() {
      driver.turn { root.present(content, animated: true) }
      driver.turn { driver.perform(.animationEnds) }
    }
  }

  /// The sides that are permitted, and where the popover is then.
  struct Side: Sendable {
    let permitted: UIPopoverArrowDirection, direction: UIPopoverArrowDirection
    let frame: [CGFloat]

    init(
      _ permitted: UIPopoverArrowDirection, _ direction: UIPopoverArrowDirection,
      _ frame: CGFloat...
    ) { (self.permitted, self.direction, self.frame) = (permitted, direction, frame) }
  }

  @Test(
    "stands at the side that it is permitted, as large as its content wants and its arrow needs",
    arguments: [
      Side(.any, .up, 300, 350, 200, 313), Side(.down, .down, 300, 0, 200, 300),
      Side(.left, .left, 425, 175, 213, 300), Side(.right, .right, 162, 175, 213, 300),
      Side([.left, .right], .left, 425, 175, 213, 300), Side([], .up, 300, 350, 200, 313),
    ])
  func place(side: Side) throws {
    let stage = Stage()
    stage.source.frame = CGRect(x: 375, y: 300, width: 50, height: 50)
    stage.content.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(stage.content.popoverPresentationController)
    popover.permittedArrowDirections = side.permitted
    #expect(popover.arrowDirection == .unknown)
    stage.present()
    #expect(popover.arrowDirection == side.direction)
    let frame = stage.content.view.frame
    #expect([frame.minX, frame.minY, frame.width, frame.height] == side.frame)
    let safe = stage.content.view.safeAreaLayoutGuide.layoutFrame.size
    #expect(safe == CGSize(width: 200, height: side.direction == .down ? 287 : 300))
  }

  @Test func `points at a part of its source, and stays on the screen`() {
    let stage = Stage()
    stage.content.preferredContentSize = CGSize(width: 200, height: 300)
    stage.content.popoverPresentationController?.sourceRect =
      CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.present()
    #expect(stage.content.view.frame == CGRect(x: 5, y: 110, width: 200, height: 313))
    stage.driver.turn { stage.content.preferredContentSize.width = 400 }
    #expect(stage.content.view.frame == CGRect(x: 0, y: 110, width: 400, height: 313))
  }

  @Test(arguments: [false, true])
  func `that does not fit becomes smaller, or covers its source if it may`(mayOverlap: Bool) {
    let stage = Stage()
    stage.source.frame = CGRect(x: 375, y: 500, width: 50, height: 50)
    stage.content.preferredContentSize = CGSize(width: 200, height: 600)
    stage.content.popoverPresentationController?.permittedArrowDirections = .up
    stage.content.popoverPresentationController?.canOverlapSourceViewRect = mayOverlap
    stage.present()
    #expect(
      stage.content.view.frame
        == CGRect(x: 300, y: mayOverlap ? 187 : 550, width: 200, height: mayOverlap ? 613 : 250))
  }

  @Test func `asks no delegate that is gone`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {}
    let stage = Stage(.compact)
    do {
      let delegate = Delegate()
      stage.content.presentationController?.delegate = delegate
    }
    let events = stage.driver.turn { stage.root.present(stage.content, animated: true) }
    #expect(!"\(events)".contains("daptive"), "\(events)")
  }

  @Test func `is a sheet in a narrow window (F4), unless its delegate wants a popover (F5)`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let sheet = Stage(.compact)
    sheet.present()
    #expect(sheet.content.view.frame.width == 1000)
    #expect(sheet.driver.world.top?.style == .formSheet)
    #expect(
      sheet.content.activePresentationController
        === sheet.content.popoverPresentationController?.adaptiveSheetPresentationController)

    let popover = Stage(.compact)
    let delegate = Delegate()
    popover.content.presentationController?.delegate = delegate
    popover.present()
    #expect(popover.driver.world.top?.style == .popover)
    #expect(popover.content.view.frame.width == 320)
    #expect(popover.content.activePresentationController === popover.content.presentationController)
  }

  @Test func `has a sheet to configure for narrow windows (G1)`() throws {
    let stage = Stage(.compact)
    let popover = try #require(stage.content.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    stage.present()
    #expect(abs(stage.content.view.frame.minY - 357.6) < 0.001)
  }

  @Test func `is what an action sheet is in a wide window, which needs a source too (H15)`() {
    let stage = Stage()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    stage.driver.turn { stage.root.present(sheet, animated: true) }
    #expect(stage.driver.exception?.contains("source") == true)
  }
}
