// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

/// Expects that no property says anything of a scene, or none of those with a word in their names.
@MainActor
private func expectQuiet(
  depth: Int = 9, vocabulary: SceneVocabulary = SceneVocabulary(),
  about word: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ scene: @escaping SceneFactory
) throws {
  let variant = Variant(
    scene: "scene", summary: "", names: [], vocabulary: vocabulary, properties: .everyScene,
    make: scene)
  let found = try variant.explore(limits: Limits(depth: depth)).results
    .filter { $0.verdict == .violated && (word.isEmpty || $0.name.contains(word)) }
    .map { result in
      let steps = result.trace?.steps.map { variant.names.name(of: $0.action) } ?? []
      let seen = result.trace?.steps.last?.after.app.observation
      let why = (seen?.leftBehind ?? []) + (seen?.notRestored ?? []) + (seen?.lostRequests ?? [])
      return "\(result.name): \(steps.joined(separator: ", ")): \(why)"
    }
  #expect(found.isEmpty, "\(found)", sourceLocation: sourceLocation)
}

extension SceneVocabulary {
  /// Swipes of sheets that dismiss or are cancelled.
  fileprivate static let swipes: SceneVocabulary = {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
    return vocabulary
  }()

  /// Slow drags with one place on the way.
  fileprivate static let drags: SceneVocabulary = {
    var vocabulary = SceneVocabulary()
    (vocabulary.gestures, vocabulary.lifts, vocabulary.dragPositions) = ([], [.still], [40])
    return vocabulary
  }()
}

@MainActor
private func sheet(_ prepare: (UIViewController) -> Void = { _ in }) -> UIViewController {
  let sheet = UIViewController()
  prepare(sheet)
  return sheet
}

@MainActor
@Suite("No property reports an app that is right")
struct QuietTests {
  @Test func `which pushes and then presents`() throws {
    try expectQuiet(depth: 8, vocabulary: .swipes) { _ in
      let first = UIViewController()
      first.addButton("push") { [unowned first] in
        let second = UIViewController()
        second.addButton("open") { [unowned second] in second.present(sheet(), animated: true) }
        first.navigationController?.pushViewController(second, animated: true)
      }
      return UINavigationController(rootViewController: first)
    }
  }

  @Test func `which presents while a swipe back returns`() throws {
    try expectQuiet(depth: 7, vocabulary: .drags) { _ in
      let first = UIViewController()
      let stack = UINavigationController(rootViewController: first)
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [unowned first] _ in
          first.present(
            sheet { sheet in
              sheet.addButton("close") { [unowned sheet] in sheet.dismiss(animated: true) }
            }, animated: true)
        })
      stack.pushViewController(UIViewController(), animated: false)
      return stack
    }
  }

  @Test func `which presents while another window fades away`() throws {
    try expectQuiet(depth: 7, vocabulary: .swipes) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let cover = UIWindow(frame: UIScreen.main.bounds)
        cover.rootViewController = UIViewController()
        cover.isHidden = false
        home.present(sheet(), animated: true)
        UIView.animate(withDuration: 0.3) {
          cover.alpha = 0
        } completion: { _ in
          cover.isHidden = true
        }
      }
      return home
    }
  }

  @Test func `which makes its colors anew at each layout`() throws {
    final class Dimmed: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
      }
    }
    try expectQuiet(depth: 6, vocabulary: .swipes) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in home.present(Dimmed(), animated: true) }
      return home
    }
  }

  @Test func `which adds a thumbnail when something was picked`() throws {
    try expectQuiet { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let picker = sheet { picker in
          picker.addButton("pick") { [unowned home, unowned picker] in
            home.view.addSubview(UIImageView(frame: CGRect(x: 0, y: 400, width: 50, height: 50)))
            picker.dismiss(animated: true)
          }
        }
        home.present(picker, animated: true)
      }
      return home
    }
  }

  @Test func `which adds a label where it presents`() throws {
    try expectQuiet { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.view.addSubview(UILabel(frame: CGRect(x: 0, y: 400, width: 50, height: 20)))
        home.present(sheet(), animated: true)
      }
      return home
    }
  }

  @Test func `whose controls change while a sheet is up, before a cancelled swipe`() throws {
    try expectQuiet { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.present(
          sheet { sheet in
            let banner = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
            banner.isHidden = true
            sheet.view.addSubview(banner)
            sheet.addButton("show") { banner.isHidden = false }
          }, animated: true)
      }
      return home
    }
  }

  @Test func `where a finger cancels one dismissal and begins another`() throws {
    var vocabulary = SceneVocabulary.drags
    vocabulary.includesCancelledTouches = false
    try expectQuiet(depth: 12, vocabulary: vocabulary, about: "one touch") { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in home.present(PatientCard(), animated: true) }
      return home
    }
  }

  @Test func `whose sheet a finger pulls down, and then up to the next detent`() throws {
    try expectQuiet(depth: 7) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.present(
          sheet { $0.sheetPresentationController?.detents = [.medium(), .large()] },
          animated: true)
      }
      return home
    }
  }

  @Test("which presents by a timer, before or after the user has done something in vain")
  func launchTimer() throws {
    try expectQuiet(depth: 5) { _ in
      let home = UIViewController()
      home.addButton("nothing") {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak home] in
        home?.present(sheet(), animated: true)
      }
      return home
    }
  }

  @Test func `whose sheet is kept by a closure for the next time`() throws {
    try expectQuiet { _ in
      let home = UIViewController()
      let menu = UIViewController()
      home.addButton("open") { [unowned home] in home.present(menu, animated: true) }
      return home
    }
  }

  @Test func `whose sheet is kept by a call that is due later`() throws {
    try expectQuiet(depth: 7) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let sheet = UIViewController()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { sheet.title = "late" }
        home.present(sheet, animated: true)
      }
      return home
    }
  }

  @Test func `whose hint in a container goes by itself`() throws {
    try expectQuiet { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let sheet = UIViewController()
        home.present(sheet, animated: true) {
          let hint = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
          sheet.presentationController?.containerView?.addSubview(hint)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { hint.removeFromSuperview() }
        }
      }
      return home
    }
  }

  @Test func `where a second tap asks for the same again`() throws {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    try expectQuiet(depth: 6, vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        for _ in 0..<2 {
          let sheet = UIViewController()
          sheet.addButton("close") { [unowned sheet] in
            for _ in 0..<2 { sheet.dismiss(animated: true) }
          }
          home.present(sheet, animated: true)
        }
      }
      return home
    }
  }
}

/// A card that dismisses when it is dragged down and keeps the finger when that is cancelled.
private final class PatientCard: UIViewController, UIViewControllerTransitioningDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "card"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", PatientCard.pan(_:))))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .changed where share > 0.3 && interaction == nil && !isBeingDismissed:
      interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed where share < 0.05:
      interaction?.cancel()
      interaction = nil
    case .changed: interaction?.update(share)
    case .ended, .cancelled:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlideAway() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
