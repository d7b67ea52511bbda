// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

/// States are equal if and only if the same follows on them: what decides that and is not part of a state
/// makes a search end too early, and tells of nothing.
@MainActor
@Suite("States that were reached on two ways")
struct EqualStatesTests {
  private func areEqual(
    _ first: [String], _ second: [String], in part: (TaskTests.Driven) -> Fingerprint = \.place,
    _ make: @escaping SceneFactory
  ) -> Bool {
    let parts = [first, second].map { names in
      let scene = TaskTests.Driven(SceneVocabulary(), make)
      for name in names { scene.does(name) }
      return part(scene)
    }
    return parts[0] == parts[1]
  }

  @Test func `differ if the user types in one of them`() {
    let scene: SceneFactory = { _ in
      let home = UIViewController()
      home.view.addSubview(UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44)))
      return home
    }
    let typed = ["type in UITextField", "clear UITextField"]
    #expect(!areEqual([], typed, scene))
    #expect(areEqual(typed, typed + typed, scene))
  }

  @Test func `differ if the user has chosen a date in one of them`() {
    let scene: SceneFactory = { _ in
      let form = UIViewController()
      let controls: [UIControl] = [UIStepper(), UIDatePicker()]
      for (place, control) in controls.enumerated() {
        control.frame = CGRect(x: 20, y: 100 + 80 * place, width: 200, height: 40)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        form.view.addSubview(control)
      }
      return form
    }
    let (step, choice) = ("tap the right half of UIStepper", "choose another date in UIDatePicker")
    #expect(!areEqual([step, step], [step, choice, step], scene))
    #expect(areEqual([choice, step, step], [step, choice, step], scene))
  }

  @Test func `differ if a screen has come by itself in one of them, and others may`() {
    let scene: SceneFactory = { setup in
      let answer = setup.answer("load", outcomes: .value) { 1 }
      let home = UIViewController()
      home.addButton("Load") { [unowned home] in
        for _ in 0..<3 {
          answer { [unowned home] _ in
            home.navigationController?.pushViewController(UIViewController(), animated: true)
          }
        }
      }
      return UINavigationController(rootViewController: home)
    }
    let start = [
      "tap Load", "load answers", "transition in controller 0 ends",
      "edge pan back swipe: began right",
    ]
    let (answer, move) = ("load answers", "edge pan back swipe: to 70 %")
    #expect(!areEqual(start + [answer, move], start + [move, answer], scene))
  }

  /// Two buttons that differ, or do not, in what they want to be done when something has ended.
  private func scene(
    differ: Bool, within wrap: @escaping @MainActor (UIViewController) -> UIViewController,
    _ ending: @escaping @MainActor (UIViewController, _ completion: @escaping () -> Void) -> Void
  ) -> SceneFactory {
    { setup in
      let home = UIViewController()
      final class Note { var text = "" }
      let note = Note()
      for (place, title) in ["One", "Two"].enumerated() {
        let text = differ ? title : "One"
        home.addButton(title, y: 200 + 60 * CGFloat(place)) { [unowned home] in
          ending(home) { note.text = text }
        }
      }
      setup.check("the second one was not last") { note.text != "Two" }
      return wrap(home)
    }
  }

  /// Expects that the app's objects differ if and only if what was asked to be done at an end differs.
  private func expectTellsApart(
    after names: [String] = [],
    within wrap: @escaping @MainActor (UIViewController) -> UIViewController = { $0 },
    _ ending: @escaping @MainActor (UIViewController, _ completion: @escaping () -> Void) -> Void
  ) {
    for differ in [true, false] {
      let scene = scene(differ: differ, within: wrap, ending)
      let areEqual = areEqual(names + ["tap One"], names + ["tap Two"], in: \.objects, scene)
      #expect(areEqual != differ)
    }
  }

  @Test func `differ in what is called at the end of a transition`() {
    expectTellsApart { home, completion in
      home.present(UIViewController(), animated: true)
      home.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completion() }
    }
  }

  @Test func `differ in what is called when a screen is there`() {
    expectTellsApart { home, completion in
      home.present(UIViewController(), animated: true, completion: completion)
    }
  }

  /// Presents a sheet at launch.
  private final class Presenting: UIViewController {
    private var sheet: UIViewController?

    init(_ sheet: UIViewController) {
      self.sheet = sheet
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let sheet { present(sheet, animated: false) }
      sheet = nil
    }
  }

  @Test func `differ in what is called when a screen is gone`() {
    expectTellsApart(after: ["animation ends"], within: Presenting.init) { sheet, completion in
      sheet.dismiss(animated: true, completion: completion)
    }
  }

  @Test func `differ in what is called when a screen is there that waits for a push`() {
    expectTellsApart(within: UINavigationController.init) { home, completion in
      home.navigationController?.pushViewController(UIViewController(), animated: true)
      home.navigationController?.present(
        UIViewController(), animated: true, completion: completion)
    }
  }

  @Test func `differ in what is called when a search is gone`() {
    expectTellsApart(after: [
      "tap search field", "end of animation: view of UISearchController alpha",
    ]) { home in
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      home.navigationItem.searchController = search
      return UINavigationController(rootViewController: home)
    } _: { home, completion in
      home.dismiss(animated: true, completion: completion)
    }
  }

  @Test func `differ in what is called at the end of an animation`() {
    expectTellsApart { home, completion in
      UIView.animate(withDuration: 0.3) {
        home.view.alpha = 0.5
      } completion: { _ in
        completion()
      }
    }
  }

  @Test func `differ in what is called at the end of an animator that nobody keeps`() {
    expectTellsApart { home, completion in
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { home.view.alpha = 0.5 }
      animator.addCompletion { _ in completion() }
      animator.startAnimation()
    }
  }

  @Test func `are the same once the user has done something else where a sheet was shown from`() {
    let scene: SceneFactory = { _ in
      let (home, sheet) = (UIViewController(), UIViewController())
      var count = 0
      for (place, title) in ["One", "Two"].enumerated() {
        home.addButton("Open \(title)", y: 100 + 60 * CGFloat(place)) {
          [unowned home] in home.present(sheet, animated: true)
        }
      }
      let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 20))
      home.view.addSubview(label)
      @MainActor func turn() {
        count = (count + 1) % 2
        label.text = "\(count)"
      }
      home.addButton("Turn", y: 220, turn)
      sheet.addButton("Turn the other", y: 160, turn)
      sheet.addButton("Close") { [unowned sheet] in sheet.dismiss(animated: true) }
      turn()
      return home
    }
    func shown(by title: String, _ inside: String...) -> [String] {
      ["tap Open \(title)", "animation ends"] + inside + ["tap Close", "animation ends"]
    }
    let (turn, other) = ("tap Turn", "tap Turn the other")
    #expect(!areEqual(shown(by: "One"), shown(by: "Two"), scene))
    #expect(areEqual(shown(by: "One") + [turn], shown(by: "Two") + [turn], scene))
    #expect(areEqual(shown(by: "One", other), shown(by: "Two", other), scene))
  }

  @Test("are the same if they differ in a task alone that has ended: no turn of an actor's runs it")
  func endedTask() throws {
    let variant = Variant(scene: "tasks", summary: "", names: []) { setup in
      let answer = setup.answer("load", outcomes: .value) { 1 }
      let counter = TaskTests.Counter()
      return TaskTests.Home([
        (name: "note", action: { home in home.task = Task {} }),
        (
          name: "count",
          action: { home in
            guard home.number == nil else { return }
            home.number = Task {
              _ = try? await answer()
              return await counter.add(0)
            }
          }
        ),
      ])
    }
    let exploration = try variant.exploreEveryBehavior(
      limits: Limits(depth: 6),
      configure: {
        ($0.checksDeterminism, $0.determinismSample) = (true, .max)
      })
    #expect(exploration.isClosed)
  }
}
