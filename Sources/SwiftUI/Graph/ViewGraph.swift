// SPDX-License-Identifier: MIT

import UIKit

/// The tree of views of one hosting controller, and its updates.
///
/// What has changed is evaluated in an update: an event of the clock like a layout pass, which comes
/// at the end of the turn, or at any later time where passes are events of their own. In an update
/// views are evaluated from the top down, then representables are updated and actions such as
/// `onChange` run (``UpdateOrder``), again and again until nothing changes; then what the presentation
/// modifiers want is compared with what is presented.
@MainActor
final class ViewGraph: LooseTarget {
  package nonisolated(unsafe) let existence = Existence()
  private(set) var root: _ViewNode?
  /// What the modifiers of this tree present.
  let presenter: Presenter
  /// What views keep by names, once one has asked for it.
  private(set) lazy var kept = KeptValues.current
  /// Whether the lists of this tree are edited, where the app does not keep that itself.
  private let editing = StateLocation(EditMode.inactive, of: nil)
  private var derived = Derived(Facts())

  private struct Facts {
    /// The controller in whose view the tree is shown.
    unowned(unsafe) var host: UIViewController?
    var name = ""
    /// How many trees there were before this one.
    var rank = 0
    var pending: PendingEvent.ID?
    var isUpdating = false
    /// Whether views are evaluated because the size of the window has changed.
    var isResizing = false
    /// What the stand-in itself is to do when all is evaluated.
    var chores: [@MainActor () -> Void] = []
    /// What representables and actions of the app's are to be called.
    var updates: [@MainActor () -> Void] = []
    var actions: [AppAction] = []
    /// Whether a view was to be evaluated since the last round of an update began, and whether one was
    /// since views were placed.
    var isDirty = false, hasMoved = true
    /// How many nodes are told of their appearance, and of preferences.
    var appearances = 0, preferenceReaders = 0
    var evaluations = 0
    /// Whether what has changed did so in a transaction without animations.
    var disablesAnimations = false
    /// How many representables are in the tree.
    var representables = 0
    var environment = EnvironmentValues()
    var hasGivenEnvironment = false
    var inherited: EnvironmentValues?
    var whenUpdated: (@MainActor () -> Void)?
    var pages: [Surface] = []
    /// Closes what the user has opened, such as a menu.
    var openMenu: CloseMenu?
  }

  init() {
    presenter = Presenter()
    existence.begin(self)
  }

  deinit { existence.end() }

  /// How many views were evaluated because they had changed, for tests.
  var evaluations: Int {
    get { derived.value.evaluations }
    set { derived.value.evaluations = newValue }
  }

  /// Closes what the user has opened, such as a menu.
  var openMenu: CloseMenu? {
    get { derived.value.openMenu }
    set { derived.value.openMenu = newValue }
  }

  /// How many representables are in the tree.
  var representables: Int {
    get { derived.value.representables }
    set { derived.value.representables = newValue }
  }

  /// Leads to whether the lists of this tree are edited.
  var editMode: Binding<EditMode> { Binding(to: editing) }

  var host: UIViewController? { derived.value.host }

  /// What the root sees.
  var environment: EnvironmentValues {
    get { derived.value.environment }
    set { derived.value.environment = newValue }
  }

  /// Takes the environment of the view that has made the host.
  func give(_ environment: EnvironmentValues) {
    self.environment = environment
    derived.value.hasGivenEnvironment = true
  }

  /// The environment around the host that was taken over last.
  var inherited: EnvironmentValues? {
    get { derived.value.inherited }
    set { derived.value.inherited = newValue }
  }

  /// Whether a view has made the host, and has said what the environment is.
  var hasGivenEnvironment: Bool { derived.value.hasGivenEnvironment }

  /// Takes a controller for the host.
  func attach(to host: UIViewController, named name: String) {
    (derived.value.host, derived.value.name) = (host, name)
    derived.value.rank = HeadlessScene.current.evaluations
    presenter.attach(to: self)
  }

  /// Shows another root, or the first one.
  func show<Root: View>(_ view: Root) {
    let node: _ViewNode
    if let root {
      node = root
      node.facts.environment = environment
    } else {
      node = _ViewNode(.only, Root.self, in: self, below: nil, environment)
      root = node
    }
    node.evaluate(view)
    updateRepresentables()
    scheduleUpdate()
  }

  /// Shows the root again because the size of the window has changed (I14).
  func showResized<Root: View>(_ view: Root) {
    derived.value.isResizing = true
    show(view)
    derived.value.isResizing = false
  }

  /// Whether views are evaluated because the size of the window has changed.
  var isResizing: Bool { derived.value.isResizing }

  /// Whether an update runs.
  var isUpdating: Bool { derived.value.isUpdating }

  /// Whether views wait to be updated.
  var isUpdatePending: Bool { derived.value.pending != nil }

  /// Puts an update into the clock unless one waits already.
  ///
  /// Of several trees the oldest is updated first: an object that is observed calls its observers in
  /// the order of a set, which is another one each time.
  func scheduleUpdate() {
    guard !derived.value.isUpdating, derived.value.pending == nil, host?.isViewLoaded == true else {
      return
    }
    let graph = Loose(wrappedValue: self)
    let name = derived.value.name
    derived.value.pending = HeadlessScene.current.clock.schedule(
      .layout, "update of \(name)", rank: derived.value.rank
    ) { graph.wrappedValue?.update() }
  }

