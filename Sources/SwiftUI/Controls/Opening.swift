// SPDX-License-Identifier: MIT

import UIKit

/// A view with items that it opens, such as a menu; here they stand below it until one is tapped.
///
/// As on a device, one is open at a time, and it closes when something else is touched.
struct OpeningView<Base: View, Items: View>: View {
  /// The view, which calls the function to open the items or to close them.
  let base: (_ toggle: @escaping @MainActor () -> Void) -> Base
  let items: Items

  private final class Opening { var isOpen = false }

  static func _update(_ view: Self, in node: _ViewNode) {
    let opening = node.memory { Opening() }
    let outer = node.environment.closeMenu
    let close = { @MainActor [weak node, unowned opening] in
      guard let node, !node.isGone, opening.isOpen else { return }
      opening.isOpen = false
      node.invalidate()
    }
    var environment = node.environment
    environment.opensMenu = true
    let base = view.base { [unowned node, unowned opening] in
      if opening.isOpen { return close() }
      if outer == nil { node.graph.closeMenu() }
      node.graph.openMenu = CloseMenu {
        close()
        outer?.perform()
      }
      opening.isOpen = true
      node.invalidate()
    }
    node.facts.dependsOnState = true
    node.facts.output = .arranged(LineArrangement(axis: .vertical, spacing: 0))
    node.show(base, .part(.label), environment)
    guard opening.isOpen else { return }
    environment.opensMenu = false
    environment.closeMenu = CloseMenu {
      close()
      outer?.perform()
    }
    node.show(view.items, .part(.content), environment)
  }
}

/// What a menu of the system's is made of: nothing is presented from there.
struct MenuItems<Items: View>: View {
  let items: Items
  var body: some View { EnvironmentView(content: items) { $0.isInMenu = true } }
}

/// Closes the menu around a control.
struct CloseMenu {
  let perform: @MainActor () -> Void
}

extension ViewGraph {
  /// Closes what is open, as something else is touched.
  func closeMenu() {
    let open = openMenu
    openMenu = nil
    open?.perform()
  }
}

extension EnvironmentValues {
  private struct Close: EnvironmentKey { static var defaultValue: CloseMenu? { nil } }
  private struct InMenu: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct Opens: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Closes the menu around.
  var closeMenu: CloseMenu? {
    get { self[Close.self] }
    set { self[Close.self] = newValue }
  }

  /// Whether the view is an item of a menu of the system's.
  var isInMenu: Bool {
    get { self[InMenu.self] }
    set { self[InMenu.self] = newValue }
  }

  /// Whether what is touched here opens and closes a menu itself.
  var opensMenu: Bool {
    get { self[Opens.self] }
    set { self[Opens.self] = newValue }
  }
}
