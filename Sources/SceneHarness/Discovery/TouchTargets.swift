// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

/// Walks the views and finds what the user can touch, under unique names.
///
/// Views with the same name are numbered in the order of the walk whether or not they can be reached,
/// so that a name does not change when another view becomes reachable.
@MainActor
struct TouchTargets {
  let scene: HeadlessScene
  let vocabulary: SceneVocabulary
  /// What the scene says that the user types, by the names of fields.
  private let texts: [String: [String]]
  /// Whether a finger is already down: another one taps, and begins no drag.
  let isDragging: Bool
  /// What has been done so far.
  private let history: Fingerprint
  private var names = NameCounts()
  /// How many of a kind are left out, and in which view, while one of them is visited.
  private var leftOut: (count: Int, around: UIView)?
  /// The views around those of which it was noted.
  private var kindsLeftOut: Set<ObjectIdentifier> = []
  /// What was found, the rearmost view first.
  private(set) var found: [SceneInput] = []
  /// What was seen and not found to be possible.
  private(set) var survey = Survey()

  /// What a user might do, and cannot or is not let.
  struct Survey: Hashable, Sendable {
    /// A control that is on screen and that no touch reaches.
    var blocked: String?
    /// The same, where a window takes the touches that shows nothing there.
    var swallowed: String?
    /// A control on screen from which a sheet keeps touches although it dims nothing behind it.
    var cutOff: String?
    /// Gestures that views wait for and that are not made.
    var untried: [String] = []
    /// Popovers that are shown otherwise in narrower windows, which are not tried.
    var narrower: [String] = []
    /// What is typed into which fields.
    var typed: [String: [String]] = [:]
  }

  init(
    _ scene: HeadlessScene, _ vocabulary: SceneVocabulary, _ texts: [String: [String]] = [:],
    isDragging: Bool, after history: Fingerprint
  ) {
    (self.scene, self.vocabulary, self.isDragging) = (scene, vocabulary, isDragging)
    (self.texts, self.history) = (texts, history)
  }

  /// Visits a view and everything in it.
  mutating func visit(_ view: UIView) {
    if let abilities = Abilities(of: view, vocabulary) {
      let subject = names.unique(SceneInput.written(abilities.subject(of: view)))
      if !abilities.isEmpty, !isTappedOutside(view) {
        let count = found.count
        let isReached = scene.presentation.letsTouches(reach: view)
        if let leftOut {
          noteLeftOut(leftOut, subject)
        } else if isReached {
          offer(abilities, of: view, subject)
        }
        if leftOut == nil, found.count == count, view.isVisible, !abilities.isPlain,
          !isTouchedByRows(view),
          !(isReached && hasNothingToChoose(abilities, view))
        {
          noteBlocked(view, subject)
        }
      }
      if leftOut == nil { offerFlicks(abilities, of: view, subject) }
      for gesture in abilities.untried where view.isVisible {
        noteUntried("\(gesture) of \(subject)")
      }
    }
    let children = view.subviews
    let counts = children.countsOfLeftOut(beyond: vocabulary.mostAlike)
    for child in children {
      let outer = leftOut
      leftOut = leftOut ?? counts[ObjectIdentifier(child)].map { ($0, view) }
      visit(child)
      leftOut = outer
    }
  }

  /// Notes the tabs beside a presentation that covers one of them only: two such presentations that
  /// stand side by side are not modeled, so the others are not chosen.
  mutating func noteTabs() {
    for controller in scene.presentation.presentedControllers
    where [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle) {
      guard let presenter = controller.presentingViewController,
        let tabs = presenter.tabBarController, presenter !== tabs
      else { continue }
      noteUntried("the other tabs of \(tabs.headlessName) beside \(controller.headlessName)")
    }
  }

  /// Notes what has the focus and takes keys in its own way, which are not pressed.
  mutating func noteKeys() {
    for case let view as any UIView & UIKeyInput in scene.windows.compactMap(\.focusedView)
    where !(view is any TypingTarget) {
      noteUntried("typing into \(view.headlessName)")
    }
  }

  /// Notes what is shown otherwise where there is less room, which is not tried.
  mutating func noteWidths() {
    guard scene.presentation.world.horizontalSizeClass == .regular else { return }
    for controller in scene.presentation.presentedControllers
    where controller.modalPresentationStyle == .popover {
      survey.narrower.append(controller.headlessName)
    }
  }

  /// Notes once for all of its kind that a view is left out.
  private mutating func noteLeftOut(_ kind: (count: Int, around: UIView), _ subject: String) {
    guard kindsLeftOut.insert(ObjectIdentifier(kind.around)).inserted else { return }
    noteUntried("the other \(kind.count) of the kind of \(subject)")
  }

  private mutating func noteUntried(_ text: String) {
    if !survey.untried.contains(text) { survey.untried.append(text) }
  }

  /// Whether touches reach a list on its rows, which are tried by themselves.
  private func isTouchedByRows(_ view: UIView) -> Bool {
    view.allowsChoosingCells != nil
      && start(in: view, near: CGPoint(x: 0.5, y: 0.5), unless: { _ in false }) != nil
  }