  /// A controller of the tree's has disappeared: if the tree goes with it, or with the controller around
  /// it, its views learn of that now, for it may be gone before the next update.
  func updateAfterDisappearance(of controller: UIViewController) {
    let isGoing =
      host?.isBeingDismissed == true || controller === host && controller.isMovingFromParent
    isGoing ? update() : scheduleUpdate()
  }

  /// Does something of the stand-in's own when all is evaluated.
  func afterEvaluation(_ chore: @escaping @MainActor () -> Void) {
    derived.value.chores.append(chore)
    scheduleUpdate()
  }

  /// Calls an action of the app's when all is evaluated.
  func callAfterEvaluation(_ action: AppAction) {
    derived.value.actions.append(action)
    scheduleUpdate()
  }

  /// Updates a representable when all is evaluated that is being evaluated.
  func updateAfterEvaluation(_ update: @escaping @MainActor () -> Void) {
    derived.value.updates.append(update)
  }

  private func updateRepresentables() {
    let updates = UpdateOrder.ordered(derived.value.updates)
    derived.value.updates = []
    for update in updates { update() }
  }

  /// How often views are evaluated and actions run in one update.
  private static let bound = 100

  /// Evaluates what has changed, and does what follows from it.
  func update() {
    derived.value.pending = nil
    guard !derived.value.isUpdating, let root else { return }
    derived.value.isUpdating = true
    var rounds = 0
    repeat {
      if derived.value.isDirty {
        derived.value.isDirty = false
        root.update()
        updateRepresentables()
      }
      if derived.value.hasMoved, derived.value.preferenceReaders > 0 {
        root.forEach { $0.updatePreference() }
      }
      place()
      let chores = derived.value.chores
      derived.value.chores = []
      for chore in chores { chore() }
      for action in takeActions(below: root) { action.perform() }
      rounds += 1
    } while rounds < Self.bound && needsRound
    derived.value.isUpdating = false
    if needsEvaluation {
      HeadlessScene.current.presentation.breakOff(
        "Endless update: evaluating the views of \(derived.value.name) changes what they depend on, "
          + "again and again.")
    }
    derived.value.whenUpdated?()
    presenter.pass()
    derived.value.disablesAnimations = false
  }

  /// Whether what the update presents and dismisses is animated.
  var isAnimated: Bool { !derived.value.disablesAnimations }

  /// Lets something be done at the end of each update.
  func whenUpdated(_ action: @escaping @MainActor () -> Void) { derived.value.whenUpdated = action }

  /// Puts views where they belong, in the host's view and on pages.
  private func place() {
    guard derived.value.hasMoved else { return }
    derived.value.hasMoved = false
    if let host = host as? any HostingController {
      host.surface.node = root
      host.surface.place()
      tellGraphAround(host)
    }
    derived.value.pages.removeAll { $0.node?.isGone ?? true }
    for page in derived.value.pages { page.place() }
  }

  /// Lets a tree that shows this one in a view of UIKit's look at the preferences again.
  private func tellGraphAround(_ host: UIViewController) {
    let around = sequence(first: host.view.superview) { $0?.superview }
    guard let view = around.lazy.compactMap({ $0 as? HostingView }).first,
      let graph = view.surface?.node?.graph, graph !== self,
      graph.derived.value.preferenceReaders > 0
    else { return }
    graph.noteEvaluation()
    graph.scheduleUpdate()
  }

  /// Lets what is on a page be put there too.
  func placeAlso(_ page: Surface) {
    if !derived.value.pages.contains(where: { $0 === page }) { derived.value.pages.append(page) }
  }

  /// The page whose top a node is.
  func page(showing node: _ViewNode) -> Surface? {
    derived.value.pages.first { $0.node === node }
  }

  private var needsEvaluation: Bool { derived.value.isDirty }

  private var needsRound: Bool {
    needsEvaluation || !derived.value.chores.isEmpty || !derived.value.actions.isEmpty
  }

  /// The actions that are to be called now, with those of views that have come or gone, in their order.
  private func takeActions(below root: _ViewNode) -> [AppAction] {
    var actions = derived.value.actions
    derived.value.actions = []
    if derived.value.appearances > 0 {
      root.forEachFromInside { node in
        if let action = node.takeAppearance() { actions.append(action) }
      }
    }
    return UpdateOrder.ordered(actions, in: root)
  }

  /// A view is to be evaluated.
  func noteDirty() {
    derived.value.isDirty = true
    if Transaction.current.disablesAnimations { derived.value.disablesAnimations = true }
    scheduleUpdate()
  }

  /// A view was evaluated.
  func noteEvaluation() { derived.value.hasMoved = true }

  /// One node more, or less, is told of its appearance.
  func countAppearances(_ change: Int) { derived.value.appearances += change }

  /// One node more, or less, is told of preferences.
  func countPreferenceReaders(_ change: Int) { derived.value.preferenceReaders += change }

  /// Everything goes: the controller does.
  func end() {
    // No event is put into the clock any more: it may be that of another execution by now.
    derived.value.host = nil
    presenter.end()
    root?.leave()
    root = nil
  }
}
