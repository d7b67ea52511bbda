// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Synchronization
import Testing
import UIKit

@MainActor
protocol Library {
  func newestTitle() async throws -> String
}

@MainActor
class PickerModel {
  var title = ""
  private let library: any Library
  private var picked: CheckedContinuation<String?, Never>?

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

final class CarefulPickerModel: PickerModel {
  private var isFinished = false

  override func finish(with title: String?) {
    if isFinished { return }
    isFinished = true
    super.finish(with: title)
  }
}

class PickerViewController: UIViewController {
  let model: PickerModel

  init(model: PickerModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .system)
    done.frame = CGRect(x: 20, y: 40, width: 280, height: 44)
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
    view.addSubview(done)
    Task { [model] in await model.load() }
  }

  func close() {
    model.finish(with: model.title)
    dismiss(animated: true)
  }
}

final class CarefulPickerViewController: PickerViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { model.finish(with: nil) }
  }
}

@MainActor
struct FakeLibrary: Library {
  let title: SceneAnswer<String>
  func newestTitle() async throws -> String { try await title() }
}

@MainActor
func shelf(
  _ setup: SceneSetup, model makeModel: @escaping @MainActor (any Library) -> PickerModel,
  picker makePicker: @escaping @MainActor (PickerModel) -> UIViewController
) -> UIViewController {
  let library = FakeLibrary(title: setup.answer("library") { "Emma" })
  let shelf = UIViewController()
  let add = UIButton(type: .system)
  add.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
  add.setTitle("Add", for: .normal)
  add.addAction(
    UIAction { [unowned shelf] _ in
      let model = makeModel(library)
      shelf.present(makePicker(model), animated: true)
      Task { add.setTitle(await model.pick() ?? "Add", for: .normal) }
    }, for: .touchUpInside)
  shelf.view.addSubview(add)
  return shelf
}

@MainActor
@Suite("A screen that loads, and that hands a result back by a continuation", .serialized)
struct LoadingTests {
  private func reports(_ scene: @escaping SceneFactory) throws -> [String] {
    let reports = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
      try expectNoViolation(depth: 8, scene: scene)
    } matching: { issue in
      reports.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.error == nil
    }
    return reports.withLock { $0 }
  }

  @Test("finds the result that comes twice, by the shortest sequence")
  func published() throws {
    let found = try reports {
      shelf($0, model: PickerModel.init, picker: CarefulPickerViewController.init)
    }
    let text = try #require(found.first { $0.contains("tried to resume its continuation") })
    #expect(text.contains("user: tap Done"))
    #expect(found.count == 1)
  }

  @Test("is quiet about the repaired screen")
  func repaired() throws {
    let found = try reports {
      shelf($0, model: CarefulPickerModel.init, picker: CarefulPickerViewController.init)
    }
    #expect(found.isEmpty)
  }
}
