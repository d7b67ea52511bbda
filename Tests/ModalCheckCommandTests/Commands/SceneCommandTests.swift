// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import Testing
import UIKit

@testable import ModalCheckCommand

/// A spec of one scene: a home with a button that does something.
private struct OneScene: Spec {
  var identifier = "one-scene"
  let title = "One scene"
  let summary = "A home with a button."
  let scene: SceneFactory

  var variants: [Variant<SceneApplication>] {
    [
      Variant(
        scene: "as it is", summary: "What a user wrote.", names: ["Home"],
        properties: [.neverCrashes], make: scene)
    ]
  }
}

private final class Store { var count = 0 }

private final class Home: UIViewController {
  var stored: Any?

  init(_ action: @escaping (Home) -> Void = { _ in }) {
    super.init(nibName: nil, bundle: nil)
    let go = UIButton(type: .system)
    go.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    go.setTitle("Go", for: .normal)
    go.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
    view.addSubview(go)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("'modalcheck explore' on scenes that cannot be explored as they are", .serialized)
struct SceneCommandTests {
  /// The status, what was written to the streams, and the report.
  private func explore(_ scene: @escaping SceneFactory) throws -> (Captured, report: String) {
    let recorder = Recorder()
    var status = ExitStatus.internalError
    var report = ""
    try withTemporaryFolder { folder in
      status = ModalCheck.run(
        ["explore", "one-scene", "--depth", "2"]
          + ["--behavior", "swipeStart=willDismissFirst", "--output", folder],
        // Where only some specs are explored, no rules are broken on trial.
        specs: [OneScene(scene: scene), OneScene(identifier: "another") { _ in Home() }],
        output: recorder.output())
      report = text(of: "\(folder)/one-scene.md") ?? ""
    }
    let (output, error) = recorder.text
    return (Captured(status: status, output: output, error: error), report)
  }

  @Test func `A crash is a violation that the report explains`() throws {
    let (captured, report) = try explore { _ in Home { _ in fatalError("out of ideas") } }
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.contains("'the app never crashes' (violated)"), "\(captured)")
    #expect(report.contains("Fatal error: out of ideas") && report.contains("tap Go"))
  }

  @Test func `An object that all executions share is an error that names it`() throws {
    nonisolated(unsafe) let shared = Store()
    let (captured, _) = try explore { _ in
      let home = Home { ($0.stored as? Store)?.count += 1 }
      home.stored = shared
      return home
    }
    #expect(captured.status == .internalError)
    #expect(captured.error.contains("one-scene, variant 'as it is': The app or model is not "))
    #expect(captured.error.contains("'Home.stored' is the same Store in every execution"))
  }
}

@MainActor
@Suite("'modalcheck bench' on scenes")
struct SceneBenchTests {
  @Test func `says how many actions of real code are executed a second`() {
    let recorder = Recorder()
    let status = ModalCheck.run(
      ["bench", "--specs", "--rounds", "1", "--depth", "2"],
      specs: [OneScene { _ in Home { $0.stored = Store() } }], output: recorder.output())
    #expect(status == .success)
    let lines = recorder.text.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("k exec/s    × every  questions") == true)
    let figures = lines.dropFirst().first?.split(separator: " ") ?? []
    #expect(figures.first == "one-scene")
    #expect(figures.count == 11)
    // On a busy machine the rate may be so low that it is rounded to nothing.
    #expect(figures.last.flatMap { Double($0) } ?? -1 >= 0, "\(figures)")
  }

  @Test func `measures a sheet that opens, whose rows are chosen and that can be dragged`() throws {
    let found = try BenchSheet().variants[0].explore(
      limits: Limits(depth: 3), configure: { $0.checksDeterminism = false })
    #expect(found.levels == [1, 1, 1, 8])
    #expect(found.results.allSatisfy { $0.verdict != .violated })
  }
}
