// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What a view does when it is touched, as far as it can be seen from outside.
@MainActor
struct Abilities {
  /// A tap that something waits for.
  struct Tap: Hashable {
    var count = 1
    var fingers = 1

    func name(_ subject: String) -> String {
      let times = count == 1 ? "tap" : count == 2 ? "double tap" : "tap \(count) times"
      return fingers == 1 ? "\(times) \(subject)" : "\(times) \(subject) with \(fingers) fingers"
    }
  }

  /// A swipe that something waits for.
  struct Swipe: Hashable {
    let direction: DragDirection
    var fingers = 1
    /// Whether contents are pulled down to refresh them.
    var refreshes = false

    func name(_ subject: String) -> String {
      if refreshes { return "pull \(subject) down to refresh" }
      return "swipe \(subject) \(direction)" + (fingers == 1 ? "" : " with \(fingers) fingers")
    }
  }

  /// The kinds of taps, each once.
  private(set) var taps: [Tap] = []
  private(set) var swipes: [Swipe] = []
  /// The directions of drags from edges.
  private(set) var edges: [DragDirection] = []
  /// Those in which the app sees where the finger is; of the back swipe it sees what comes of it.
  private var followedEdges: [DragDirection] = []
  /// The directions in which pages are turned.
  private(set) var turns: [DragDirection] = []
  /// How many fingers a drag needs, if there can be one.
  private(set) var dragFingers: Int?
  /// How many fingers a long press needs, if there can be one.
  private(set) var pressFingers: Int?
  /// Whether a long press asks the app for a menu.
  private(set) var asksForMenu = false
  /// Whether a recognizer of the app's follows a finger wherever it goes.
  private(set) var followsAnyDirection = false
  /// Whether such a recognizer is the app's own or asks a delegate: it may take some directions only.
  private(set) var choosesDirection = false
  /// The directions in which contents are flicked.
  private(set) var flicks: [DragDirection] = []
  /// How fast a finger flicks that brings contents to their end.
  private(set) var flickSpeed: CGFloat = 0
  /// What two fingers can do.
  private(set) var pairs: [SceneInput.Pair] = []
  /// What a user could do and is not tried.
  private(set) var untried: [String] = []
  /// Whether a finger that leaves the control, and one that the system takes away, are noticed.
  private(set) var noticesLeaving = false, noticesCancelling = false
  /// Whether nothing but methods for touches makes something of them.
  private(set) var isPlain = false
  /// What else can be done to some kinds of controls.
  private(set) var kind: ControlKind?
  private var recognizerName: String?

  /// Whether the view does none of this just now, because all that could is disabled.
  var isEmpty: Bool {
    taps.isEmpty && swipes.isEmpty && edges.isEmpty && turns.isEmpty && kind == nil
      && dragFingers == nil
      && pressFingers == nil && pairs.isEmpty && !asksForMenu
  }

  /// Whether the view does something with a finger that stays, or follows one wherever it goes.
  var holdsFinger: Bool {
    pressFingers != nil || dragFingers != nil || !edges.isEmpty || !turns.isEmpty
  }

  /// Whether a finger that moves does something to the view; one that moves in a direction leaves it to
  /// what is around if it waits for swipes, or turns pages, along the other axis.
  ///
  /// A long press fails when the finger moves, and a pinch has two, so either leaves it to what is
  /// around.
  func isDragged(bySwipe direction: DragDirection?) -> Bool {
    dragFingers != nil || !edges.isEmpty
      || (turns + swipes.map(\.direction)).contains {
        direction == nil || direction?.isVertical == $0.isVertical
      }
  }

  /// What a view does; `nil` if that is nothing and never will be.
  init?(of view: UIView, _ vocabulary: SceneVocabulary) {
    let recognizers = view.recognizers
    let isControl =
      view is UIControl || view is UITextView || view is UIPickerView || view is UICalendarView
      || view.isCell
    let methods = view.touchMethods
    guard
      isControl || !recognizers.isEmpty || vocabulary.includesTapsOnPlainViews
        || !methods.isEmpty || view.asksForContextMenu
    else {
      return nil
    }
    for recognizer in recognizers { note(recognizer, of: view, vocabulary) }
    isPlain = isEmpty
    if vocabulary.includesTaps { noteOwnTouches(of: view, methods, vocabulary) }
    if methods.contains(.moved), !(view is UIControl), vocabulary.includesDrags {
      (dragFingers, followsAnyDirection) = (1, true)
    }
    kind = ControlKind(of: view, vocabulary)
    asksForMenu =
      vocabulary.includesLongPresses && (view as? UIControl)?.isEnabled != false
      && view.asksForContextMenu
    if isEmpty, untried.isEmpty, !isControl, !(view is UIScrollView),
      recognizers.allSatisfy(\.isEnabled)
    {
      return nil
    }
  }

