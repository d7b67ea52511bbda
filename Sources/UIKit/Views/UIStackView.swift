// SPDX-License-Identifier: MIT

public import Foundation

/// Lays views out in a row or column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  open var distribution = Distribution.fill { didSet { arrange() } }
  open var alignment = Alignment.fill { didSet { arrange() } }
  open var spacing: CGFloat = 0 { didSet { arrange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var shown: [ObjectIdentifier] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack; nothing is decoded.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      HeadlessException.raise(
        "NSInternalInconsistencyException",
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
          + "equal to \(arrangedSubviews.count)")
    }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrange()
  }

  /// Takes a view out of the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { 1.17549e-38 }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      isDefault ? nil : spacing == Self.spacingUseSystem ? 8 : spacing
    arrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func arrangementMayHaveChanged() {
    let visible = arrangedSubviews.filter { !$0.isHidden }.map(ObjectIdentifier.init)
    if visible != shown { arrange() }
  }

  private func arrange() {
    NSLayoutConstraint.deactivate(arrangement)
    let views = arrangedSubviews.filter { !$0.isHidden }
    shown = views.map(ObjectIdentifier.init)
    arrangement = along(views) + views.flatMap(across)
    NSLayoutConstraint.activate(arrangement)
  }

  private typealias Part = NSLayoutConstraint.Attribute

  private var room: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private func pin(
    _ item: AnyObject, _ part: Part, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: AnyObject, _ otherPart: Part, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: part, relatedBy: relation, toItem: other, attribute: otherPart,
      multiplier: 1, constant: constant)
  }

  private func along(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let (start, end, size): (Part, Part, Part) =
      axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    var result = [pin(first, start, to: room, start), pin(last, end, to: room, end)]
    for (view, next) in zip(views, views.dropFirst()) {
      let distance = customSpacing[ObjectIdentifier(view)] ?? spacing
      result.append(pin(next, start, to: view, end, distance))
      if distribution == .fillEqually { result.append(pin(next, size, to: view, size)) }
    }
    return result
  }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end, middle): (Part, Part, Part) =
      axis == .horizontal ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
    switch alignment {
    case .fill: return [pin(view, start, to: room, start), pin(view, end, to: room, end)]
    case .leading, .firstBaseline:
      return [
        pin(view, start, to: room, start), pin(view, end, .lessThanOrEqual, to: room, end),
      ]
    case .trailing, .lastBaseline:
      return [
        pin(view, end, to: room, end), pin(view, start, .greaterThanOrEqual, to: room, start),
      ]
    case .center:
      return [
        pin(view, middle, to: room, middle),
        pin(view, start, .greaterThanOrEqual, to: room, start),
      ]
    }
  }
}
