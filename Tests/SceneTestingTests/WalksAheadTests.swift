// SPDX-License-Identifier: MIT

#if os(Linux)
  import ModalCheckTesting
  import Testing
  import UIKit

  @testable import SceneHarness
  @testable import SceneTesting

  @MainActor
  @Suite("Long flows that another process makes", .serialized)
  struct WalksAheadTests {
    private final class Cart: UIViewController, UITextFieldDelegate {
      private var items = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        field.placeholder = "Voucher"
        view.addSubview(field)
        view.addSubview(
          button("Add") { [unowned self] in
            items += 1
            print("\(items) items")
            if items == 6 { present(screen("Enough") { $0.title = "more" }, animated: true) }
          })
      }
    }

    private struct Run: Codable {
      let defects: [String]
      let coverage: String
      let gaps: [String]
      let steps: Int
    }

    private func explore(copies: Int) throws -> Run {
      let scene = TestedScene(
        width: .compact, version: .latest, assuming: { _ in }, vocabulary: SceneVocabulary(),
        excluding: Snapshot.Exclusions(), properties: .everyScene
      ) { _ in home { $0.present(Cart(), animated: true) } }
      let exploration = scene.exploration(depth: nil, budget: 400)
      return try CopyPolicy.$current.withValue(.init(copies: copies, isPatient: true)) {
        try SceneJournal.result {
          let verdict = try exploration()
          return Run(
            defects: verdict.defects.map(\.text), coverage: verdict.coverage,
            gaps: verdict.untoldGaps, steps: WalksAhead.count)
        }
      }
    }

    @Test func `find what those find that are made here`() throws {
      let (alone, helped) = (try explore(copies: 0), try explore(copies: 1))
      #expect(alone.steps == 0 && helped.steps > 50)
      #expect(helped.defects == alone.defects)
      #expect(helped.coverage == alone.coverage)
      #expect(helped.gaps == alone.gaps)
      #expect(alone.coverage.contains("long flows"))
    }
  }
#endif
