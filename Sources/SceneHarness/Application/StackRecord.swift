// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// What the coming of a pushed screen changes of the bars around it, and whether that is as before when
/// it has gone; and which screens have come twice by themselves.
@MainActor
struct StackRecord {
  /// What an app sets of a navigation controller for one of its screens.
  private enum Attribute: String, CaseIterable {
    case isNavigationBarHidden, isToolbarHidden
    case isPopEnabled = "interactivePopGestureRecognizer.isEnabled"
    case isBarUsable = "navigationBar.isUserInteractionEnabled"
    case isTabBarHidden = "tabBar.isHidden"
    case isTabBarUsable = "tabBar.isUserInteractionEnabled"
    case isIdleTimerDisabled = "UIApplication.shared.isIdleTimerDisabled"
    case isModalInPresentation
    case isBarHidden = "navigationBar.isHidden"

    @MainActor
    func value(of navigation: UINavigationController) -> Bool? {
      switch self {
      case .isNavigationBarHidden: navigation.isNavigationBarHidden
      case .isToolbarHidden: navigation.isToolbarHidden
      case .isPopEnabled: navigation.interactivePopGestureRecognizer?.isEnabled
      case .isBarUsable: navigation.navigationBar.isUserInteractionEnabled
      case .isTabBarHidden: navigation.tabBarController?.tabBar.isHidden
      case .isTabBarUsable: navigation.tabBarController?.tabBar.isUserInteractionEnabled
      case .isIdleTimerDisabled: UIApplication.shared.isIdleTimerDisabled
      case .isModalInPresentation: navigation.isModalInPresentation
      case .isBarHidden: navigation.isNavigationBarHidden ? nil : navigation.navigationBar.isHidden
      }
    }
  }

  /// The attributes that are true, and those that there are; one bit for each.
  private struct Values: Equatable {
    private var isTrue: UInt16 = 0, isKnown: UInt16 = 0

    @MainActor init(of navigation: UINavigationController) {
      for (place, attribute) in Attribute.allCases.enumerated() {
        guard let value = attribute.value(of: navigation) else { continue }
        isKnown |= 1 << UInt16(place)
        if value { isTrue |= 1 << UInt16(place) }
      }
    }

    func add(to fingerprint: inout Fingerprint) {
      fingerprint.combine(UInt64(isTrue) << 16 + UInt64(isKnown))
    }

    subscript(place: Int) -> Bool? {
      isKnown >> UInt16(place) & 1 == 1 ? isTrue >> UInt16(place) & 1 == 1 : nil
    }
  }

  private struct Stack {
    let navigation: Existence
    let children: [Existence]
    private(set) var values: Values

    @MainActor init(_ navigation: UINavigationController) {
      self.navigation = navigation.existence
      children = navigation.viewControllers.map(\.existence)
      values = Values(of: navigation)
    }

    /// Reads the values anew.
    @MainActor mutating func update() {
      (navigation.object as? UINavigationController).map { values = Values(of: $0) }
    }

    func has(_ screen: Existence) -> Bool { children.contains { $0 === screen } }
  }

  /// A screen that was pushed onto another one.
  private struct Visit {
    let navigation: Existence
    let screen: Existence
    let below: Existence
    let name: String
    let before: Values
    /// What its coming has changed, once it is there.
    var after: Values?
  }

  private struct Twins {
    let lower: Existence
    let upper: Existence
    let text: String
  }

  private var stacks: [Stack] = []
  /// The same when nothing moved last: a swipe back that is cancelled changes a stack twice.
  private var restingStacks: [Stack] = []
  private var visits: [Visit] = []
  private var presented: [Existence] = []
  /// The screens that have come since the user has done anything; at a call of the system's while
  /// nothing is pending, all that are there.
  private var fresh: [Existence] = []
  private var doubles: [Twins] = []
  /// How often the views had changed when the stacks were read.
  private var changes = -1

  /// An action is about to happen.
  mutating func actionBegins(isOfUser: Bool, isSettled: Bool) {
    if isOfUser {
      fresh = []
    } else if isSettled {
      fresh = presented + stacks.flatMap(\.children)
    }
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, isAtRest: Bool) {
    // Mostly nothing has come or gone.
    if changes == TreeChanges.count {
      guard isAtRest, !(stacks.isEmpty && restingStacks.isEmpty) else { return }
      for place in stacks.indices { stacks[place].update() }
      update(isAtRest: true)
      return restingStacks = stacks
    }
    changes = TreeChanges.count
    let controllers = scene.presentation.presentedControllers
    let now = scene.navigationControllers.map(Stack.init)
    var new: [(lower: Existence, upper: Existence)] = []
    for stack in now {
      guard let top = stack.children.last, let below = stack.children.dropLast().last,
        !(stacks + restingStacks).contains(where: { $0.has(top) })
      else { continue }
      new.append((below, top))
      guard let old = restingStacks.first(where: { $0.navigation === stack.navigation }),
        old.has(below), !isCovered(stack.navigation)
      else { continue }
      visits.append(
        Visit(
          navigation: stack.navigation, screen: top, below: below, name: name(of: top),
          before: old.values))
    }
    for (place, controller) in controllers.enumerated().dropFirst()
    where !presented.contains(where: { $0 === controller.existence }) {
      new.append((controllers[place - 1].existence, controller.existence))
    }
    noteDoubles(new)
    let first = controllers.first?.existence
    if let first, !presented.contains(where: { $0 === first }) { fresh.append(first) }
    fresh += new.map(\.upper)
    (stacks, presented) = (now, controllers.map(\.existence))
    update(isAtRest: isAtRest)
    if isAtRest { restingStacks = now }
  }

