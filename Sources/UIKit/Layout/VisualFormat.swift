// SPDX-License-Identifier: MIT

import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned with one another, and in which direction they go.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = Self(rawValue: 1 << 1),
      alignAllRight = Self(rawValue: 1 << 2), alignAllTop = Self(rawValue: 1 << 3),
      alignAllBottom = Self(rawValue: 1 << 4), alignAllLeading = Self(rawValue: 1 << 5),
      alignAllTrailing = Self(rawValue: 1 << 6), alignAllCenterX = Self(rawValue: 1 << 9),
      alignAllCenterY = Self(rawValue: 1 << 10), alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let directionLeadingToTrailing: Self = [],
      directionLeftToRight = Self(rawValue: 1 << 16),
      directionRightToLeft = Self(rawValue: 1 << 17)

    var attributes: [Attribute] {
      let all: [(Self, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Makes the constraints that a line of the visual format language stands for, such as
  /// `H:|-20-[title(>=80)]-[close(==title@750)]-|`.
  ///
  /// Between views there are 8 points unless the format says otherwise, and between a view and the
  /// edge of its superview 20. UIKit raises an exception if the format cannot be read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    return reader.constraints(aligning: opts.attributes)
  }
}

/// Reads a line of the visual format language.
@MainActor
private struct VisualFormatReader {
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private let format: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = Array(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints(
    aligning attributes: [NSLayoutConstraint.Attribute]
  ) -> [NSLayoutConstraint] {
    let isVertical = skip("V:")
    if !isVertical { _ = skip("H:") }
    let (first, last, size): (_, _, NSLayoutConstraint.Attribute) =
      isVertical
      ? (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.bottom, .height)
      : (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailing, .width)
    var made: [NSLayoutConstraint] = []
    var inOrder: [UIView] = []
    var gap = skip("|") ? space(standard: 20) : nil
    let startsAtEdge = gap != nil
    while skip("[") {
      let view = view(named: name())
      for length in lengths() { made.append(constraint(view, size, length, to: length.view, size)) }
      expect("]")
      for length in gap ?? [] {
        made.append(
          inOrder.last.map { constraint(view, first, length, to: $0, last) }
            ?? constraint(view, first, length, to: superview(of: view), first))
      }
      if inOrder.isEmpty, !startsAtEdge { gap = nil }
      inOrder.append(view)
      gap = space(standard: isAtEdge ? 20 : 8)
    }
    if skip("|"), let view = inOrder.last {
      for length in gap ?? [] {
        made.append(constraint(superview(of: view), last, length, to: view, last))
      }
    }
    if place < format.count || inOrder.isEmpty { fail() }
    for (view, next) in zip(inOrder, inOrder.dropFirst()) {
      made += attributes.map { constraint(view, $0, Length(), to: next, $0) }
    }
    return made
  }

  /// Whether what follows a gap is the edge of the superview.
  private var isAtEdge: Bool { format[place...].first { $0 != "-" } == "|" }

  private func constraint(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ length: Length, to other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: length.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: 1,
      constant: length.constant)
    constraint.priority = length.priority
    return constraint
  }

  private func superview(of view: UIView) -> UIView {
    guard let superview = view.superview else { fail() }
    return superview
  }

  // MARK: Pieces

  private mutating func skip(_ text: String) -> Bool {
    guard format[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func expect(_ text: String) { if !skip(text) { fail() } }

  private mutating func name() -> String {
    let rest = format[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    place += rest.count
    return String(rest)
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] as? UIView else { fail() }
    return view
  }

  /// The space before the next view: none without a hyphen, the standard one with a single hyphen.
  private mutating func space(standard: CGFloat) -> [Length] {
    guard skip("-") else { return [Length()] }
    if place < format.count, "[|".contains(format[place]) { return [Length(constant: standard)] }
    let lengths = place < format.count && format[place] == "(" ? lengths() : [length()]
    expect("-")
    return lengths
  }

  /// What stands in parentheses, separated by commas.
  private mutating func lengths() -> [Length] {
    guard skip("(") else { return [] }
    var lengths = [length()]
    while skip(",") { lengths.append(length()) }
    expect(")")
    return lengths
  }

  private mutating func length() -> Length {
    var length = Length()
    if skip(">=") { length.relation = .greaterThanOrEqual }
    if skip("<=") { length.relation = .lessThanOrEqual }
    _ = skip("==")
    let name = signedName()
    if let view = views[name] as? UIView {
      length.view = view
    } else {
      length.constant = value(name)
    }
    if skip("@") { length.priority = UILayoutPriority(Float(value(signedName()))) }
    return length
  }

  private mutating func signedName() -> String { (skip("-") ? "-" : "") + name() }

  private func value(_ name: String) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: fail()
    }
  }

  private func fail() -> Never {
    HeadlessException.raise(
      "NSInvalidArgumentException",
      "Unable to parse constraint format '\(String(format))' behind character \(place)")
  }
}
