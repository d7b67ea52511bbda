// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Objects of classes that are known only then")
struct ConstructibleTests {
  private final class Badge: UIImageView {
    let isMade: Bool
    override init(frame: CGRect) {
      isMade = true
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Room: UIViewController {
    private(set) var name: String?
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      name = nibName
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Desk: NSObject {
    let drawers: Int
    override init() { drawers = 3 }
  }

  private func make<View: UIView>(_ type: View.Type) -> View { View() }

  @Test func `A view is made by the initializer of its own class`() {
    #expect(make(Badge.self).isMade)
    let type: UIView.Type = Badge.self
    let view = type.init(frame: rect(1, 2, 3, 4))
    #expect((view as? Badge)?.isMade == true && view.frame == rect(1, 2, 3, 4))
  }

  @Test func `A picture's view is as large as the picture`() {
    let old: UIImageView = Badge(frame: .zero)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    let view = type(of: old).init(image: image)
    #expect(view is Badge && view.image === image && view.frame.size == image.size)
  }

  @Test func `A controller is made of a file's name`() {
    func room<Controller: UIViewController>(_: Controller.Type) -> Controller {
      Controller(nibName: "Room", bundle: nil)
    }
    #expect(room(Room.self).name == "Room")
  }

  private class Game: NSObject, Codable {
    var word: String
    init(word: String) { self.word = word }
  }

  @Test func `An object is decoded by the initializer that Swift makes for its class`() throws {
    let data = try JSONEncoder().encode(Game(word: "a"))
    #expect(try JSONDecoder().decode(Game.self, from: data).word == "a")
  }

  private class Lamp: _Constructed {
    let isOn: Bool
    required init() { isOn = true }
  }

  @Test func `An object of a class without a superclass is made by its own initializer`() {
    func make<Object: _Constructible>(_: Object.Type) -> Object { Object() }
    #expect(make(Lamp.self).isOn)
  }

  @Test func `An object that is no view is made, too`() {
    func make<Object: NSObject>(_: Object.Type) -> Object { Object() }
    #expect(make(Desk.self).drawers == 3)
  }

  @Test func `A text with attributes is empty at first`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Orders"))
    let written: NSMutableAttributedString = .init()
    written.append(NSAttributedString())
    #expect(text.string == "Orders" && written.length == 0)
    func make<Text: NSAttributedString>(_: Text.Type) -> Text { Text() }
    #expect(make(NSMutableAttributedString.self).length == 0)
  }

  @Test func `An app has a delegate with a window also where the scene names none`() {
    let stage = Stage()
    #expect(UIApplication.shared.delegate?.window == stage.window)
  }

  @Test func `A table and an array of Foundation's let go of objects, unless they keep them`() {
    let loose = NSHashTable<AnyObject>.weakObjects(), kept = NSHashTable<AnyObject>()
    let array = NSPointerArray.weakObjects()
    do {
      let desk = Desk(), other = Desk()
      loose.add(desk)
      loose.add(desk)
      kept.add(other)
      array.addPointer(Unmanaged.passUnretained(desk).toOpaque())
      #expect(loose.count == 1 && loose.contains(desk) && array.allObjects.count == 1)
    }
    #expect(loose.allObjects.isEmpty && kept.count == 1)
    #expect(array.count == 1 && array.allObjects.isEmpty)
    array.compact()
    #expect(array.count == 0)
  }
}
