// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

/// Shows what it was made with, and opens another one from where it is not the presenter's turn.
private final class Detail: UIViewController {
  let item: String

  init(_ item: String, title: String? = nil) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = item
  }
}

private final class Settings: UIViewController {}

/// Shows an error that was made just now.
private final class Failure: UIViewController {
  private struct Report: Hashable {
    let id = UUID()
    let text: String
  }

  private let report: Report

  init(_ text: String) {
    report = Report(text: text)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("A present that is refused is lost")
struct LostRequestTests {
  /// A home that opens one thing, and another one while that is shown.
  private func result(
    _ first: @escaping @MainActor () -> UIViewController,
    then second: @escaping @MainActor () -> UIViewController
  ) throws -> Judged {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    return try Judged(.noRequestIsLost, depth: 4, vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let screen = first()
        screen.loadViewIfNeeded()
        screen.addButton("other", y: 200) { home.present(second(), animated: true) }
        home.present(screen, animated: true)
      }
      return home
    }
  }

  @Test func `where what is on screen was made with something else`() throws {
    #expect(
      try result {
        Detail("a")
      } then: {
        Detail("b")
      }.verdict == .violated)
  }

  @Test("by what its constants consist of, apart from what differs each time that it is made")
  func parts() throws {
    let same = try result {
      Failure("offline")
    } then: {
      Failure("offline")
    }
    #expect(same.verdict != .violated, "\(same.sequence)")
    let other = try result {
      Failure("offline")
    } then: {
      Failure("no such page")
    }
    #expect(other.verdict == .violated)
  }

  @Test func `where the navigation controller on screen contains something else`() throws {
    let result = try result {
      UINavigationController(rootViewController: Settings())
    } then: {
      UINavigationController(rootViewController: Detail("a"))
    }
    #expect(result.verdict == .violated)
  }

  @Test func `where the alert on screen says something else`() throws {
    let alert = { @MainActor (message: String) in
      UIAlertController(title: nil, message: message, preferredStyle: .alert)
    }
    let result = try result {
      let alert = alert("Saved")
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      return alert
    } then: {
      alert("Offline")
    }
    #expect(result.verdict == .violated)
  }

  @Test func `and not where the same is on screen already`() throws {
    #expect(
      try result {
        Detail("a")
      } then: {
        Detail("a")
      }.verdict != .violated)
    let contained = try result {
      UINavigationController(rootViewController: Detail("a"))
    } then: {
      UINavigationController(rootViewController: Detail("a"))
    }
    #expect(contained.verdict != .violated, "\(contained.sequence)")
  }

  /// A form on a sheet that asks a server, and says on itself that the server has failed; its buttons
  /// ask or close it, or both.
  private func result(_ buttons: [String]) throws -> Judged {
    // What fails while the form comes, or is led by a finger and stays, is lost.
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    return try Judged(.noRequestIsLost, depth: 8, vocabulary: vocabulary) { setup in
      let answer = setup.answer("load", outcomes: .error) { 1 }
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let form = UIViewController()
        for (place, title) in buttons.enumerated() {
          form.addButton(title, y: 100 + 60 * CGFloat(place)) { [unowned form] in
            if title != "close" {
              Task { [form] in
                do { _ = try await answer() } catch {
                  form.present(UIAlertController(), animated: true)
                }
              }
            }
            if title != "load" { form.dismiss(animated: true) }
          }
        }
        home.present(form, animated: false)
      }
      return home
    }
  }

  @Test("and not where the user has left the screen that would say what has become of it")
  func left() throws {
    #expect(try result(["load", "close"]).verdict != .violated)
    #expect(try result(["save"]).verdict == .violated)
  }
}
