// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

/// A full-screen cover that a gesture closes, and nothing else.
private final class Cover: UIViewController {
  init(_ make: (Cover) -> UIGestureRecognizer) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    view.accessibilityIdentifier = "cover"
    view.addGestureRecognizer(make(self))
  }

  required init?(coder: NSCoder) { nil }

  func handle(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .ended { dismiss(animated: true) }
  }

  func ignore(_ recognizer: UIGestureRecognizer) {}
}

/// Shows a tour at launch, and at any time again; it can be closed once.
private final class Guided: UIViewController {
  private var hasSeenTour = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("tour") { [unowned self] in showTour() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasSeenTour { showTour() }
  }

  private func showTour() {
    let tour = UIViewController()
    tour.modalPresentationStyle = .fullScreen
    tour.addButton("done") { [unowned self] in
      if hasSeenTour { return }
      hasSeenTour = true
      dismiss(animated: true)
    }
    present(tour, animated: true)
  }
}

/// Shows a page at launch that one button may leave and the other makes wait for nobody.
private final class Welcoming: UIViewController {
  private let canBeSkipped: Bool
  private var hasWelcomed = false

  init(canBeSkipped: Bool) {
    self.canBeSkipped = canBeSkipped
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasWelcomed { return }
    hasWelcomed = true
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    if canBeSkipped { page.addButton("skip") { [unowned page] in page.dismiss(animated: true) } }
    page.addButton("get started", y: 200) { [unowned page] in
      for button in page.view.subviews { button.isHidden = true }
    }
    present(page, animated: true)
  }
}

@MainActor
@Suite("The user is never trapped where the way out is")
struct WayOutTests {
  private func result(
    depth: Int = 8, _ make: @escaping @MainActor (Cover) -> UIGestureRecognizer
  ) throws -> Judged {
    var vocabulary = SceneVocabulary()
    (vocabulary.gestures, vocabulary.dragPositions, vocabulary.lifts) = ([], [40], [.still])
    vocabulary.includesCancelledTouches = false
    return try Judged(.userIsNeverTrapped, depth: depth, vocabulary: vocabulary) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in home.present(Cover(make), animated: true) }
      return home
    }
  }

  private static let handler = Selector("handle:", Cover.handle(_:))
  private static let nothing = Selector("ignore:", Cover.ignore(_:))

  @Test func `a pinch`() throws {
    let result = try result { UIPinchGestureRecognizer(target: $0, action: Self.handler) }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `a swipe in from the edge`() throws {
    let result = try result { cover in
      let pan = UIScreenEdgePanGestureRecognizer(target: cover, action: Self.handler)
      pan.edges = .left
      return pan
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `a pull up`() throws {
    let result = try result { cover in UpwardPan(target: cover, action: Self.handler) }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  /// Begins upwards only.
  private final class UpwardPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      velocity(in: nil).y < 0
    }
  }

  @Test func `a drag over something that waits for a long press or a pinch`() throws {
    let result = try result { cover in
      let photo = UIView(frame: cover.view.bounds)
      photo.addGestureRecognizer(
        UILongPressGestureRecognizer(target: cover, action: Self.nothing))
      photo.addGestureRecognizer(UIPinchGestureRecognizer(target: cover, action: Self.nothing))
      cover.view.addSubview(photo)
      return UIPanGestureRecognizer(target: cover, action: Self.handler)
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `gone after what was presented at launch has been left`() throws {
    let result = try Judged(.userIsNeverTrapped) { _ in Guided() }
    #expect(result.verdict == .violated)
    #expect(result.sequence.last == "tap tour")
  }

  @Test(
    "out of what was presented at launch, if a state at rest has one", arguments: [true, false])
  func welcome(canBeSkipped: Bool) throws {
    let result = try Judged(.userIsNeverTrapped) { _ in Welcoming(canBeSkipped: canBeSkipped) }
    #expect((result.verdict == .violated) == canBeSkipped, "\(result.sequence)")
    #expect(result.sequence.last == (canBeSkipped ? "tap get started" : nil))
  }

  @Test func `before a crash that comes anyway`() throws {
    let result = try Judged(.userIsNeverTrapped, depth: 8) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        cover.addButton("close") { fatalError("always") }
        home.present(cover, animated: true)
      }
      return home
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  /// Lets what is presented cover everything where there is little room.
  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .overFullScreen }
  }

  @Test func `no other width of the window, which is no doing of the user's`() throws {
    var vocabulary = SceneVocabulary()
    vocabulary.includesSizeClassChanges = true
    let result = try Judged(.userIsNeverTrapped, depth: 8, vocabulary: vocabulary) { setup in
      let (home, adapting) = (UIViewController(), Adapting())
      setup.include("adapting", adapting)
      home.addButton("open") { [unowned home] in
        let filter = UIViewController()
        filter.modalPresentationStyle = .popover
        filter.popoverPresentationController?.delegate = adapting
        filter.popoverPresentationController?.sourceView = home.view
        home.present(filter, animated: true)
      }
      return home
    }
    #expect(result.verdict == .violated)
  }

  @Test func `nothing, at any depth`() throws {
    for depth in [4, 8] {
      let result = try result(depth: depth) { cover in
        let pinch = UIPinchGestureRecognizer(target: cover, action: Self.handler)
        pinch.isEnabled = false
        return pinch
      }
      #expect(result.verdict == .violated)
      #expect(result.sequence == ["tap open"])
    }
  }
}