  /// What traces call the view; a view that no property holds goes by the name of a recognizer.
  func subject(of view: UIView) -> String { recognizerName ?? view.headlessName }

  private mutating func note(
    _ recognizer: UIGestureRecognizer, of view: UIView, _ vocabulary: SceneVocabulary
  ) {
    let standsBesideApps = view.recognizers.count > 1 && recognizer is BackSwipeRecognizer
    if view.allowsChoosingCells == nil, !standsBesideApps, let name = recognizer.name {
      recognizerName = recognizerName ?? name
    }
    guard recognizer.isEnabled else { return }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      guard vocabulary.includesTaps, !(tap is ChoosingTap) else { return }
      let kind = Tap(count: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
      if !taps.contains(kind) { taps.append(kind) }
    case let edge as UIScreenEdgePanGestureRecognizer:
      guard vocabulary.includesDrags, (edge as? BackSwipeRecognizer)?.hasEffect != false else {
        return
      }
      let new = DragDirection.inwards(from: edge.edges)
      edges += new.filter { !edges.contains($0) }
      if !(edge is BackSwipeRecognizer) || edge.targets.count > 1 { followedEdges += new }
    case let page as PageSwipeRecognizer:
      guard vocabulary.includesDrags else { return }
      let (next, previous): (DragDirection, DragDirection) =
        page.isSideways ? (.left, .right) : (.up, .down)
      turns = (page.mayTurn(.forward) ? [next] : []) + (page.mayTurn(.reverse) ? [previous] : [])
    case let zoom as ZoomSwipeRecognizer:
      if zoom.hasEffect, vocabulary.includesDrags { dragFingers = 1 }
    case let zoom as ZoomPinchRecognizer: if zoom.hasEffect { note([.pinch], vocabulary) }
    case let zoom as ScrollPinchRecognizer:
      let effect = zoom.hasEffect
      note((effect.inwards ? [.pinch] : []) + (effect.outwards ? [.spread] : []), vocabulary)
    case let pan as UIPanGestureRecognizer: note(pan, of: view, vocabulary)
    case is UIPinchGestureRecognizer: note([.pinch, .spread], vocabulary)
    case is UIRotationGestureRecognizer: note([.turn], vocabulary)
    case let swipe as UISwipeGestureRecognizer:
      let pull = swipe as? RefreshPull
      guard vocabulary.includesSwipes, pull?.hasEffect != false else { return }
      let new = DragDirection.swipes(of: swipe).map {
        Swipe(
          direction: $0, fingers: swipe.numberOfTouchesRequired, refreshes: pull != nil)
      }
      swipes += new.filter { !swipes.contains($0) }
    case let press as UILongPressGestureRecognizer:
      if vocabulary.includesLongPresses { pressFingers = press.numberOfTouchesRequired }
    default: noteUnknown(recognizer, vocabulary)
    }
  }

  private mutating func note(_ new: [SceneInput.Pair], _ vocabulary: SceneVocabulary) {
    guard vocabulary.includesPinches else { return untried += new.map(\.rawValue) }
    pairs += new.filter { !pairs.contains($0) }
  }

  /// A recognizer of the app's own may recognize anything that one finger does.
  private mutating func noteUnknown(
    _ recognizer: UIGestureRecognizer, _ vocabulary: SceneVocabulary
  ) {
    guard recognizer.isOfApp else { return }
    (followsAnyDirection, choosesDirection) = (true, true)
    if vocabulary.includesTaps, !taps.contains(Tap()) { taps.append(Tap()) }
    if vocabulary.includesDrags { dragFingers = 1 }
  }

