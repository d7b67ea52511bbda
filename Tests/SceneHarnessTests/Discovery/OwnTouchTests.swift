// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

/// A card that is dragged without a recognizer.
private final class DraggedCard: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    center.y += touch.location(in: nil).y - touch.previousLocation(in: nil).y
  }
}

/// A button drawn by hand.
private final class Pad: UIView {
  var journal: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("cancelled")
  }
}

private class Popup: UIViewController {
  let card = UIView(frame: rect(100, 300, 200, 200)), caption = UILabel()
  var touched: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.frame = card.bounds
    card.addSubview(caption)
    card.addSubview(UIView(frame: rect(0, 150, 200, 50)))
    view.addSubview(card)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first?.view
  }
}

private final class HigherPopup: Popup {}

@MainActor
@Suite("Views that handle touches themselves are touched")
struct OwnTouchTests {
  @Test("The runtime says where classes have their methods for touches")
  func places() { #expect(TouchMethods.overridden.places?.count == 4) }

  @Test func `Only what the app overrides counts, be it in a class above`() {
    let scene = HeadlessScene.start()
    #expect(TouchMethods(of: Popup()) == .began && TouchMethods(of: HigherPopup()) == .began)
    #expect(TouchMethods(of: Pad()) == [.began, .ended, .cancelled])
    #expect(TouchMethods(of: DraggedCard()) == .moved)
    for view in [UIView(), UIButton(), UITableView(), UITextField()] {
      #expect(TouchMethods(of: view).isEmpty)
    }
    #expect(scene.windows.isEmpty)
  }

  @Test("A controller's view is tapped beside what it shows, and so is what its property holds")
  func controller() {
    let popup = HigherPopup()
    let stage = ActedScene(popup)
    #expect(stage.names == ["tap view of HigherPopup", "tap card"])
    stage.perform("tap view of HigherPopup")
    #expect(popup.touched === popup.view)
    stage.perform("tap card")
    #expect(popup.touched === popup.card)
  }

  @Test func `A scroll view keeps touches from the controller around it (Stack Overflow 787212)`() {
    let popup = Popup()
    let stage = ActedScene(popup)
    stage.add(UIScrollView(), "contents", rect(0, 0, 400, 800))
    #expect(stage.names.isEmpty)
  }

  @Test func `A view is tapped, and the system takes a touch away from it`() {
    let stage = ActedScene()
    let pad = stage.add(Pad(), "pad", rect(0, 0, 100, 100))
    stage.add(UIView(), "other", rect(0, 100, 100, 100))
    #expect(stage.names == ["tap pad", "touch pad, cancelled by the system"])
    stage.perform("tap pad", "touch pad, cancelled by the system")
    #expect(pad.journal == ["began", "ended", "began", "cancelled"])
  }

  @Test func `A view that follows a finger is dragged`() {
    let stage = ActedScene()
    let card = stage.add(DraggedCard(), "card", rect(0, 100, 400, 100))
    #expect(stage.names == ["pan card: began down"])
    stage.perform("pan card: began down", "pan card: to 70 %")
    #expect(card.frame.minY > 150)
    #expect(stage.names.contains("pan card: cancelled by the system"))
    stage.perform("pan card: lifted")
    #expect(stage.names == ["pan card: began down"])
  }
}
