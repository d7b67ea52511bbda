// SPDX-License-Identifier: MIT

#if os(Linux)
  import ModalHarness
  import StateSpace
  import Testing
  import UIKit

  @testable import SceneHarness

  @MainActor
  @Suite("Steps that other processes take")
  struct StepsAheadTests {
    private final class Form: UIViewController, UIAdaptivePresentationControllerDelegate {
      private var hasChanges = false

      override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Edit") { [unowned self] in hasChanges = true }
        addButton("Save", y: 200) { [unowned self] in
          print("saved")
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.dismiss(animated: true) }
          }
        }
      }

      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        !hasChanges
      }

      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
          UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
            dismiss(animated: true)
          })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
      }
    }

    private static func home() -> UIViewController {
      let home = UIViewController()
      home.addButton("New") { [unowned home] in
        let form = Form()
        form.presentationController?.delegate = form
        home.present(form, animated: true)
      }
      return home
    }

    /// All that an exploration has found, and how many of its steps copies have taken.
    private struct Findings: Codable, Equatable {
      let digest: String
      let states: Int
      let generated: Int
      let notices: [String]
      let unused: String
    }

    private struct Run: Codable {
      let findings: Findings
      let all: Int
      let taken: Int
    }

    /// Explores a scene in a process of its own, and lets copies of it take all steps that they can.
    private func explore(
      copies: Int, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) throws -> Run {
      let variant = Variant(scene: "scene", summary: "", names: []) { _ in make() }
      return try CopyPolicy.$current.withValue(.init(copies: copies, isPatient: true)) {
        try SceneJournal.result {
          let exploration = try variant.exploreEveryBehavior(
            limits: Limits(steps: 3_000), configure: { $0.checksDeterminism = true })
          let usage = exploration.states.first?.app.ledger.usage
          let unused = usage?.unused(with: nil, presentedBy: .max)
          return Run(
            findings: Findings(
              digest: "\(exploration.digest())", states: exploration.distinct,
              generated: exploration.generated, notices: exploration.notices,
              unused: "\(String(describing: unused))"),
            all: StepsAhead.counts.all, taken: StepsAhead.counts.taken)
        }
      }
    }

    @Test func `lead to what they lead to without them`() throws {
      let alone = try explore(copies: 0, Self.home)
      #expect(alone.all == 0)
      for copies in [1, 3] {
        let helped = try explore(copies: copies, Self.home)
        #expect(helped.findings == alone.findings)
        // The first step of each level is taken here.
        #expect(helped.taken > 100 && helped.all - helped.taken < 20)
      }
    }

    @Test func `are taken again if they end a copy`() throws {
      @MainActor func fragile() -> UIViewController {
        let home = Self.home()
        var taps = 0
        home.addButton("Count", y: 300) {
          taps += 1
          if taps == 3 { fatalError("three") }
        }
        return home
      }
      let alone = try explore(copies: 0, fragile)
      #expect(alone.findings.notices.isEmpty)
      #expect(try explore(copies: 2, fragile).findings == alone.findings)
    }
  }
#endif
