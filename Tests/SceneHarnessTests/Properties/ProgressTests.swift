// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("The user is never trapped")
struct ProgressTests {
  /// A cover whose button does something, on a home that opens it.
  private func result(
    closing close: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) throws -> Judged {
    try Judged(.catalog(.userIsNeverTrapped), depth: 8) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        cover.addButton("close") { [unowned cover] in close(cover) }
        home.present(cover, animated: true)
      }
      return home
    }
  }

  @Test func `where a call that is due and goes before all else leads out`() throws {
    let result = try result { cover in
      DispatchQueue.main.async { [weak cover] in cover?.dismiss(animated: true) }
    }
    #expect(result.verdict == .holds, "\(result.verdict) \(result.sequence)")
  }

  /// A sheet whose drag dismisses when it begins, and puts off something with each move.
  private final class BusySheet: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "sheet"
      view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: self, action: Selector("dragged:", BusySheet.dragged(_:))))
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began: dismiss(animated: true)
      case .changed: DispatchQueue.main.async {}
      default: break
      }
    }
  }

  @Test(
    "and a transition ends although each move puts off a call, which comes first",
    arguments: [CatalogProperty.everyTransitionEnds, .noLostDismiss, .touchHandlingIsRestored])
  func obligations(property: CatalogProperty) throws {
    var vocabulary = SceneVocabulary()
    (vocabulary.dragPositions, vocabulary.lifts) = ([10], [.still])
    vocabulary.includesCancelledTouches = false
    let result = try Judged(.catalog(property), depth: 9, vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let sheet = BusySheet()
        sheet.modalPresentationStyle = .fullScreen
        home.present(sheet, animated: false)
      }
      return home
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `unless there is no way out`() throws {
    let result = try result { _ in }
    #expect(result.verdict == .violated)
    #expect(result.sequence == ["tap open"])
  }

  private static func poll(_ home: UIViewController?) {
    guard let sheet = home?.presentedViewController, sheet.isBeingPresented else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak home] in poll(home) }
  }

  @Test(
    "and a transition ends although two calls poll for its end, one of which is always due soon")
  func polling() throws {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    let result = try Judged(.catalog(.everyTransitionEnds), vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.present(UIViewController(), animated: true)
        for _ in 0..<2 { Self.poll(home) }
      }
      return home
    }
    #expect(result.verdict == .holds, "\(result.sequence)")
  }

  /// A list that is refreshed, maybe without an end.
  private final class News: UITableViewController {
    var ends = true
    override func viewDidLoad() {
      super.viewDidLoad()
      refreshControl = UIRefreshControl()
      refreshControl?.addAction(
        UIAction { [unowned self] _ in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            if self?.ends == true { self?.refreshControl?.endRefreshing() }
          }
        }, for: .valueChanged)
    }
  }

  @Test("and who pulls to refresh sees an end of it", arguments: [true, false])
  func refreshing(ends: Bool) throws {
    let result = try Judged(.whatIsOverLeaves) { _ in
      let news = News()
      news.ends = ends
      return news
    }
    #expect(result.verdict == (ends ? .holds : .violated))
    #expect(result.sequence.count == (ends ? 0 : 2), "\(result.sequence)")
  }
}
