// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Which controller is which

extension PresentationDriver {
  /// The identifier of a controller, which gets one when it is first needed.
  ///
  /// A controller whose type stands in `names` gets that place if it is free, another one a place
  /// of its own type (``ControllerPlaces``): so a place has one name, and it does not count which
  /// controllers were there before. Two executions of the same actions number their controllers in the
  /// same way.
  func identifier(of controller: UIViewController) -> ControllerID {
    if let known = knownIdentifier(of: controller) { return known }
    let identifier = ControllerID(freePlace(for: controller))
    give(identifier, to: controller)
    return identifier
  }

  /// Gives a controller a place that is free, before anything else gives it another one.
  package func place(_ controller: UIViewController, at identifier: ControllerID) {
    sweep()
    give(identifier, to: controller)
  }

  private func give(_ identifier: ControllerID, to controller: UIViewController) {
    let count = eventsOfFormerTurns + events.count
    if count > 0, slots[Int(identifier.rawValue)].type != nil {
      formerNames.append((count, controllerNames))
    }
    slots[Int(identifier.rawValue)] = WeakController(controller)
    childrenAreRefreshedAt = nil
    if controller.containerKind != .plain { hasContainers = true }
    controller.place = ScenePlace(driver: number, identifier: identifier)
    controller.introduce(to: self, as: identifier)
  }

  /// The identifier of a controller that has one.
  package func knownIdentifier(of controller: UIViewController) -> ControllerID? {
    controller.place?.driver == number ? controller.place?.identifier : nil
  }

  /// Keeps what controllers are called for the time when they are gone.
  package func noteNames() {
    for place in slots.indices where place >= names.count && slots[place].isUsed {
      if let controller = slots[place].controller { slots[place].name = controller.headlessName }
    }
  }

  /// What controllers are called, by the places that they have or had: those whose types are not known
  /// beforehand with their titles, and numbered where that does not tell them apart.
  package var controllerNames: [String] {
    let count = (slots.lastIndex { $0.type != nil } ?? -1) + 1
    var found: [String] = []
    for place in 0..<max(count, names.count) {
      if place < names.count {
        found.append(names[place])
        continue
      }
      let name = slots[place].name ?? slots[place].type ?? "controller \(place)"
      found.append(found.unused(name))
    }
    return found
  }

  /// The controller with an identifier.
  package func controller(_ identifier: ControllerID) -> UIViewController? {
    slots[Int(identifier.rawValue)].controller
  }

  /// Gives the first root of the scene its place; says whether there was none before.
  func takeFirstRoot(_ controller: UIViewController) -> Bool {
    guard !slots[0].isUsed else { return false }
    give(.root, to: controller)
    return true
  }

  private func freePlace(for controller: UIViewController) -> Int {
    sweep()
    let type = PropertyNames.typeName(of: controller)
    let free = slots.indices.dropFirst().filter { !slots[$0].isUsed }
    let named = free.first { $0 < names.count && names[$0] == type }
    if let place = named ?? places.place(for: type, among: free.filter { $0 >= names.count }) {
      return place
    }
    guard let last = free.last else {
      HeadlessException.raise(
        HeadlessException.bound,
        "A scene can have \(slots.count) view controllers at a time\(mostOutOfSight).")
    }
    return last
  }

