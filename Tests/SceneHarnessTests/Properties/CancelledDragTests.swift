// SPDX-License-Identifier: MIT

import SceneHarness
import StateSpace
import Testing
import UIKit

/// A card that follows the finger.
private final class Card: UIViewController {
  /// What becomes of it when the finger is lifted, and whether the same does when that is taken away.
  enum Habit: CaseIterable {
    case returns, returnsOnLift, returnsAnimatedOnLift, goesToEdgeOnLift, stays, staysOnLift
    case closesFarOnLift, fadesUntilLift
  }
  private let habit: Habit
  private var start = CGPoint.zero

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 120))
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("dragged:", Card.dragged(_:))))
    view.addSubview(card)
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view else { return }
    switch pan.state {
    case .began: start = card.center
    case .changed:
      let distance = pan.translation(in: view)
      if habit == .fadesUntilLift { return card.alpha = 0.4 }
      card.center = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    case .ended: end(card)
    case .cancelled:
      switch habit {
      case .returns: end(card)
      case .staysOnLift: card.center = start
      default: break
      }
    default: break
    }
  }

  private func end(_ card: UIView) {
    switch habit {
    case .returns, .returnsOnLift: card.center = start
    case .fadesUntilLift: card.alpha = 1
    case .returnsAnimatedOnLift:
      UIView.animate(withDuration: 0.3) { card.center = self.start }
    case .goesToEdgeOnLift: card.center.x = 60
    case .stays, .staysOnLift: break
    case .closesFarOnLift:
      let isFar = abs(card.center.x - start.x) + abs(card.center.y - start.y) > 100
      if isFar { card.removeFromSuperview() } else { card.center = start }
    }
  }
}

/// Slides away upward, and forgets that the system may take the finger.
private final class Banner: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let banner = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 80))
    let pan = UIPanGestureRecognizer(target: self, action: Selector("dragged:", Banner.dragged(_:)))
    pan.delegate = self
    banner.addGestureRecognizer(pan)
    view.addSubview(banner)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer as? UIPanGestureRecognizer).map { $0.velocity(in: view).y < 0 } ?? true
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: pan.view?.transform.ty = min(0, pan.translation(in: view).y)
    case .ended: pan.view?.transform = .identity
    default: break
    }
  }
}

/// A photo that two fingers change, until they are lifted.
private final class Photo: UIViewController {
  private let recognizer: UIGestureRecognizer
  private let returnsOnCancel: Bool

  init(_ recognizer: UIGestureRecognizer, returnsOnCancel: Bool) {
    (self.recognizer, self.returnsOnCancel) = (recognizer, returnsOnCancel)
    super.init(nibName: nil, bundle: nil)
    recognizer.addTarget(self, action: Selector("changed:", Photo.changed(_:)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let photo = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 300))
    photo.addGestureRecognizer(recognizer)
    view.addSubview(photo)
  }

  func changed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      let scale = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 1
      let angle = (recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0
      recognizer.view?.transform = CGAffineTransform(rotationAngle: angle)
        .scaledBy(x: scale, y: scale)
    case .ended: recognizer.view?.transform = .identity
    case .cancelled where returnsOnCancel: recognizer.view?.transform = .identity
    default: break
    }
  }
}

@MainActor
@Suite("A drag that the system cancels")
struct CancelledDragTests {
  @Test(
    "ends as one that is lifted, or where that leaves what was dragged",
    arguments: Card.Habit.allCases)
  private func habits(habit: Card.Habit) throws {
    let result = try Judged(.cancelledDragsEnd, depth: 6) { _ in Card(habit) }
    switch habit {
    case .returns, .stays, .staysOnLift: #expect(result.verdict != .violated, "\(result.sequence)")
    default:
      #expect(result.verdict == .violated)
      #expect(result.sequence.last?.contains("cancel") == true, "\(result.sequence)")
    }
  }

  @Test func `It cancels one that its recognizer lets begin in one direction only, too`() throws {
    let result = try Judged(.cancelledDragsEnd, depth: 6) { _ in Banner() }
    #expect(result.verdict == .violated)
    #expect(result.sequence.last == "pan UIView: cancelled by the system")
  }

  @Test(arguments: [true, false])
  func `It cancels what two fingers do, too`(returnsOnCancel: Bool) throws {
    for isPinch in [true, false] {
      let result = try Judged(.cancelledDragsEnd, depth: 6) { _ in
        Photo(
          isPinch ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer(),
          returnsOnCancel: returnsOnCancel)
      }
      #expect((result.verdict == .violated) == !returnsOnCancel, "\(result.sequence)")
    }
  }
}
