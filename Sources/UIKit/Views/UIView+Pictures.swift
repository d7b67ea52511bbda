// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// A view of the same size and color; what is in this view is not copied.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    copy.accessibilityIdentifier = accessibilityIdentifier.map { "\($0) snapshot" }
    return copy
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Draws nothing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  /// The radius of a corner, which is that of the layer.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat { layer.cornerRadius }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.stopTracking()
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

/// Something added to a view's own interaction.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Something that the look of others can be set for.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
