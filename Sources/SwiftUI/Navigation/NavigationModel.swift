// SPDX-License-Identifier: MIT

import UIKit

/// What a navigation stack keeps: what was pushed, and the pages that show it.
@MainActor
final class NavigationModel: NSObject {
  /// Something that is pushed onto the root.
  enum Entry: Equatable {
    /// A value, whose destination is found by its type.
    case value(AnyHashable)
    /// What a link or a modifier with this object pushes.
    case source(ObjectIdentifier)
  }

  /// A link or a modifier that pushes by itself.
  final class Source {
    var isPushed = false
    /// The page that the link or the modifier is on.
    var page = Derived(Loose<PageController>())
    var destination = Derived<(@MainActor () -> AnyView)?>(nil)
    /// Writes `false` or `nil`.
    var clear = Derived<(() -> Void)?>(nil)
  }

  /// What was pushed, where the app has no path of its own.
  var ownPath: [AnyHashable] = []
  /// The links and modifiers whose destinations are shown, the lowest first.
  private(set) var sources: [Source] = []
  private(set) var controller: UINavigationController?
  private(set) var pages: [PageController] = []
  /// The pages that were popped and are still to be seen; their views are there as long.
  var leaving: [PageController] = []
  private var wait = TransitionWait()
  /// What UIKit was given to show above the root, and has not gone back from.
  private var given = Given()
  /// Whether it is written already that the user is going back.
  private var hasAdoptedReturn = false
  private var derived = Derived<Facts?>(nil)

  private struct Given {
    var values: [AnyHashable] = []
    var sources = 0
    var count: Int { values.count + sources }
  }

  /// What the evaluation of the stack says.
  struct Facts {
    let node: _ViewNode
    let path: NavigationPathAccess?
    /// Whether the stack itself is being evaluated, with all that is on it.
    var isBeingEvaluated = false
    /// How values of a type are shown.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  }

  var facts: Facts? {
    _read { yield derived.value }
    _modify { yield &derived.value }
  }

  /// The values on the stack.
  var values: [AnyHashable] {
    get { facts?.path?.read() ?? ownPath }
    set {
      guard let path = facts?.path else {
        ownPath = newValue
        facts?.node.invalidate()
        return
      }
      path.write(newValue)
    }
  }

  /// All that is on the stack above the root.
  var entries: [Entry] { values.map(Entry.value) + sources.map { .source(ObjectIdentifier($0)) } }

  /// A link or a modifier pushes its destination, or takes it back with all above it.
  ///
  /// What is on a page that was popped pushes nothing, though it stays as long as the page is seen.
  func set(_ source: Source, isPushed: Bool) {
    guard source.isPushed != isPushed else { return }
    if isPushed {
      adoptReturn()
      let page = source.page.value.wrappedValue
      guard page == nil || pages.contains(where: { $0 === page }) else { return }
      source.isPushed = true
      sources.append(source)
    } else if let place = sources.firstIndex(where: { $0 === source }) {
      takeOff(from: place, besides: source)
    }
    facts?.node.invalidate()
  }

  /// Takes off the stack what was pushed from pages that are no longer on it.
  func takeOffOrphans() {
    let count = values.count
    let orphan = sources.indices.first { place in
      guard let page = sources[place].page.value.wrappedValue else { return false }
      return !pages.prefix(count + place + 1).contains { $0 === page }
    }
    if let orphan { takeOff(from: orphan) }
  }

  /// Takes off links and modifiers, and writes that they push nothing, unless it is known.
  private func takeOff(from place: Int, besides known: Source? = nil) {
    let gone = sources[place...]
    sources.removeSubrange(place...)
    for source in gone {
      source.isPushed = false
      guard source !== known, let node = facts?.node, !node.isGone else { continue }
      node.graph.afterEvaluation { if !source.isPushed { source.clear.value?() } }
    }
  }

