// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Has a text once its view is loaded.
private final class Note: UIViewController {
  var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    text = "Buy milk"
  }
}

@MainActor
@Suite("What is put off to the main queue when a page is pushed", .serialized)
struct MainQueueTests {
  /// A list whose button pushes a note, and does something with it a little later.
  private func found(
    assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
    _ later: @escaping @MainActor (Note) -> Void
  ) throws -> [String] {
    try violations(depth: 2, assuming: assumptions) {
      UINavigationController(
        rootViewController: screen("Open") { list in
          let note = Note()
          list.navigationController?.pushViewController(note, animated: true)
          DispatchQueue.main.async { later(note) }
        })
    }
  }

  @Test func `may come before the page's view is loaded`() throws {
    let found = try found { _ = $0.text!.count }
    let text = try #require(found.first)
    #expect(
      text.hasPrefix(
        "\"the app never crashes\" is violated if UIKit behaves so: mainQueueComesFirst=yes."))
    #expect(
      text.contains(
        """
           1  user: tap Open
                the app calls  UINavigationController.pushViewController(Note)
                UIKit calls    main queue call at MainQueueTests.swift:30
                changed        crash: none
        """), "\(text)")
    let other = try self.found(assuming: { $0.mainQueueComesFirst = false }) { _ = $0.text!.count }
    #expect(other == [])
  }

  @Test func `may come when the page is on its way`() throws {
    let found = try found { note in precondition(note.viewIfLoaded?.window == nil) }
    let text = try #require(found.first)
    #expect(text.contains("if UIKit behaves so: mainQueueComesFirst=no."))
    #expect(text.contains("\n   2  app: main queue call at MainQueueTests.swift:30\n"))
  }

  @Test func `does not come if it is called off before`() throws {
    let found = try violations(depth: 2) {
      UINavigationController(
        rootViewController: screen("Open") { list in
          let later = DispatchWorkItem { fatalError("too late") }
          list.navigationController?.pushViewController(Note(), animated: true)
          DispatchQueue.main.async { later.cancel() }
          DispatchQueue.main.async(execute: later)
        })
    }
    #expect(found == [])
  }

  @Test func `comes at its time where nothing is to be waited for`() throws {
    #expect(try found { _ in } == [])
  }
}
