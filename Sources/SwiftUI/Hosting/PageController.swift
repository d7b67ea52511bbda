// SPDX-License-Identifier: MIT

import UIKit

/// Shows a part of a tree in a controller of its own: a page of a navigation stack, or a tab.
final class PageController: UIViewController {
  let surface = Surface()
  private var graph: Derived<ViewGraph>
  /// Is called when the views of the page have disappeared.
  var disappeared = Derived<(() -> Void)?>(nil)
  /// Whether there is no navigation bar above the page.
  var isBarHidden = false { didSet { hideBar() } }

  init(in graph: ViewGraph) {
    self.graph = Derived(graph)
    super.init(nibName: nil, bundle: nil)
    headlessTypeName = "page"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.surface = surface
    self.view = view
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    surface.isVisible = true
    hideBar()
    graph.value.scheduleUpdate()
  }

  private func hideBar() {
    guard let navigationController, navigationController.topViewController === self,
      navigationController.isNavigationBarHidden != isBarHidden
    else { return }
    navigationController.isNavigationBarHidden = isBarHidden
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isOutOfSight()
  }

  /// Whether the page appears or has appeared, and is still in the window: after a back swipe that was
  /// cancelled the page below may not be told that it has disappeared (X6).
  var isInSight: Bool { surface.isVisible && viewIfLoaded?.window != nil }

  /// The views of the page disappear, unless they have.
  func isOutOfSight() {
    guard surface.isVisible else { return }
    surface.isVisible = false
    disappeared.value?()
    graph.value.updateAfterDisappearance(of: self)
  }

  /// The same, with the pages of stacks and tab views on the page.
  func isOutOfSightWithAllInIt() {
    func hide(_ controller: UIViewController) {
      (controller as? PageController)?.isOutOfSight()
      for child in controller.children { hide(child) }
    }
    hide(self)
  }
}

extension UIViewController {
  /// Puts the controller into a container, if there is one.
  func join(_ container: UIViewController?) {
    HeadlessScene.current.presentation.calling { container?.addChild(self) }
    didMove(toParent: container)
  }

  /// Takes the controller out of its container, with its view.
  func leaveContainer() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    HeadlessScene.current.presentation.calling { removeFromParent() }
  }
}

extension _ViewNode {
  /// The controller in whose view the node is shown.
  var container: UIViewController? {
    environment.tabs?.page(around: self) ?? environment.page ?? graph.host
  }

  /// Puts a controller of the node's into the one in whose view the node is shown.
  func join(_ controller: UIViewController) {
    if let tabs = environment.tabs {
      tabs.join(controller, of: self)
    } else {
      controller.join(container)
    }
  }
}

extension _ViewNode {
  /// The controller in whose bar stands what the node says of it: its page, or the host in a navigation
  /// controller of the app's own.
  var barController: UIViewController? {
    if let page = environment.page { return page }
    return graph.host.flatMap { $0.parent is UINavigationController ? $0 : nil }
  }
}

extension EnvironmentValues {
  private struct Page: EnvironmentKey {
    static var defaultValue: Loose<PageController> { Loose(wrappedValue: nil) }
  }

  /// The page around, whose views keep what they have seen of their environment.
  var page: PageController? {
    get { self[Page.self].wrappedValue }
    set { self[Page.self] = Loose(wrappedValue: newValue) }
  }
}
