// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import UIKit
import UIKitSemantics

// MARK: - How actions are done

extension SceneActor {
  func perform(_ input: UIKitInput) {
    chainOfCalls = 0
    if let end = presentation.endsOfTransitions.first(where: { $0.input == input }) {
      if isByTime {
        scene.clock.advance(to: end.due)
      } else {
        scene.clock.comes(end.span)
      }
    } else {
      letUserThink()
    }
    if input == .tapOutside { tapContainer() }
    var driver = presentation
    if driver.offers(input) { driver.take(input) }
  }

  /// Lets any time pass before the user does something, and a minute where nothing happens without.
  private func letUserThink() {
    if !isByTime { scene.clock.pause() }
    if !scene.clock.isWaiting, presentation.endsOfTransitions.isEmpty { scene.clock.idleTime += 60 }
  }

  /// Lets the app's own recognizers on a container have the tap beside what is presented: it is one
  /// touch.
  private func tapContainer() {
    let containers = scene.windows.flatMap(\.tree).filter(\.isTransitionContainer)
    guard let container = containers.last,
      container.recognizers.contains(where: { $0.isEnabled && $0 is UITapGestureRecognizer })
    else { return }
    var search = Reachability(container, scene.touches) { _ in .isAnotherTarget }
    guard let point = search.point(near: CGPoint(x: 0.5, y: 0.02)) else { return }
    perform(SceneInput.Tap(point: point))
    presentation.deliver()
  }

  func perform(_ deed: SceneInput.Deed) {
    if case .fire(let event) = deed { return fire(event) }
    chainOfCalls = 0
    letUserThink()
    switch deed {
    case .tap(let tap): perform(tap)
    case .touch(let point, let ending): touch(at: point, ending)
    case .swipe(let start, let end, let fingers): swipe(from: start, to: end, by: fingers)
    case .drag(let drag): begin(drag)
    case .move(let position, _): move(to: position)
    case .lift(let lift): self.lift(lift)
    case .leave(let position, let lift):
      stand(at: position)
      self.lift(lift)
    case .flick(let drag): flick(drag)
    case .cancel: cancel()
    case .abandon(let position):
      stand(at: position)
      cancel()
    case .putDownSecondFinger(let point): secondFinger = scene.touches.began(at: point)
    case .liftSecondFinger:
      secondFinger.map { scene.touches.ended($0, velocity: .zero) }
      secondFinger = nil
    case .type, .pressReturn, .choose, .chooseEntry, .chooseDate, .chooseRow, .slide: use(deed)
    case .openMenu(let subject, let point):
      let hit = scene.touches.view(at: point)
      let around = hit.map { sequence(first: $0, next: \.superview) }
      around?.first(where: \.asksForContextMenu)?.openContextMenu(named: subject)
    case .chooseInOpenMenu(let place): scene.contextMenu?.choose(place)
    case .dismissMenu: scene.contextMenu = nil
    case .evaluate:
      for controller in scene.evaluatingControllers { controller.evaluateAnew() }
    case .goToBackground: scene.application.goToBackground()
    case .interrupt: scene.application.interrupt()
    case .endInterruption: scene.application.becomeActive()
    case .comeBack(let url): scene.application.comeBack(opening: url)
    case .rotate: scene.presentation.rotate()
    case .warnOfMemory: scene.application.warnOfMemory()
    case .fire: break
    }
  }

