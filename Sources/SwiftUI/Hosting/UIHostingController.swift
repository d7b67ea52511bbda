// SPDX-License-Identifier: MIT

public import UIKit
import UIKitSemantics

/// Shows a tree of SwiftUI's views in a controller of UIKit's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController, HostingController {
  let graph = ViewGraph()
  let surface = Surface()

  public var rootView: Content { didSet { if isViewLoaded { graph.show(rootView) } } }
  /// How the size follows the content, as storage.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// What of the safe area counts, as storage.
  public var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    headlessTypeName = name
  }

  /// Creates a controller for a root; nothing is decoded.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Nothing is decoded, so there is no root to show.
  public required init?(coder: NSCoder) { nil }

  deinit { MainThread.run { [graph] in graph.end() } }

  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.surface = surface
    view.backgroundColor = .systemBackground
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    HeadlessScene.current.evaluations += 1
    graph.attach(to: self, named: name ?? "a hosted view")
    if let outer = environmentAround { takeOver(outer) }
    if graph.environment.dismiss.perform == nil {
      graph.environment.isPresented = stackBelow != nil || isKnownToBePresented
      graph.environment.dismiss = DismissAction { [unowned self] in
        if let stack = stackBelow { return pop(from: stack) }
        if isKnownToBePresented { dismiss(animated: true) }
      }
    }
    graph.environment.editMode = graph.editMode
    adoptTraits()
    graph.show(rootView)
    graph.update()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil, let outer = environmentAround { inherit(outer) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if graph.inherited != nil, environmentAround == nil { giveBackEnvironment() }
    surface.isVisible = true
    graph.scheduleUpdate()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    graph.presenter.transitionEnded()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    surface.isVisible = false
    graph.updateAfterDisappearance(of: self)
    graph.presenter.transitionEnded()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    adoptTraits()
    graph.showResized(rootView)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // Another size is a reason to evaluate all views anew, as in a rotation (I14).
    evaluateAnew()
  }

  /// The size that the content takes in a size that is offered to it.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return surface.size(in: size)
  }

  /// Whether the environment knows that UIKit has presented the controller, and can dismiss it: not
  /// before iOS 15 (I8, X12).
  private var isKnownToBePresented: Bool {
    guard presentingViewController != nil else { return false }
    guard graph.presenter.version >= .iOS15 else { return !graph.presenter.obeys(.i8) }
    let behavior = HeadlessScene.current.presentation.world.consulting(.dismissOfHostedView)
    return behavior.dismissOfHostedView == .dismisses
  }

  /// The navigation controller of the app's onto which the controller was pushed.
  private var stackBelow: UINavigationController? {
    let stack = parent as? UINavigationController
    return stack?.viewControllers.first === self ? nil : stack
  }

  /// Goes back to what is below in a navigation controller.
  private func pop(from stack: UINavigationController) {
    guard let place = stack.viewControllers.firstIndex(where: { $0 === self }) else { return }
    stack.popToViewController(stack.viewControllers[place - 1], animated: true)
  }

  /// The name of the app's own view that is the root.
  private var name: String? { (rootView as? AnyView)?.name ?? ViewName.of(rootView) }

  /// Takes over the environment around; how the controller closes is its own affair.
  private func takeOver(_ outer: EnvironmentValues) {
    guard !graph.hasGivenEnvironment else { return }
    let environment = outer.inAnotherController
    graph.inherited = environment
    replaceEnvironment(by: environment)
  }

  func inherit(_ outer: EnvironmentValues) {
    guard graph.root != nil, !graph.hasGivenEnvironment else { return }
    // An update of the views around reaches nobody in here by itself.
    if graph.inherited?.isSame(as: outer.inAnotherController) == true { return }
    takeOver(outer)
    graph.show(rootView)
  }

  /// What a representable has made or updated is not in its controller after all, but presented.
  private func giveBackEnvironment() {
    graph.inherited = nil
    replaceEnvironment(by: EnvironmentValues())
    graph.show(rootView)
  }

  private func replaceEnvironment(by environment: EnvironmentValues) {
    let own = graph.environment
    graph.environment = environment
    (graph.environment.dismiss, graph.environment.isPresented) = (own.dismiss, own.isPresented)
    graph.environment.editMode = graph.editMode
    adoptTraits()
  }

  private func adoptTraits() {
    let traits = traitCollection
    graph.environment.horizontalSizeClass =
      traits.horizontalSizeClass == .regular ? .regular : .compact
    graph.environment.verticalSizeClass =
      traits.verticalSizeClass == .compact ? .compact : .regular
  }
}

extension UIHostingController: EvaluatingController {
  package var callsAppWhenEvaluated: Bool { graph.representables > 0 }

  package var isBlank: Bool { graph.root?.isBlank ?? false }

  package func evaluateAnew() {
    guard isViewLoaded else { return }
    // Only what the app does otherwise is to make a difference, and not what time it is.
    let clock = HeadlessScene.current.clock
    clock.toldTime = clock.timeOfDay
    graph.showResized(rootView)
    clock.toldTime = nil
  }
}

/// A hosting controller, whatever it shows.
@MainActor
protocol HostingController: UIViewController {
  var graph: ViewGraph { get }
  var surface: Surface { get }
  /// Shows the views again in the environment around, unless a view has made the controller.
  func inherit(_ outer: EnvironmentValues)
}

/// How the size of a hosting controller follows its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Parts of the screen that are not safe to put contents into.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension UIHostingController: PhaseListener {
  package func phaseChanged(to phase: UIApplication.State) {
    guard isViewLoaded else { return }
    graph.environment.scenePhase =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    graph.show(rootView)
  }
}
