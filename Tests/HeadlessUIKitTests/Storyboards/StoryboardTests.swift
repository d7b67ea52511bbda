// SPDX-License-Identifier: MIT

import Testing
import UIKit
import UIKitSemantics

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
  final class Detail: UIViewController {}
  final class List: UIViewController {}

  @Test func `lets the app make a controller with what it needs, or makes it itself`() {
    final class Detail: UIViewController {
      var item = ""
      convenience init?(coder: NSCoder, item: String) {
        self.init(coder: coder)
        self.item = item
      }
    }
    _ = HeadlessScene.start()
    UIStoryboard.provide("Detail") { Detail() }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateViewController(identifier: "Detail") { coder in
      Detail(coder: coder, item: "a")
    }
    #expect(made.item == "a" && made.storyboard === storyboard)
    let other = storyboard.instantiateViewController(identifier: "Detail") { _ -> Detail? in nil }
    #expect(other.item.isEmpty)
  }

  @Test func `A storyboard has what the scene says, a new controller each time`() {
    HeadlessScene.start()
    UIStoryboard.provide("Detail", in: "Main") { Detail() }
    UIStoryboard.provide(nil, in: "Main") { List() }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = storyboard.instantiateViewController(withIdentifier: "Detail")
    let second: Detail = storyboard.instantiateViewController(identifier: "Detail")
    #expect(first is Detail && first !== second)
    #expect(storyboard.instantiateInitialViewController() is List)
    #expect(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func `A controller keeps its storyboard, which keeps no controller`() {
    HeadlessScene.start()
    UIStoryboard.provide("Detail") { Detail() }
    var detail: UIViewController? =
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
    weak let storyboard = detail?.storyboard
    #expect(storyboard?.instantiateViewController(withIdentifier: "Detail") is Detail)
    weak let gone = detail
    detail = nil
    #expect(gone == nil && storyboard == nil)
  }

  @Test func `A new execution begins with empty storyboards`() {
    HeadlessScene.start()
    UIStoryboard.provide(nil) { List() }
    HeadlessScene.start()
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func `A segue is of the class that the scene says, from the controller to a new one`() {
    final class Slide: UIStoryboardSegue {}
    let scene = HeadlessScene.start()
    UIStoryboard.connect("slide", of: List.self, by: Slide.init) { Detail() }
    UIStoryboard.connect("show", of: List.self) { Detail() }
    let list = List()
    let slide = scene.storyboards.segue("slide", from: list)
    #expect(slide is Slide && slide.source === list && slide.destination is Detail)
    #expect(!(scene.storyboards.segue("show", from: list) is Slide))
  }

  @Test func `A segue with a block does what the block does`() {
    var count = 0
    let segue = UIStoryboardSegue(identifier: "a", source: List(), destination: Detail()) {
      count += 1
    }
    segue.perform()
    #expect(count == 1)
  }

  @Test("A segue prepares its source, presents its destination and lives as long as that is shown")
  func lifetime() {
    final class Source: UIViewController {
      var prepared: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier ?? "")
      }
    }
    final class Kept: UIStoryboardSegue {
      static weak var last: Kept?
    }
    let scene = HeadlessScene.start()
    UIStoryboard.connect("detail", of: Source.self) {
      let segue = Kept(identifier: $0, source: $1, destination: $2)
      Kept.last = segue
      return segue
    } to: {
      Detail()
    }
    let source = Source()
    scene.launch(source)
    scene.presentation.turn { source.performSegue(withIdentifier: "detail", sender: nil) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(source.prepared == ["detail"] && source.presentedViewController is Detail)
    #expect(Kept.last != nil)
    scene.presentation.turn { source.dismiss(animated: true) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(source.presentedViewController == nil && Kept.last == nil)
  }

  @Test("A controller that a storyboard does not have ends the execution, as in UIKit")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "A")
      }
    }
  }
}