  /// Whether something is presented, for which bars may have been changed, too.
  private func isCovered(_ navigation: Existence) -> Bool {
    (navigation.object as? UIViewController)?.presentedViewController != nil
  }

  private mutating func noteDoubles(_ new: [(lower: Existence, upper: Existence)]) {
    for (lower, upper) in new where hasJustCome(lower) {
      guard let below = lower.object as? UIViewController,
        let above = upper.object as? UIViewController, let words = above.viewIfLoaded?.words,
        above.isOfApp || !words.isEmpty, ScreenLikeness(of: above).isShown(by: below),
        below.viewIfLoaded.map({ $0.words == words }) ?? above.isOfApp
      else { continue }
      let text = "\(above.headlessName), over another one that nobody has touched"
      doubles.append(Twins(lower: lower, upper: upper, text: text))
    }
    doubles.removeAll { double in
      ![double.lower, double.upper].allSatisfy {
        ($0.object as? UIViewController)?.isInHierarchy == true
      }
    }
  }

  /// Whether a screen has come since the user has done anything, be it with the one above it.
  private func hasJustCome(_ screen: Existence) -> Bool {
    fresh.contains { $0 === screen }
      || !stacks.isEmpty && !(stacks + restingStacks).contains { $0.has(screen) }
        && !presented.contains { $0 === screen }
  }

  private mutating func update(isAtRest: Bool) {
    visits = visits.filter { visit in
      guard let stack = stacks.first(where: { $0.navigation === visit.navigation }),
        stack.has(visit.below)
      else { return false }
      return stack.has(visit.screen)
        || visit.after != nil && (!isAtRest || change(visit, in: stack) != nil)
    }
    guard isAtRest else { return }
    defer { visits.removeAll { $0.after == $0.before } }
    for place in visits.indices where visits[place].after == nil {
      let visit = visits[place]
      guard let stack = stacks.first(where: { $0.navigation === visit.navigation }),
        stack.children.last === visit.screen
      else { continue }
      visits[place].after = stack.values
    }
  }

  /// What a visit has changed and is still so, in words.
  private func change(_ visit: Visit, in stack: Stack) -> String? {
    guard let after = visit.after else { return nil }
    for (place, attribute) in Attribute.allCases.enumerated() {
      guard let old = visit.before[place], let during = after[place], old != during,
        stack.values[place] == during
      else { continue }
      return "\(attribute.rawValue) is \(during) as with \(visit.name), and was \(old) before"
    }
    return nil
  }

  private func name(of screen: Existence) -> String {
    (screen.object as? UIViewController)?.headlessName ?? "a screen"
  }

  /// What is still as it was for screens that are gone, in words; asked at rest.
  var notChangedBack: [String] {
    visits.compactMap { visit in
      guard let stack = stacks.first(where: { $0.navigation === visit.navigation }),
        stack.children.last === visit.below
      else { return nil }
      return change(visit, in: stack)
    }
  }

  /// The screens that are there twice, in words.
  var shownTwice: [String] { doubles.map(\.text) }

  /// What tells records apart that may come to different ends, of which fewer are left if nothing is
  /// going to happen without the user.
  func add(to fingerprint: inout Fingerprint, isSettled: Bool) {
    for visit in visits {
      if let after = visit.after {
        for place in Attribute.allCases.indices where visit.before[place] != after[place] {
          fingerprint.combine(UInt64(place))
        }
      } else {
        visit.before.add(to: &fingerprint)
      }
    }
    for double in doubles { fingerprint.combine(double.text) }
    if isSettled { return }
    for screen in presented + stacks.flatMap(\.children) {
      let hasRested = restingStacks.contains { $0.has(screen) }
      fingerprint.combine((fresh.contains { $0 === screen } ? 1 : 0) + (hasRested ? 2 : 0))
    }
    for stack in restingStacks { stack.values.add(to: &fingerprint) }
  }
}

extension HeadlessScene {
  /// The navigation controllers on screen.
  fileprivate var navigationControllers: [UINavigationController] {
    var found: [UINavigationController] = []
    func add(_ controller: UIViewController) {
      if let navigation = controller as? UINavigationController { found.append(navigation) }
      for child in controller.children { add(child) }
    }
    for window in windows { window.rootViewController.map(add) }
    for controller in presentation.presentedControllers { add(controller) }
    return found
  }
}

extension UIViewController {
  /// Whether the controller is presented or in a container.
  fileprivate var isInHierarchy: Bool {
    parent != nil || presentingViewController != nil || viewIfLoaded?.window != nil
  }
}