  /// A link or a modifier was evaluated: what it has pushed shows what it is to show now, unless the
  /// stack is being evaluated, which shows all pages anew.
  func refresh(_ source: Source) {
    guard source.isPushed, facts?.isBeingEvaluated == false,
      let place = sources.firstIndex(where: { $0 === source }),
      pages.indices.contains(values.count + place + 1),
      let node = pages[values.count + place + 1].surface.node,
      let destination = source.destination.value
    else { return }
    node.evaluate(destination())
  }

  /// The stack leaves the tree: nothing leads to its pages any more.
  func end() {
    controller?.leaveContainer()
    (controller, pages, leaving, sources, facts) = (nil, [], [], [], nil)
  }

  /// The view of an entry.
  func view(of entry: Entry) -> AnyView {
    switch entry {
    case .value(let value):
      destination(of: value)?(value) ?? AnyView(EmptyView())
    case .source(let id):
      sources.first { ObjectIdentifier($0) == id }?.destination.value?() ?? AnyView(EmptyView())
    }
  }

  /// How a value is shown; if nothing says it, that is noted.
  private func destination(of value: AnyHashable) -> ((AnyHashable) -> AnyView)? {
    let known = facts?.destinations[ObjectIdentifier(type(of: value.base))]
    if known == nil { HeadlessScene.current.note(unmatched: "\(type(of: value.base))") }
    return known
  }

  /// A link pushes a value; it does nothing where nothing says how that is shown.
  func push(_ value: AnyHashable) {
    adoptReturn()
    if destination(of: value) != nil { values.append(value) }
  }

  /// Writes that the user is going back, before a link pushes onto what comes: no finger can take that
  /// back any more.
  private func adoptReturn() {
    let coordinator = controller?.transitionCoordinator
    guard let controller, coordinator?.isInteractive != true, coordinator?.isCancelled != true
    else {
      return
    }
    hasAdoptedReturn = popEntries(besides: controller.viewControllers.count - 1)
  }

  /// Takes off what the user has gone back from; tells whether there was anything.
  @discardableResult
  private func popEntries(besides shown: Int) -> Bool {
    guard shown < given.count else { return false }
    let popped = pages.dropFirst(shown + 1)
    leaving += popped.filter { !leaving.contains($0) }
    pages.removeLast(popped.count)
    let now = values
    let left = Self.values(now, withoutWhatIsAbove: shown, of: given.values)
    if left.count < now.count { values = left }
    let kept = max(0, shown - given.values.count)
    // A link or a modifier may have taken off what it had pushed before the pop has ended.
    let first = min(kept, sources.count)
    let gone = first..<max(first, min(given.sources, sources.count))
    for source in sources[gone] { clear(source) }
    sources.removeSubrange(gone)
    given = Given(
      values: Array(given.values.prefix(shown)), sources: min(given.sources, kept))
    facts?.node.invalidate()
    return true
  }

  /// Whether something is to be pushed when the pop has ended that the user has begun: the pages take no
  /// touches any more, as in every push.
  var isPushAwaited: Bool {
    guard let controller, controller.transitionCoordinator != nil else { return false }
    let shown = controller.viewControllers.count - 1
    if shown < given.count {
      return Self.values(values, withoutWhatIsAbove: shown, of: given.values).count > shown
    }
    return hasAdoptedReturn && entries.count > shown
  }

  /// What is left of a path when the user has gone back: what the app has put on it meanwhile stays, and
  /// comes then, and so does another path that it has written.
  private static func values(
    _ values: [AnyHashable], withoutWhatIsAbove count: Int, of given: [AnyHashable]
  ) -> [AnyHashable] {
    let common = zip(values, given).prefix { $0 == $1 }.count
    if common < min(values.count, given.count) { return values }
    return Array(values.prefix(count)) + values.dropFirst(given.count)
  }

  /// A value of whatever type.
  nonisolated static func erased<Value: Hashable>(_ value: Value?) -> AnyHashable? {
    value.map { AnyHashable($0) }
  }

  // MARK: - Pages

