// SPDX-License-Identifier: MIT

package import Foundation

/// Everything that one execution shares: the clock, the screen, the windows, the touches.
///
/// A new execution starts a new scene; objects of an older scene must not be used in it.
@MainActor
package final class HeadlessScene {
  /// The scene of the execution that runs now.
  package private(set) static var current = HeadlessScene()

  package let clock: LogicalClock
  package let tasks: SceneTasks
  let operations: SceneOperations
  package let dispatched: SceneDispatch
  package internal(set) var chance = SceneChance()
  package let animations = Animations()
  package let presentation = PresentationDriver()
  package let screen: UIScreen
  package lazy var application = UIApplication(scene: self)
  package lazy var windowScene = UIWindowScene(screen: screen)
  package let touches: TouchDelivery
  /// The images that views wait for.
  package private(set) lazy var images = AwaitedImages(clock)
  /// The windows that are shown, the oldest first.
  package internal(set) var windows: [UIWindow] {
    get { shownWindows }
    set {
      shownWindows = newValue
      TreeChanges.note()
    }
  }
  private var shownWindows: [UIWindow] = []
  /// The window of the root that the scene was launched with.
  var launchWindow: UIWindow?
  package let storyboards = Storyboards()
  var extensionContext: NSExtensionContext?
  /// How many dialogs of the system's wait for the user, who can touch nothing else.
  package internal(set) var openQuestions = 0
  /// The menu that the user has opened, who can touch nothing else; it closes when its view goes.
  package var contextMenu: ContextMenu? {
    get { openMenu?.isOnScreen == true ? openMenu : nil }
    set { openMenu = newValue }
  }
  private var openMenu: ContextMenu?
  /// What is kept for each suite of defaults.
  var keptDefaults: [String: KeptDefaults] = [:]
  /// What is on each pasteboard.
  var pasteboards: [UIPasteboard.Name: KeptItems] = [:]
  private(set) lazy var generalPasteboard = UIPasteboard(.general)
  /// What the app keeps in files.
  package let files = SceneFiles()
  package let notifications = NotificationCenter()
  /// Who is told of what the user decides on the location.
  package let locationWatchers = NSHashTable<NSObject>.weakObjects()
  /// What the user has pulled last.
  @Loose package var refreshed: UIRefreshControl?
  private(set) lazy var keyboard: Keyboard = {
    hasKeyboard = true
    return Keyboard(scene: self)
  }()
  /// Whether anything has had the focus yet.
  private(set) var hasKeyboard = false
  /// What the app has changed for a keyboard that has gone, and not changed back, in words.
  package var roomKeptForKeyboard: [String] { hasKeyboard ? keyboard.keptRoom : [] }
  /// What is not done here as a device would do it; each once.
  package private(set) var notes: [SceneNote] = []
  /// What views of SwiftUI's may present, and what of that they have, until somebody takes note of it.
  var offers: (all: Set<PresentationOffer>, met: Set<PresentationOffer>) = ([], [])
  /// What the app keeps with objects that are no responders.
  var associations = Associations()
  /// The objects that views of SwiftUI's have owned that are gone.
  package var goneViews = GoneViews()
  var transactions: [CATransaction.Group] = []
  /// How many controllers there were whose evaluation calls code of the app's.
  package var evaluations = 0
  /// How often a view that is evaluated had been shown with a state of its own that it had not read, and
  /// that had changed.
  package var lateReads = 0
  /// How often a view was evaluated with a state of another view, one that had changed and that the other
  /// view had not read.
  package var staleReads = 0
  /// How often that has happened to what is presented, when it was made.
  package var staleContents = 0
  /// How often the app has told somebody something: its own observers, or other apps.
  package var messages = 0
  /// How often the app has written something down for good that was not there.
  package internal(set) var keptChanges = 0
  /// Whether the app has made a search controller.
  var hasSearch = false
  /// What has changed that layout depends on, while another scene is the current one.
  private var layoutChanges = LayoutChanges()
  package var activeConstraints: Int { heldConstraints.count }
  let heldConstraints = ConstraintCounter()

  private init(size: CGSize = CGSize(width: 390, height: 844)) {
    screen = UIScreen(size: size)
    clock = LogicalClock()
    tasks = SceneTasks(clock: clock)
    operations = SceneOperations(clock: clock)
    dispatched = SceneDispatch(clock: clock)
    touches = TouchDelivery(clock: clock)
    clock.uppermost = { [unowned presentation] in
      presentation.presentedControllers.last?.existence
    }
    clock.changeOthers = { [unowned presentation] in presentation.changeEnds($0) }
  }

  /// Starts a new execution with a screen of a size.
  @discardableResult
  package static func start(
    screen size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) -> HeadlessScene {
    AnimationRecorder.current = nil
    let scene = HeadlessScene(size: size)
    scene.screen.safeArea = safeArea
    scene.makeCurrent()
    return scene
  }

  /// Called when the scene has become the current one.
  package var becomesCurrent: () -> Void = {}

  /// Makes an execution that was interrupted by another one the current one again.
  package func makeCurrent() {
    // What belongs to the former scene goes before this one's variables are in place.
    defer { becomesCurrent() }
    guard Self.current !== self else { return }
    if isKnownUniquelyReferenced(&Self.current) { Self.endCurrent() }
    Self.current.layoutChanges = LayoutChanges.current
    LayoutChanges.current = layoutChanges
    // What goes with the former scene asks which one is current.
    withExtendedLifetime(Self.current) { Self.current = self }
  }

  /// Takes the windows off the screen that the app does not keep; says whether there are any.
  ///
  /// UIKit does not keep a window because it is visible (huri000/SwiftEntryKit#299,
  /// bow-swift/nef-editor-client#54, alexanderjarvis/PXAlertView#27).
  func hideReleasedWindows() -> Bool {
    guard shownWindows.count > 1 else { return false }
    var released: [UIWindow] = []
    for index in shownWindows.indices where isKnownUniquelyReferenced(&shownWindows[index]) {
      released.append(shownWindows[index])
    }
    for window in released { window.isHidden = true }
    return !released.isEmpty
  }

  /// Lets go of an execution that nobody else keeps: what its objects do as they go happens in a scene
  /// that nobody looks at, and not in the next one.
  private static func endCurrent() {
    LayoutChanges.current = LayoutChanges()
    withExtendedLifetime(current) { current = HeadlessScene() }
    for _ in 0..<8 where !current.clock.isIdle { current.clock.cancel { _ in true } }
  }

  func note(_ note: SceneNote) { if !notes.contains(note) { notes.append(note) } }

  /// Notes that the app relies on something that is not done here.
  package func note(unimplemented name: String) { note(SceneNote(.unimplemented, name)) }

  /// Notes that something is asked for where something else is shown.
  package func note(crowded name: String) { note(SceneNote(.crowded, name)) }

  /// Notes that something is to be presented from the content of a menu.
  package func note(inMenu name: String) { note(SceneNote(.inMenu, name)) }

  /// Notes who hears of the app's addresses, unless something may open any.
  package func note(hearsOfAddresses name: String) {
    if application.addresses.isEmpty { note(SceneNote(.unopened, name)) }
  }

  /// Notes that values of a type are pushed that nothing shows.
  package func note(unmatched name: String) { note(SceneNote(.unmatched, name)) }

  /// What was noted of one kind, by name.
  package func notes(_ kind: SceneNote.Kind) -> [String] {
    notes.filter { $0.kind == kind }.map(\.name)
  }

  /// Changes the traits of the screen and tells the windows and their views.
  package func setTraits(_ traits: UITraitCollection) {
    let previous = screen.traitCollection
    screen.traits = traits
    for window in windows { window.traitsChanged(from: previous) }
  }

  /// Changes the size of the screen and of the windows that fill it.
  package func setScreen(size: CGSize, safeArea: UIEdgeInsets) {
    let old = screen.bounds
    screen.setBounds(CGRect(origin: .zero, size: size))
    screen.safeArea = safeArea
    for window in windows where window.frame == old { window.frame = screen.bounds }
    for window in windows { window.setNeedsLayout() }
  }
}