  /// Does what controls respond to besides taps.
  private func use(_ deed: SceneInput.Deed) {
    switch deed {
    case .type(let text, let point): type(text, into: scene.typingTarget(at: point))
    case .pressReturn(let point): pressReturn(in: scene.typingTarget(at: point))
    case .chooseEntry(let place, let point):
      guard let hit = scene.touches.view(at: point),
        let (view, entries) = sequence(first: hit, next: \.superview).lazy
          .map({ ($0, $0.menuEntries) }).first(where: { !$0.1.isEmpty })
      else { return }
      entries[place].perform(from: view)
    case .chooseDate(let point):
      if let calendar = found(UICalendarView.self, at: point) { return calendar.choose() }
      let picker = found(UIDatePicker.self, at: point)
      picker?.date = picker?.chosenDate ?? Date()
      picker?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    case .chooseRow(let row, let point): found(UIPickerView.self, at: point)?.choose(row)
    case .choose(let segment, let point):
      let control = found(UISegmentedControl.self, at: point)
      control?.selectedSegmentIndex = segment
      control?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    case .slide(let value, let point, let endsOutside):
      let slider = found(UISlider.self, at: point)
      slider?.sendActions(for: .touchDown)
      slider?.setValue(value, animated: false)
      slider?.sendActions(for: .valueChanged)
      slider?.sendActions(for: endsOutside ? .touchUpOutside : .touchUpInside)
    default: break
    }
  }