  private mutating func note(
    _ pan: UIPanGestureRecognizer, of view: UIView, _ vocabulary: SceneVocabulary
  ) {
    guard vocabulary.includesDrags else { return }
    if let scroll = view as? UIScrollView, scroll.panGestureRecognizer === pan {
      return note(scroll, vocabulary)
    }
    dragFingers = min(dragFingers ?? .max, pan.minimumNumberOfTouches)
    followsAnyDirection = true
    if pan.delegate != nil || pan.isOfApp { choosesDirection = true }
    if !vocabulary.includesOtherDirections, !vocabulary.includesFlicks, !choosesDirection {
      untried += DragDirection.allCases.filter { !vocabulary.dragDirections.contains($0) }
        .map { "drags \($0)" }
    }
  }

  private mutating func note(_ scroll: UIScrollView, _ vocabulary: SceneVocabulary) {
    if vocabulary.includesScrolling {
      dragFingers = min(dragFingers ?? .max, scroll.panGestureRecognizer.minimumNumberOfTouches)
    } else if vocabulary.includesFlicks {
      // Where a part that fingers have enlarged is moved to matters to hardly any app.
      if scroll.pinchGestureRecognizer != nil, scroll.zoomScale > max(1, scroll.minimumZoomScale) {
        return
      }
      flicks = DragDirection.allCases.filter { scroll.respondsToDrag(along: $0.vector) }
      flickSpeed = 4 * max(scroll.contentSize.width, scroll.contentSize.height) + 2_000
    } else {
      untried += DragDirection.allCases.filter { scroll.respondsToDrag(along: $0.vector) }
        .map { "drags \($0)" }
    }
  }

  /// In how much detail a drag from an edge is made.
  func courseFromEdge(_ direction: DragDirection) -> SceneInput.Course {
    followedEdges.contains(direction) ? .full : .coarse
  }

  /// In how much detail a drag in a direction is made; `nil` if it is not made.
  func course(
    of direction: DragDirection, _ vocabulary: SceneVocabulary
  ) -> SceneInput.Course? {
    if vocabulary.dragDirections.contains(direction) { return .full }
    guard followsAnyDirection else { return nil }
    if choosesDirection || vocabulary.includesOtherDirections { return .coarse }
    return vocabulary.includesFlicks ? .flick : nil
  }

  /// Controls, rows, and views that may handle touches themselves.
  private mutating func noteOwnTouches(
    of view: UIView, _ methods: TouchMethods, _ vocabulary: SceneVocabulary
  ) {
    let waitsForTouches = !methods.isDisjoint(with: [.began, .ended])
    if let control = view as? UIControl {
      let doesSomething =
        control.hasHandlers(for: .allEvents) || control is UISwitch || control is UIColorWell
      // What is typed, chosen or slid is another deed than a tap, unless the app looks at touches.
      let isChoice = (control is UISegmentedControl || control is UISlider) && methods.isEmpty
      let isValue =
        (control is UITextField || isChoice) && !control.hasHandlers(for: .allTouchEvents)
      guard control.isEnabled, !isValue, !(control is _SteppedControl),
        !(control is UIDatePicker),
        !control.showsMenuAsPrimaryAction
          || control.menuEntries.isEmpty && !control.asksForContextMenu,
        doesSomething || control.isOfApp
      else { return }
      isPlain = false
      noticesLeaving = control.hasHandlers(for: [.touchDown, .touchDragExit, .touchUpOutside])
      noticesCancelling = control.hasHandlers(for: [.touchDown, .touchCancel])
    } else if view.isCell {
      guard view.canBeChosen || waitsForTouches else { return }
      isPlain = isPlain && !view.canBeChosen
    } else {
      guard waitsForTouches || vocabulary.includesTapsOnPlainViews && view.isOfApp else { return }
    }
    if !methods.isDisjoint(with: [.ended, .cancelled]), !methods.contains(.moved) {
      noticesCancelling = true
    }
    if !taps.contains(Tap()) { taps.insert(Tap(), at: 0) }
  }
}

extension UIView {
  /// Whether a tap chooses the cell.
  fileprivate var canBeChosen: Bool {
    sequence(first: self, next: \.superview).lazy.compactMap(\.allowsChoosingCells).first ?? false
  }
}