  /// Whether touches reach a control that offers nothing else than what it shows.
  private func hasNothingToChoose(_ abilities: Abilities, _ view: UIView) -> Bool {
    abilities.kind != nil && point(of: view, near: CGPoint(x: 0.5, y: 0.5)) != nil
  }

  /// Whether a control in a view takes the touches there, which is offered by itself.
  private func isTouchedByControl(_ view: UIView, at point: CGPoint) -> Bool {
    guard let hit = scene.touches.view(at: point), hit !== view else { return false }
    return sequence(first: hit, next: \.superview).prefix { $0 !== view }
      .contains { $0 is UIControl } && hit.isDescendant(of: view)
  }

  /// Whether nobody can see a view, as another screen is presented over it that cannot be seen through.
  private func isBehindOpaqueScreen(_ view: UIView, in place: CGRect) -> Bool {
    guard !scene.hasInFront(view),
      let front = scene.presentation.presentedControllers.last?.viewIfLoaded,
      front.alpha > 0.95, (front.backgroundColor?.cgColor.alpha ?? 0) > 0.95
    else { return false }
    return Reachability.place(of: front).contains(place)
  }

  /// Notes what is on screen and cannot be touched, and the window that is to blame, if one is.
  private mutating func noteBlocked(_ view: UIView, _ subject: String) {
    let place = Reachability.place(of: view).intersection(scene.screen.bounds)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard place.width > 0, place.height > 0, view.point(inside: middle, with: nil),
      !isTouchedByControl(view, at: CGPoint(x: place.midX, y: place.midY))
    else { return }
    if !isBehindOpaqueScreen(view, in: place) { survey.blocked = survey.blocked ?? subject }
    if survey.cutOff == nil, isCutOff(view, in: place) { survey.cutOff = subject }
    guard survey.swallowed == nil, scene.windows.count > 1 else { return }
    for x: CGFloat in [0.5, 0.1, 0.9] {
      for y: CGFloat in [0.5, 0.1, 0.9] {
        let point = CGPoint(x: place.minX + x * place.width, y: place.minY + y * place.height)
        guard let window = swallower(of: view, at: point) else { continue }
        return survey.swallowed = "\(subject), by \(type(of: window))"
      }
    }
  }

  /// Whether a view lies beside a sheet that dims nothing behind it, and that keeps touches from it.
  private func isCutOff(_ view: UIView, in place: CGRect) -> Bool {
    guard let sheet = scene.presentation.undimmedSheet, !sheet.passesTouches,
      let shown = sheet.presented.viewIfLoaded, !view.isDescendant(of: shown)
    else { return false }
    return !Reachability.place(of: shown).contains(CGPoint(x: place.midX, y: place.midY))
  }

  /// The window that takes the touches of a view at a point of the screen, if it neither shows nor does
  /// anything there, is not meant for input, and presents nothing.
  private func swallower(of view: UIView, at point: CGPoint) -> UIWindow? {
    guard let own = view.window, let hit = scene.touches.view(at: point), let window = hit.window,
      window !== own, !window.isKeyWindow, !hit.isOfApp || hit === window,
      window.rootViewController?.presentedViewController == nil,
      own.hitTest(point, with: nil)?.isDescendant(of: view) == true, !window.shows(at: point)
    else { return nil }
    let takers = sequence(first: hit, next: \.superview)
    return takers.contains { Abilities(of: $0, vocabulary)?.isEmpty == false } ? nil : window
  }

  /// Whether a tap on the view is the one beside a presentation, which is tried anyway.
  private func isTappedOutside(_ view: UIView) -> Bool {
    view.isTransitionContainer && vocabulary.gestures.contains(.tapOutside)
      && scene.presentation.offers(.tapOutside)
  }

  mutating func add(_ name: String, _ deed: SceneInput.Deed) {
    found.append(SceneInput(name, deed, after: history))
  }

  private mutating func offer(_ abilities: Abilities, of view: UIView, _ subject: String) {
    if !abilities.taps.isEmpty || abilities.kind != nil {
      offerTaps(abilities, of: view, subject)
    }
    guard !isDragging else { return }
    if vocabulary.includesCancelledTouches { offerEndings(abilities, of: view, subject) }
    for swipe in abilities.swipes { offerSwipe(swipe, of: view, subject) }
    if let fingers = abilities.pressFingers { offerPress(fingers, of: view, subject) }
    if abilities.asksForMenu { offerMenu(of: view, subject) }
    if let fingers = abilities.dragFingers { offerDrags(fingers, abilities, of: view, subject) }
    for pair in abilities.pairs { offerPair(pair, of: view, subject) }
    for edge in abilities.edges {
      offerEdgeDrag(edge, abilities.courseFromEdge(edge), of: view, subject)
    }
    for turn in abilities.turns { offerTurn(turn, of: view, subject) }
  }

  // MARK: - Taps