  /// The view of a kind at a point, or around the view at the point.
  private func found<View: UIView>(_ kind: View.Type, at point: CGPoint) -> View? {
    guard let hit = scene.touches.view(at: point) else { return nil }
    return sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? View }.first
  }

  // MARK: - Fingers

  private func perform(_ tap: SceneInput.Tap) {
    scene.touches.forgetTaps()
    for _ in 0..<tap.count {
      let fingers = (0..<tap.fingers).map { _ in scene.touches.began(at: tap.point) }
      for finger in fingers { scene.touches.ended(finger, velocity: .zero) }
    }
  }

  private func touch(at point: CGPoint, _ ending: SceneInput.Ending) {
    scene.touches.forgetTaps()
    let finger = scene.touches.began(at: point)
    switch ending {
    case .cancelled: scene.touches.cancelled(finger)
    case .outside(let end):
      scene.touches.moved(finger, to: end)
      scene.touches.ended(finger, velocity: .zero)
    }
  }

  private func swipe(from start: CGPoint, to end: CGPoint, by count: Int) {
    scene.touches.forgetTaps()
    let fingers = (0..<count).map { scene.touches.began(at: start.beside($0)) }
    let velocity = CGPoint(x: (end.x - start.x) * 10, y: (end.y - start.y) * 10)
    for (place, finger) in fingers.enumerated() {
      scene.touches.moved(finger, to: end.beside(place), velocity: velocity)
    }
    for finger in fingers { scene.touches.ended(finger) }
  }

  /// Puts fingers down and moves them until a gesture begins; if none does, the touches are cancelled.
  private func begin(_ drag: SceneInput.Drag) {
    scene.touches.forgetTaps()
    let last = scene.clock.lastScheduled
    let fingers = (0..<drag.fingers).map { place in
      scene.touches.began(
        at: drag.pair?.place(of: place, around: drag.start, at: 0)
          ?? drag.start.beside(place))
    }
    let running = RunningDrag(drag: drag, touches: fingers)
    if drag.isPress {
      for event in scene.clock.schedule(of: [.touch]) where last < event.id {
        scene.clock.fire(event.id, tellsTime: false)
      }
    } else if drag.pair != nil {
      moveTogether(running, to: 20)
    } else {
      move(running, by: distance(running), speed: Self.slowSpeed)
    }
    if running.isFollowed {
      self.drag = running
    } else {
      for finger in fingers { scene.touches.cancelled(finger) }
    }
  }

  /// Scrolls as far as contents go in a direction, and lets them come to rest.
  private func flick(_ drag: SceneInput.Drag) {
    let last = scene.clock.lastScheduled
    begin(drag)
    guard self.drag != nil else { return }
    move(to: vocabulary.lastStop(of: drag))
    lift(.fast)
    for event in scene.clock.schedule(of: [.touch]) where last < event.id {
      scene.clock.fire(event.id, tellsTime: false)
    }
  }

  /// How far a finger is past the threshold when a drag begins: no finger stops right on it, and
  /// handlers may read a direction when a gesture begins.
  private static var firstStep: CGFloat { 2 }

  /// The speed of a finger while it moves, in points a second.
  private static var slowSpeed: CGFloat { 100 }

  private func move(_ running: RunningDrag, by distance: CGFloat, speed: CGFloat) {
    let drag = running.drag
    let velocity = CGPoint.zero.moved(by: speed, along: drag.direction)
    for (place, touch) in running.touches.enumerated() {
      scene.touches.moved(
        touch, to: drag.start.beside(place).moved(by: distance, along: drag.direction),
        velocity: velocity)
    }
  }

  /// Moves two fingers so far that so many percent of their gesture are made.
  private func moveTogether(_ running: RunningDrag, to percent: Int) {
    guard let pair = running.drag.pair else { return }
    for (place, touch) in running.touches.enumerated() {
      scene.touches.moved(
        touch, to: pair.place(of: place, around: running.drag.start, at: percent))
    }
  }

  private func move(to position: Int) {
    guard var running = drag else { return }
    if running.drag.pair != nil {
      running.position = position
      drag = running
      return moveTogether(running, to: position)
    }
    let speed = position < running.position ? -Self.slowSpeed : Self.slowSpeed
    running.position = position
    drag = running
    move(running, by: distance(running), speed: speed)
  }

  /// Moves the fingers, and lets the screen follow before they leave it.
  private func stand(at position: Int) {
    move(to: position)
    scene.clock.runLayout()
  }

  /// How far the fingers are from where they came down.
  private func distance(_ running: RunningDrag) -> CGFloat {
    let part = running.drag.extent * CGFloat(running.position) / 100
    if running.drag.isPress { return part }
    let distance =
      UIPanGestureRecognizer.threshold + (running.position == 0 ? Self.firstStep : part)
    return min(distance, running.drag.room)
  }

  private func lift(_ lift: Lift) {
    let fast = drag?.drag.speed ?? CGFloat(vocabulary.fastSpeed)
    let speed: CGFloat =
      switch lift {
      case .still: 0
      case .fast: fast
      case .fastBack: -fast
      }
    fingersLeave(lift)
    let direction = drag?.drag.direction ?? .zero
    let velocity = CGPoint.zero.moved(by: speed, along: direction)
    forEachFinger { scene.touches.ended($0, velocity: velocity) }
    drag = nil
  }

  private func cancel() {
    fingersLeave(nil)
    forEachFinger { scene.touches.cancelled($0) }
    drag = nil
  }

  private func forEachFinger(_ body: (UITouch) -> Void) {
    for touch in drag?.touches ?? [] { body(touch) }
  }

  // MARK: - Text

  private func type(_ typed: TypedText, into field: (any TypingTarget)?) {
    guard let field else { return }
    let begins = field.becomeFirstResponder()
    let name = SceneInput.written(field.headlessName)
    fieldIsTouched(name, begins)
    guard begins else {
      return presentation.note(
        call: "\(name).becomeFirstResponder, which is false: nothing is typed")
    }
    Typist(scene: scene, field: field).type(typed)
  }

  private func pressReturn(in field: (any TypingTarget)?) {
    guard let field else { return }
    if field.breaksLines {
      guard field.becomeFirstResponder() else { return }
      Typist(scene: scene, field: field).beginLine()
    } else {
      (field as? UITextField)?.pressReturn()
    }
  }
}

extension HeadlessScene {
  /// The field that a finger reaches at a point; without one, that which has the focus.
  func typingTarget(at point: CGPoint?) -> (any TypingTarget)? {
    let view =
      if let point { touches.view(at: point) } else { windows.lazy.compactMap(\.focusedView).last }
    return view.flatMap { view in
      sequence(first: view, next: \.superview).lazy.compactMap { $0 as? any TypingTarget }.first
    }
  }
}

extension CGPoint {
  /// Where a finger is beside the one that is here.
  fileprivate func beside(_ place: Int) -> CGPoint {
    moved(by: CGFloat(44 * place), along: CGPoint(x: 1, y: 0))
  }

  fileprivate func moved(by distance: CGFloat, along direction: CGPoint) -> CGPoint {
    CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