  /// The controller and as many pages as there are entries, besides the root.
  func prepare(at node: _ViewNode) -> UINavigationController {
    while pages.count < entries.count + 1 {
      let page = PageController(in: node.graph)
      page.disappeared.value = { [weak self] in self?.forgetLeaving() }
      pages.append(page)
    }
    if let controller { return controller }
    let new = UINavigationController(rootViewController: pages[0])
    controller = new
    new.delegate = self
    node.join(new)
    return new
  }

  /// Pushes or pops, so that what is shown is what is on the stack.
  ///
  /// While the user goes back, and while a finger leads a transition of the stack, it is open what will be
  /// shown: whatever becomes of it, this is looked at again at its end.
  func reconcile() {
    guard let controller else { return }
    if let coordinator = controller.transitionCoordinator,
      coordinator.initiallyInteractive || controller.viewControllers.count <= given.count,
      coordinator.viewController(forKey: .to)?.parent === controller
    {
      wait.end(of: coordinator) { [weak self] in self?.facts?.node.invalidate() }
      return
    }
    let wanted = Array(pages.prefix(entries.count + 1))
    pages.removeSubrange(wanted.count...)
    let shown = Array(values.prefix(wanted.count - 1))
    given = Given(values: shown, sources: wanted.count - 1 - shown.count)
    guard controller.viewControllers != wanted else { return }
    HeadlessScene.current.presentation.calling {
      controller.setViewControllers(wanted, animated: controller.viewIfLoaded?.window != nil)
    }
    awaitLeaving()
  }

  /// Looks again at what was popped when it has left: what goes with a tab, or below a cover, may disappear
  /// without a word to the page.
  private func awaitLeaving() {
    if !leaving.allSatisfy(isSeenLeaving) { return forgetLeaving() }
    guard !leaving.isEmpty, let coordinator = controller?.transitionCoordinator else { return }
    wait.end(of: coordinator) { [weak self] in self?.forgetLeaving() }
  }

  /// Whether a page that was popped may still be seen: it waits to be taken off, or leaves.
  func isSeenLeaving(_ page: PageController) -> Bool {
    guard let controller else { return false }
    return controller.viewControllers.contains(page)
      || page.isInSight && controller.transitionCoordinator != nil
  }

  /// A page has disappeared: the views of what has left go.
  private func forgetLeaving() {
    if !leaving.isEmpty { facts?.node.invalidate() }
  }

  /// Takes a page away with all above it, unless it is gone already.
  func dismiss(_ page: PageController) {
    guard let place = pages.firstIndex(where: { $0 === page }), place > 0 else { return }
    pop(to: place - 1)
  }

  /// Takes entries away until there are as many as given.
  func pop(to count: Int) {
    let valueCount = values.count
    if count < valueCount { values = Array(values.prefix(count)) }
    let left = sources.prefix(max(0, count - valueCount))
    let gone = sources.dropFirst(left.count)
    sources = Array(left)
    for source in gone { clear(source) }
    facts?.node.invalidate()
  }

  private func clear(_ source: Source) {
    source.isPushed = false
    source.clear.value?()
  }
}

extension NavigationModel: UINavigationControllerDelegate {
  /// The user has gone back: what was on the stack is written.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if !hasAdoptedReturn { popEntries(besides: navigationController.viewControllers.count - 1) }
    hasAdoptedReturn = false
  }
}

extension _ViewNode {
  /// What the stack knows the link or the modifier here by; it pushes as long as that is in the tree.
  var source: NavigationModel.Source {
    if let source = memory as? NavigationModel.Source { return source }
    let source = memory { NavigationModel.Source() }
    source.page.value = Loose(wrappedValue: environment.page)
    if let model = environment.navigation {
      whenLeaving { [unowned model, unowned source] in model.set(source, isPushed: false) }
    }
    return source
  }
}

extension EnvironmentValues {
  private struct Model: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

  /// The navigation stack around.
  var navigation: NavigationModel? {
    get { self[Model.self] }
    set { self[Model.self] = newValue }
  }
}
