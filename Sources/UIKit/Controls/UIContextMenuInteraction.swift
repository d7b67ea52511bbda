// SPDX-License-Identifier: MIT

public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What happens with a menu as it comes and goes; nobody asks for it here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What a menu over a view is made of.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  /// What is seen beside the menu, which is never made here.
  public typealias PreviewProvider = UIContextMenuContentPreviewProvider
  public typealias ActionProvider = UIContextMenuActionProvider
  let actionProvider: ActionProvider?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    (self.identifier, self.actionProvider) = (identifier ?? NSUUID(), actionProvider)
    super.init()
  }
}

/// Says what the menu of a view is made of.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu over a view; the user chooses an entry, or closes the menu, which changes nothing.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who makes the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIMenu {
  /// What can be chosen, that of menus in the menu included.
  var entries: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.entries }
      if let deferred = child as? UIDeferredMenuElement {
        return UIMenu(children: deferred.elements ?? []).entries
      }
      guard let action = child as? UIAction,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      return [action]
    }
  }
}

extension UIView {
  var menuInteraction: UIContextMenuInteraction? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Adds what reacts to the user; of that, only menus and fingers have an effect here.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    if let menu = interaction as? UIContextMenuInteraction {
      menuInteraction = menu
    } else {
      otherInteractions.append(interaction)
      let isKnown =
        interaction is UIEditMenuInteraction || interaction is UIPointerInteraction
        || interaction is UILargeContentViewerInteraction
      if !isKnown { HeadlessScene.current.note(unimplemented: "UIView.addInteraction") }
    }
    interaction.didMove(to: self)
  }

  private var otherInteractions: [any UIInteraction] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    if interaction === menuInteraction { menuInteraction = nil }
    if otherInteractions.contains(where: { $0 === interaction }) {
      otherInteractions.removeAll { $0 === interaction }
    }
    interaction.didMove(to: nil)
  }

  public var interactions: [any UIInteraction] {
    [menuInteraction].compactMap(\.self) + otherInteractions
  }
}