  /// Of which class most are that are there and in no window, in words; nothing if there are few.
  private var mostOutOfSight: String {
    var counts: [String: Int] = [:]
    for slot in slots where slot.isUsed {
      guard let controller = slot.controller, controller.viewIfLoaded?.window == nil else {
        continue
      }
      counts[PropertyNames.typeName(of: controller), default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value > slots.count / 4
    else { return "" }
    return "; \(most.value) of them are each a \(most.key) that is in no window"
  }

  /// Forgets the controllers that are gone.
  ///
  /// A child can be forgotten only when its container is.
  func sweep() {
    HeadlessScene.current.associations.sweep()
    while sweepOnce() {}
  }

  private func sweepOnce() -> Bool {
    var didForget = false
    for place in slots.indices.dropFirst() {
      guard slots[place].isUsed, slots[place].isGone,
        world.makeAnew(ControllerID(place))
      else { continue }
      slots[place].isUsed = false
      didForget = true
    }
    return didForget
  }

  /// Brings what is set on controllers that are known up to date: a delegate that nobody keeps is
  /// gone without a word (A22, D15).
  func refresh() {
    refreshChildren()
    for place in slots.indices where slots[place].isUsed {
      slots[place].controller?.update(self, ControllerID(place))
    }
  }
}

extension UIViewController {
  /// Tells the rules what was set before they knew of the controller.
  fileprivate func introduce(to driver: PresentationDriver, as identifier: ControllerID) {
    driver.world.setModalPresentationStyle(modalPresentationStyle.rule, of: identifier)
    if isModalInPresentation { driver.world.setModalInPresentation(true, of: identifier) }
    if definesPresentationContext {
      driver.world.setDefinesPresentationContext(true, of: identifier)
    }
    driver.world.setKind(kindForRules, of: identifier)
    if zooms { driver.world.setZooms(true, of: identifier) }
    if (self as? UIPageViewController)?.transitionStyle == .pageCurl {
      driver.world.setCurlsPages(true, of: identifier)
    }
    if PropertyNames.belongsToApp(type(of: self)) {
      driver.world.setOverridesDismiss(true, of: identifier)
    }
    update(driver, identifier)
    introduceChildren(to: driver, of: identifier)
  }

  /// Whether the rules know of the controller.
  var isKnown: Bool { HeadlessScene.current.presentation.knownIdentifier(of: self) != nil }

  private func introduceChildren(to driver: PresentationDriver, of identifier: ControllerID) {
    if !shouldAutomaticallyForwardAppearanceMethods {
      driver.world.setForwardsAppearanceMethods(false, of: identifier)
    }
    let children = children.filter { $0 !== driver.wrapped }
    if containerKind == .plain, !children.isEmpty { driver.hasPlainChildren = true }
    guard containerKind != .plain || !children.isEmpty else { return }
    // The rules show the last child of a stack, and the first one of other containers.
    let first = containerKind == .navigation || containerKind == .plain ? [] : shownChildren
    let rest = children.filter { child in !first.contains { $0 === child } }
    driver.world.setChildren(
      (first + rest).map { driver.identifier(of: $0) }, of: identifier, as: containerKind)
  }

  /// Tells the rules which delegates are there.
  fileprivate func update(_ driver: PresentationDriver, _ identifier: ControllerID) {
    let state = driver.world.state(of: identifier)
    let methods: TransitioningMethods = transitioningDelegate == nil ? [] : .all
    if state.transitioningDelegate != methods {
      driver.world.setTransitioningDelegate(methods, of: identifier)
    }
    if containerKind != .plain {
      driver.world.setHasDelegate(hasContainerDelegate, of: identifier)
    }
    guard let delegate = driver.presentationController(ifMadeFor: self)?.delegate else {
      if !state.delegate.isEmpty { driver.world.releaseDelegate(of: identifier) }
      return
    }
    var answers: DelegateMethods = [.dismissal, .adaptation]
    answers.remove(.adaptivePresentationStyleWithoutTraits)
    if delegate is any UISheetPresentationControllerDelegate {
      answers.insert(.didChangeSelectedDetentIdentifier)
    }
    if state.delegate != answers { driver.world.setDelegate(answers, of: identifier) }
  }
}

extension TransitioningMethods {
  /// All of them: which of them are the app's own shows when they are called.
  static let all: TransitioningMethods = [
    .presentationController, .animationControllerForPresented, .animationControllerForDismissed,
    .interactionControllerForPresentation, .interactionControllerForDismissal,
  ]
}

extension UIViewController {
  /// The number by which the rules know the controller, if they do.
  package var scenePlace: Int? { place.map { Int($0.identifier.rawValue) } }
}
