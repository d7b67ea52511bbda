// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import TestSupport
import Testing
import UIKit

// What stands between the marks is printed in the article "Check code that waits".

// begin: model
@MainActor
protocol Library {
  func newestTitle() async throws -> String
}

@MainActor
class PickerModel {
  var title = ""
  var picked: CheckedContinuation<String?, Never>?
  private let library: any Library

  init(library: any Library) { self.library = library }

  func load() async {
    title = (try? await library.newestTitle()) ?? "untitled"
  }

  func pick() async -> String? {
    await withCheckedContinuation { picked = $0 }
  }

  func finish(with title: String?) {
    picked?.resume(returning: title)
  }
}
// end

// begin: screens
class PickerViewController: UIViewController {
  let model: PickerModel
  private var loading: Task<Void, Never>?

  init(model: PickerModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Done", at: 40) { [unowned self] in close() })
    loading = Task { [model] in await model.load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading?.cancel()
  }

  private func close() {
    model.finish(with: model.title)
    dismiss(animated: true)
  }
}

final class ShelfViewController: UIViewController {
  private let makePicker: @MainActor () -> PickerViewController
  private let label = UILabel()

  init(makePicker: @escaping @MainActor () -> PickerViewController) {
    self.makePicker = makePicker
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button("Add", at: 100) { [unowned self] in add() })
  }

  private func add() {
    let picker = makePicker()
    present(picker, animated: true)
    Task { [model = picker.model, label] in
      if let title = await model.pick() { label.text = title }
    }
  }
}

@MainActor
private func button(
  _ title: String, at y: CGFloat, action: @escaping @MainActor () -> Void
) -> UIButton {
  let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  button.frame = CGRect(x: 20, y: y, width: 280, height: 44)
  return button
}
// end

// begin: swipe
class SwipeablePickerViewController: PickerViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { model.finish(with: nil) }
  }
}
// end

// begin: once
final class CarefulPickerModel: PickerModel {
  override func finish(with title: String?) {
    picked?.resume(returning: title)
    picked = nil
  }
}
// end

// begin: answer
@MainActor
struct FakeLibrary: Library {
  let title: SceneAnswer<String>
  func newestTitle() async throws -> String { try await title() }
}
// end

// begin: scene
@MainActor
func shelf(_ setup: SceneSetup) -> UIViewController {
  let library = FakeLibrary(title: setup.answer("library") { "Emma" })
  return ShelfViewController { PickerViewController(model: PickerModel(library: library)) }
}
// end

/// Tells of what it has loaded in an alert, whether it is still on screen or not.
final class TellingViewController: UIViewController {
  private let answer: SceneAnswer<String>

  init(_ answer: SceneAnswer<String>) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .system)
    close.frame = CGRect(x: 20, y: 40, width: 280, height: 44)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
    Task {
      let text = (try? await answer()) ?? "Failed"
      let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
}

@MainActor
@Suite("The article on code that waits", .serialized)
struct LoadingTests {
  /// Compares what is reported with a text of the article, but for the place in Swift's library.
  private func expect(_ found: [String], asIn number: Int) throws {
    let place = /_Concurrency\/CheckedContinuation\.swift:\d+/
    let shown = try Article("CheckCodeThatWaits").blocks(of: "text")[number]
    #expect(found.map { $0.replacing(place, with: "") } == [shown.replacing(place, with: "")])
  }

  @Test func `finds the result that never comes`() async throws {
    let found = try await reports(depth: 7, shelf)
    try expect(found, asIn: 0)
  }

  @Test func `finds the result that comes twice`() async throws {
    let found = try await reports { setup in
      let library = FakeLibrary(title: setup.answer("library") { "Emma" })
      return ShelfViewController {
        SwipeablePickerViewController(model: PickerModel(library: library))
      }
    }
    try expect(found, asIn: 1)
  }

  @Test("reports an alert that comes at the wrong time once, whatever UIKit does with it")
  func oneIssue() async throws {
    let found = try await reports { setup in
      let answer = setup.answer("load") { "Emma" }
      return home { $0.present(TellingViewController(answer), animated: true) }
    }
    #expect(found.count == 1, "\(found)")
    let text = found.first ?? ""
    #expect(text.hasPrefix("\"no refused present or dismiss is lost\" is violated.\n"))
    let other = "presentWhileBeingDismissed=keepsItAlive, by the same call, in: user: tap Open"
    #expect(text.contains("\"the user is never trapped\" if UIKit behaves so: \(other)"))
  }

  @Test func `is quiet about the repaired screen`() async throws {
    try await expectNoViolation(budget: 12_000, strict: true) { setup in
      let library = FakeLibrary(title: setup.answer("library") { "Emma" })
      return ShelfViewController {
        SwipeablePickerViewController(model: CarefulPickerModel(library: library))
      }
    }
  }

  @Test(arguments: ["model", "screens", "swipe", "once", "answer", "scene"])
  func `prints the code that is tested here`(_ name: String) throws {
    #expect(try Article("CheckCodeThatWaits").prints(name, in: #filePath))
  }
}
