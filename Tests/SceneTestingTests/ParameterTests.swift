// SPDX-License-Identifier: MIT

import SceneTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The parameters of expectNoViolation", .serialized)
struct ParameterTests {
  // What stands between the marks is printed in the article "Reading the result".

  // begin: impatient
  /// Is presented and has nothing to show, so it wants to go at once.
  final class Impatient: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      DispatchQueue.main.async { self.dismiss(animated: true) }
    }
  }
  // end

  private static func scene() -> UIViewController {
    home { $0.present(Impatient(), animated: true) }
  }

  @Test func `A budget may be smaller than any walk`() async throws {
    let found = try await issues {
      try await expectNoViolation(budget: 3, properties: []) { home { _ in } }
    }
    #expect(found.filter(\.isFailure).isEmpty, "\(found)")
  }

  @Test("A violation names the answer on which it depends, the evidence, and how to answer")
  func dependence() async throws {
    let found = try await issues { try await expectNoViolation(scene: Self.scene) }.filter(
      \.isFailure)
    #expect(found.count == 1)
    let text = try #require(found.first?.text)
    #expect(
      text.hasPrefix(
        """
        "no refused present or dismiss is lost" is violated if UIKit behaves so: \
        dismissWhilePresenting=refused.
        """), "\(text)")
    #expect(
      text.contains(
        """
        What becomes of dismiss during the presentation? Documentation and reports leave that open \
        (X3: contradiction, E7:
        """))
    #expect(text.contains("\nUIKit is believed to do so; where you know better, `assuming:` takes"))
    #expect(text.contains("  1  user: tap Open\n"))
    #expect(text.contains("\nExplored all "))
    #expect(try Article("ReadingTheResult").blocks(of: "text")[1] == text)
  }

  @Test func `What is assumed of UIKit is not asked`() async throws {
    // begin: assuming
    try await expectNoViolation(assuming: { $0.dismissWhilePresenting = .deferred }) {
      home { $0.present(Impatient(), animated: true) }
    }
    // end
    let found = try await issues {
      try await expectNoViolation(
        assuming: { $0.dismissWhilePresenting = .refused }, scene: Self.scene)
    }.filter(\.isFailure)
    #expect(found.count == 1)
    #expect(found.first?.text.contains("is violated.\n") == true)
  }

  @Test func `The width of the window`() async throws {
    // begin: width
    try await expectNoViolation(width: .regular) { setup in
      let home = home { $0.present(UIViewController(), animated: true) }
      setup.check("there is room for two columns") {
        home.traitCollection.horizontalSizeClass == .regular
      }
      return home
    }
    // end
  }

  @Test func `The version of iOS`() async throws {
    // begin: version
    try await expectNoViolation(version: .iOS14) { setup in
      let sheet = UIViewController()
      setup.check("before iOS 15 sheets have no detents") {
        sheet.sheetPresentationController == nil
      }
      return home { $0.present(sheet, animated: true) }
    }
    // end
  }

  @Test func `What is tried, and how far`() async throws {
    // begin: vocabulary
    var taps = SceneVocabulary()
    taps.gestures = []
    taps.includesDrags = false
    try await expectNoViolation(depth: 6, vocabulary: taps, properties: [.checksHold]) { setup in
      let home = home { $0.present(UIViewController(), animated: true) }
      setup.check("nobody swipes") { home.presentedViewController?.isBeingDismissed != true }
      return home
    }
    // end
  }

  /// Thanks for one voucher.
  private final class VoucherViewController: UIViewController {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Voucher"
      let redeem = UIAction { [unowned self] _ in
        if field.text == "SPRING26" { present(UIViewController(), animated: true) }
      }
      field.addAction(redeem, for: .editingChanged)
      view.addSubview(field)
    }
  }

  @Test func `What the user types`() async throws {
    // begin: texts
    try await expectNoViolation(strict: true) { setup in
      setup.texts["field"] = ["SPRING26", "no voucher"]
      return VoucherViewController()
    }
    // end
    let gaps = try await issues { try await expectNoViolation { VoucherViewController() } }
    #expect(gaps.first?.text.hasPrefix("Nothing was presented") == true, "\(gaps)")
  }

  @Test func `With and without animation`() async throws {
    // begin: animation
    try await expectNoViolation(properties: .everyScene + [.outcomeIsIndependentOfAnimation]) {
      home { $0.present(UIViewController(), animated: true) }
    }
    // end
  }

  // begin: statistics
  /// Counts what nothing depends on.
  final class Statistics {
    var openings = 0
  }
  // end

  @Test func `What does not belong to the state, and how many steps are executed`() async throws {
    // begin: excluding
    try await expectNoViolation(
      budget: 1_000, excluding: Snapshot.Exclusions(properties: ["Statistics.openings"]),
      strict: true
    ) {
      let statistics = Statistics()
      return home {
        statistics.openings += 1
        $0.present(UIViewController(), animated: true)
      }
    }
    // end
    let gaps = try await issues {
      try await expectNoViolation(budget: 1_000) {
        let statistics = Statistics()
        return home {
          statistics.openings += 1
          $0.present(UIViewController(), animated: true)
        }
      }
    }
    #expect(gaps.first?.text.hasPrefix("Not everything was explored") == true, "\(gaps)")
    let cause = """
      `Statistics.openings` only grows, so there is always a new state: if nothing depends on it, leave it \
      out by `excluding: Snapshot.Exclusions(properties: ["Statistics.openings"])`.
      """
    #expect(gaps.first?.text.hasSuffix(cause) == true, "\(gaps)")
  }

  @Test func `A known issue is looked past`() async throws {
    // begin: known
    try await expectNoViolation(strict: true) { setup in
      let home = home { home in
        home.title = home.title == nil ? "" : "twice"
        home.present(UIViewController(), animated: true)
      }
      setup.check("the title is empty") { (home.title ?? "").isEmpty }
      setup.knownIssue("the title is wrong the second time, #12") { home.title == "twice" }
      return home
    }
    // end
  }

  @Test(
    arguments: [
      "impatient", "assuming", "width", "version", "vocabulary", "texts",
      "animation", "statistics", "excluding", "known",
    ])
  func `The article prints the code that is tested here`(_ name: String) throws {
    #expect(try Article("ReadingTheResult").prints(name, in: #filePath))
  }
}
