// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import Testing
import UIKit

/// What is reported of a scene.
@MainActor
private func report(
  depth: Int = 6, properties: [SceneProperty] = .everyScene, _ scene: @escaping SceneFactory
) async throws -> String {
  var vocabulary = SceneVocabulary()
  vocabulary.gestures = []
  return try await reports(depth: depth, vocabulary: vocabulary, properties: properties, scene)
    .joined(separator: "\n\n")
}

/// A screen with a title and a button.
@MainActor
private func screen(
  _ title: String?, _ button: String, _ action: @escaping @MainActor (UIViewController) -> Void
) -> UIViewController {
  let screen = screen(button, action)
  screen.title = title
  return screen
}

@MainActor
@Suite("A trace names", .serialized)
struct TraceWordsTests {
  @Test func `controllers of one type by their titles, or by numbers`() async throws {
    let text = try await report { setup in
      let home = screen("home", "Open") { home in
        home.present(
          screen(nil, "More") { $0.present(screen(nil, "Save") { _ in }, animated: true) },
          animated: true)
      }
      setup.check("one at a time") {
        home.presentedViewController?.presentedViewController == nil
      }
      return home
    }
    #expect(
      text.contains(
        "= UIViewController 'home' ▸ UIViewController (pageSheet) ▸ UIViewController (2) (pageSheet)"
      ))
  }

  @Test func `two alerts that follow each other in one step by their own titles`() async throws {
    let text = try await report(depth: 8) { setup in
      final class Count { var shown = 0 }
      let count = Count()
      @MainActor func show(_ title: String, over home: UIViewController) async {
        count.shown += 1
        await withCheckedContinuation { continuation in
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in continuation.resume() })
          home.present(alert, animated: true)
        }
      }
      setup.check("never two") { count.shown < 2 }
      return screen("home", "Start") { home in
        Task { [unowned home] in
          await show("First", over: home)
          await show("Second", over: home)
        }
      }
    }
    let handover = """
        UIKit calls    UIAlertController 'First'.viewDidDisappear, handler of the alert's action
              the app calls  UIViewController 'home'.present(UIAlertController 'Second',
      """
    #expect(text.contains(handover), "\(text)")
  }

  @Test func `the controllers on a navigation stack, and rows by what they say`() async throws {
    let text = try await report { setup in
      let list = List()
      list.title = "list"
      let stack = UINavigationController(rootViewController: list)
      setup.check("only the list") { stack.viewControllers.count == 1 }
      return stack
    }
    #expect(text.contains("user: tap row 'Inbox'"), "\(text)")
    #expect(
      text.contains("UINavigationController [List 'list', UIViewController 'mail']"), "\(text)")
  }

  private final class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      let table = UITableView(frame: view.bounds)
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Inbox"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let mail = UIViewController()
      mail.title = "mail"
      navigationController?.pushViewController(mail, animated: true)
    }
  }

  @Test func `what the app called, and printed, in the step that ended it`() async throws {
    let text = try await report { _ in
      screen(nil, "Open") { home in
        print("opening", 1, separator: " no. ")
        home.present(UIViewController(), animated: true)
        fatalError("no data")
      }
    }
    #expect(
      text.contains(
        """
           1  user: tap Open
                the app prints opening no. 1
                the app calls  UIViewController.present(UIViewController (2), .pageSheet, animated: true)
                changed        crash: none → crashes
        """), "\(text)")
    #expect(text.contains("Fatal error: no data"))
  }

  @Test func `what the app printed before the step that ended it, once`() async throws {
    let text = try await report { _ in
      screen(nil, "Open") { home in
        print("opening")
        home.present(UIViewController(), animated: true) { fatalError("no data") }
      }
    }
    #expect(text.contains("Fatal error: no data"))
    #expect(text.split(separator: "the app prints opening").count == 2, "\(text)")
  }

  @Test func `what the app printed in each step`() async throws {
    let text = try await report { setup in
      let home = screen(nil, "Count") { home in
        home.title = (home.title ?? "") + "x"
        print("count is \(home.title ?? "")\nand more")
        debugPrint("quoted")
      }
      setup.check("fewer than two") { (home.title ?? "").count < 2 }
      return home
    }
    #expect(
      text.contains(
        """
           2  user: tap Count
                the app prints count is xx
                the app prints and more
                the app prints "quoted"
                changed        checks that fail: none → fewer than two
        """), "\(text)")
  }

  @Test func `a view by the property that held it, when its holder is gone`() async throws {
    let text = try await report { _ in
      screen(nil, "Open") { home in
        let card = Card()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = card
        home.present(card, animated: true)
      }
    }
    #expect(text.contains("left behind: none → view 'shade', which came with Card"), "\(text)")
  }

  private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      let close = UIButton(type: .system)
      close.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      close.setTitle("Close", for: .normal)
      close.addAction(
        UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
      view.addSubview(close)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Shading(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Shading: UIPresentationController {
    private let shade = UIView()

    override func presentationTransitionWillBegin() {
      shade.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      shade.isUserInteractionEnabled = false
      containerView?.window?.addSubview(shade)
    }
  }
}
