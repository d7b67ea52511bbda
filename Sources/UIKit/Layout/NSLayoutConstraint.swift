// SPDX-License-Identifier: MIT

public import Foundation

/// How much a constraint or a view's own size matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  public static func + (priority: Self, step: Float) -> Self { Self(priority.rawValue + step) }
  public static func - (priority: Self, step: Float) -> Self { Self(priority.rawValue - step) }
}

/// A linear relation between two edges, centers or sizes.
///
/// An active constraint is kept by the nearest view round both of its items. A view that leaves its
/// superview takes its constraints with what stays outside out of force.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Would be called for a constraint of a storyboard's; nothing is decoded.
  open func awakeFromNib() {}

  /// How the sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public var firstItem: AnyObject? { first?.object }
  public var secondItem: AnyObject? { second?.object }
  private let left: LooseLayoutItem?, right: LooseLayoutItem?
  public let firstAttribute: Attribute, secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that keeps the constraint.
  var holder: UIView? { looseHolder.wrappedValue }
  private var looseHolder = Loose<UIView>()
  private(set) var order = 0
  private var cachedConstant: CGFloat

  open var priority = UILayoutPriority.required {
    didSet { holder?.constraintsChanged() }
  }

  open var constant: CGFloat {
    get { cachedConstant }
    set {
      guard newValue != cachedConstant else { return }
      cachedConstant = Self.checked(newValue)
      holder?.constraintsChanged()
    }
  }

  /// Creates a constraint, which is not active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    left = LayoutItem(view1).map(LooseLayoutItem.init)
    right = view2.flatMap { LayoutItem($0) }.map(LooseLayoutItem.init)
    (firstAttribute, secondAttribute) = (attr1, attr2)
    (self.relation, self.multiplier) = (relation, multiplier)
    cachedConstant = Self.checked(c)
    super.init()
  }

  /// Creates one that is about nothing, in whose place another one comes.
  public override init() {
    (left, right) = (nil, nil)
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, cachedConstant) = (.equal, 1, 0)
    super.init()
  }

  /// Creates what anchors make.
  init(
    _ first: (item: LayoutItem, attribute: Attribute), _ relation: Relation,
    _ second: (item: LayoutItem, attribute: Attribute)?, multiplier: CGFloat, constant: CGFloat
  ) {
    left = LooseLayoutItem(first.item)
    if let second { right = LooseLayoutItem(second.item) } else { right = nil }
    (firstAttribute, secondAttribute) = (first.attribute, second?.attribute ?? .notAnAttribute)
    (self.relation, self.multiplier) = (relation, multiplier)
    cachedConstant = Self.checked(constant)
    super.init()
  }

  /// A constant, if it is a number: UIKit raises otherwise (huri000/SwiftEntryKit#277).
  private static func checked(_ constant: CGFloat) -> CGFloat {
    guard constant.isFinite else {
      HeadlessException.raise(
        "NSInternalInconsistencyException",
        "NSLayoutConstraint constant is not finite: \(constant)")
    }
    return constant
  }

  /// The item on the left side, as what it is.
  var first: LayoutItem? { left?.item }
  /// The item on the right side, as what it is.
  var second: LayoutItem? { right?.item }

  open var isActive: Bool {
    get { !looseHolder.isEmpty }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private func activate() {
    guard let first = first?.view else { return }
    let second = second?.view
    guard let place = second.map(first.nearestCommonSuperview) ?? first else {
      HeadlessException.raise(
        "NSGenericException",
        "\(headlessName) cannot be activated: the items have no common superview")
    }
    hold(in: place)
  }

  func hold(in view: UIView) {
    view.constraintsChanged()
    order = LayoutChanges.current.count
    looseHolder = Loose(wrappedValue: view)
    view.keep(self)
  }

  private func deactivate() {
    guard let holder else { return }
    holder.heldConstraints?.remove(self)
    holder.constraintsChanged()
    looseHolder = Loose()
  }

  /// Puts constraints in force, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in words.
  package var headlessName: String {
    func side(_ item: LayoutItem?, _ attribute: Attribute) -> String {
      item.map { "\($0.headlessName).\(attribute)" } ?? ""
    }
    let sign = [-1: "≤", 0: "=", 1: "≥"][relation.rawValue] ?? "?"
    let right = side(second, secondAttribute)
    let factor = multiplier == 1 || right.isEmpty ? "" : "\(multiplier) × "
    let shift = right.isEmpty ? "\(constant)" : constant == 0 ? "" : " + \(constant)"
    return identifier ?? "\(side(first, firstAttribute)) \(sign) \(factor)\(right)\(shift)"
  }
}