  private mutating func offerTaps(_ abilities: Abilities, of view: UIView, _ subject: String) {
    let middle = CGPoint(x: 0.5, y: 0.5)
    let free = point(of: view, near: middle, handingOn: abilities.isPlain)
    let isList = view.allowsChoosingCells != nil
    for tap in abilities.taps {
      // What is inside leaves taps that it does not wait for, and a row is chosen by them besides.
      let shared =
        free != nil || abilities.isPlain
        ? nil
        : start(in: view, near: middle) { $0.taps.contains(tap) || !isList && $0.kind != nil }
      guard let point = free ?? shared else { continue }
      add(tap.name(subject), .tap(.init(point: point, count: tap.count, fingers: tap.fingers)))
    }
    guard let kind = abilities.kind, free != nil || view.isFirstResponder && !view.canBeTouched
    else { return }
    // A menu takes longer to open than any transition of UIKit's takes to end.
    if case .menu = kind, !scene.presentation.isAtRest { return }
    let typed = kind.typed(stated: texts[subject] ?? texts[abilities.subject(of: view)])
    if let typed { survey.typed[subject] = typed.map(\.text) }
    let deeds =
      free.map { kind.deeds(for: view, at: $0, subject, typing: typed ?? []) }
      ?? kind.deedsOfKeys(subject, typing: typed ?? [])
    for (name, deed) in deeds { add(name, deed) }
    let count = kind.countOfLeftOut
    if count > 0 { noteUntried("the other \(count) choices of \(subject)") }
  }

  /// Touches that begin on a view and are no taps.
  private mutating func offerEndings(_ abilities: Abilities, of view: UIView, _ subject: String) {
    guard abilities.noticesLeaving || abilities.noticesCancelling,
      let start = point(of: view, near: CGPoint(x: 0.5, y: 0.5), handingOn: abilities.isPlain)
    else { return }
    if abilities.noticesLeaving, let end = pointBeside(view, start) {
      add("touch \(subject) and lift outside", .touch(at: start, .outside(end)))
    }
    if abilities.noticesCancelling {
      found.append(
        SceneInput(
          "touch \(subject), cancelled by the system", .touch(at: start, .cancelled), by: .system,
          after: history))
    }
  }

  /// A point so far above or below a control that a finger which is lifted there has left it, if no
  /// recognizer follows the finger on the way.
  private func pointBeside(_ view: UIView, _ start: CGPoint) -> CGPoint? {
    let follows = sequence(first: view, next: \.superview).contains {
      $0.recognizers.contains {
        $0.isEnabled && ($0 is UIPanGestureRecognizer || $0 is UISwipeGestureRecognizer)
          && !($0 is UIScreenEdgePanGestureRecognizer)
      }
    }
    let (place, screen) = (Reachability.place(of: view), scene.screen.bounds)
    guard !follows else { return nil }
    return [place.minY - 80, place.maxY + 80].first { screen.minY < $0 && $0 < screen.maxY }
      .map { CGPoint(x: start.x, y: $0) }
  }

  /// A point of a view where touches go to the view itself, not to something inside it; where they are to
  /// be handed on to it, not to what hands none on, either.
  private func point(
    of view: UIView, near fractions: CGPoint, handingOn: Bool = false
  ) -> CGPoint? {
    let vocabulary = vocabulary
    return point(of: view, near: fractions) {
      Abilities(of: $0, vocabulary)?.isEmpty == false
        || handingOn && ($0 is UIControl || $0 is UIScrollView)
    }
  }

  /// A point of a view where a drag of the view begins: best on the view itself, otherwise on a row, a
  /// button or anything inside it that is not dragged itself.
  func start(
    in view: UIView, near fractions: CGPoint, ofSwipe direction: DragDirection? = nil
  ) -> CGPoint? {
    start(in: view, near: fractions) { $0.isDragged(bySwipe: direction) }
  }

  /// The same for fingers that do something else, which what is inside the view may take for itself.
  func start(
    in view: UIView, near fractions: CGPoint, unless isTaken: (Abilities) -> Bool
  ) -> CGPoint? {
    let vocabulary = vocabulary
    return point(of: view, near: fractions) { Abilities(of: $0, vocabulary).map(isTaken) == true }
  }

  private func point(
    of view: UIView, near fractions: CGPoint, besides isTarget: (UIView) -> Bool
  ) -> CGPoint? {
    withoutActuallyEscaping(isTarget) { isTarget in
      var search = Reachability(view, scene.touches) { hit in
        let between = sequence(first: hit, next: \.superview).prefix { $0 !== view }
        return between.contains(where: isTarget) ? .isAnotherTarget : .counts
      }
      return search.point(near: fractions)
    }
  }
}

extension UIView {
  /// Whether a finger could reach the view, if nothing covered it: under what covers a screen, keys are of
  /// no use to anybody.
  fileprivate var canBeTouched: Bool { isVisible && isUserInteractionEnabled }

  /// Whether anything can be seen of the view and what is in it at a point of the screen.
  fileprivate func shows(at point: CGPoint) -> Bool {
    guard isVisible, Reachability.place(of: self).contains(point) else { return false }
    let isPlain =
      [UIView.self, UIStackView.self].contains { type(of: self) == $0 } || self is UIWindow
    return !isPlain || backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false
      || subviews.contains { $0.shows(at: point) }
  }
}
