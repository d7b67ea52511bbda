// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A sheet")
struct SheetTests {
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800), safeArea: .zero)
    let root = UIViewController(), content = UIViewController()
    let sheet: UISheetPresentationController

    init(_ detents: [UISheetPresentationController.Detent]) throws {
      scene.launch(root)
      sheet = try #require(content.sheetPresentationController)
      sheet.detents = detents
    }

    var driver: PresentationDriver { scene.presentation }
    var top: CGFloat { content.view.frame.minY }

    func present() {
      driver.turn { root.present(content, animated: true) }
      driver.turn { driver.perform(.animationEnds) }
    }

    func drag(_ direction: UIKitInput) {
      for gesture in [.detentDragBegins, direction, .swipeReleased] {
        #expect(driver.world.offers(gesture))
        driver.turn { driver.perform(gesture) }
      }
    }
  }

  @Test func `has detents of the app's own, which may have no height for now (G13)`() throws {
    let low = UISheetPresentationController.Detent.Identifier("low")
    let height = Box<CGFloat?>(200)
    let stage = try Stage([
      .custom(identifier: low) { _ in height.value }, .custom { $0.maximumDetentValue * 0.8 },
    ])
    stage.present()
    #expect(stage.top == 600)
    height.value = nil
    stage.driver.turn { stage.root.view.setNeedsLayout() }
    #expect(stage.top == 600)
    stage.driver.turn { stage.sheet.invalidateDetents() }
    #expect(stage.top == 168)
    height.value = 100
    stage.driver.turn {
      stage.sheet.invalidateDetents()
      stage.sheet.selectedDetentIdentifier = low
    }
    #expect(stage.top == 700)
    #expect(stage.sheet.selectedDetentIdentifier == low)
  }

  @Test("rests at two of the detents of the app's own, and says so where there are more")
  func thirdDetent() throws {
    let stage = try Stage([.custom { _ in 200 }, .custom { _ in 300 }, .medium(), .large()])
    #expect(
      stage.scene.notes(.unimplemented) == [
        "UISheetPresentationController.detents (a third one of the app's own)"
      ])
    stage.present()
    #expect(stage.top == 600)
    stage.drag(.detentDragMovesUp)
    #expect(stage.sheet.selectedDetentIdentifier == .medium)
    #expect(stage.sheet.detents.count == 4)
  }

  @Test func `takes detents in its controller's viewDidLoad and viewWillAppear (G12)`() throws {
    final class Content: UIViewController {
      override func viewDidLoad() { sheetPresentationController?.detents = [.medium(), .large()] }
      override func viewWillAppear(_ animated: Bool) {
        sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    let stage = try Stage([.large()])
    let content = Content()
    stage.driver.turn { stage.root.present(content, animated: true) }
    stage.driver.turn { stage.driver.perform(.animationEnds) }
    #expect(content.sheetPresentationController?.detents.count == 2)
    #expect(content.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(content.view.frame.minY == 10)
  }

  @Test func `keeps settings that have no effect on the rules`() throws {
    let stage = try Stage([.large()])
    stage.sheet.prefersGrabberVisible = true
    stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    stage.sheet.preferredCornerRadius = 20
    stage.present()
    #expect(stage.sheet.prefersGrabberVisible)
    #expect(!stage.sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(stage.driver.world.offers(.tapGrabber))
  }
}

/// A value that a closure of a test reads anew each time.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
