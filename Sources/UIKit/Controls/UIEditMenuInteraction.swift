// SPDX-License-Identifier: MIT

public import Foundation

/// Where a menu points at.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable, sourcePoint: CGPoint
  public var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(NSUUID()), sourcePoint)
    super.init()
  }
}
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Says what is in a menu; that it comes and goes is not told.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// Opens a menu over a view when the app asks for it; the user chooses an entry, or closes the menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: [])
    if let view, let menu { menu.open(over: view, named: view.headlessName) }
  }
  open func dismissMenu() {
    if HeadlessScene.current.contextMenu?.isOf(view) == true {
      HeadlessScene.current.contextMenu = nil
    }
  }
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
}
