// SPDX-License-Identifier: MIT

/// Values as traces print them: short, and the same in each run.
///
/// Enumeration cases stand without their type, and the elements of sets and dictionaries in an order
/// that does not depend on hashes. A value that describes itself is taken at its word.
enum ValueText {
  /// A longer text is cut to what has changed.
  private static let limit = 80

  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children
    switch mirror.displayStyle {
    case .collection: return "[\(parts.map { nested($0.value) }.joined(separator: ", "))]"
    case .set: return "[\(sorted(parts.map { nested($0.value) }).joined(separator: ", "))]"
    case .dictionary:
      let entries = sorted(parts.map { entry(Mirror(reflecting: $0.value).children.map(\.value)) })
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    case .optional: return parts.first.map { nested($0.value) } ?? "nil"
    case _ where value is any CustomStringConvertible: return String(describing: value)
    case .struct: return "\(type(of: value))(\(list(of: mirror)))"
    case .tuple: return "(\(list(of: mirror)))"
    case .enum where !parts.isEmpty: return text(ofCase: parts[parts.startIndex])
    default: return String(describing: value)
    }
  }

  /// The text of a value; where it is long, of those parts alone that another value has otherwise.
  static func text(of value: Any, after other: Any) -> String {
    let whole = text(of: value)
    let (mirror, old) = (Mirror(reflecting: value), Mirror(reflecting: other))
    let isOwn = value is any CustomStringConvertible || mirror.displayStyle != .struct
    guard whole.count > limit, !isOwn, mirror.children.count == old.children.count else {
      return whole
    }
    let changes = zip(mirror.children, old.children).compactMap { part, old -> String? in
      let text = nested(part.value)
      return text == nested(old.value) ? nil : "\(part.label ?? "_") = \(text)"
    }
    return changes.isEmpty ? "no change" : changes.joined(separator: ", ")
  }

  /// A value inside another: a string has quotation marks.
  private static func nested(_ value: Any) -> String {
    (value as? String)?.debugDescription ?? text(of: value)
  }

  private static func entry(_ pair: [Any]) -> String {
    pair.map(nested).joined(separator: ": ")
  }

  private static func text(ofCase part: Mirror.Child) -> String {
    let isTuple = Mirror(reflecting: part.value).displayStyle == .tuple
    let payload = isTuple ? text(of: part.value) : "(\(nested(part.value)))"
    return "\(part.label ?? "")\(payload)"
  }

  /// The parts of a structure or tuple, with the labels that are written in the source.
  private static func list(of mirror: Mirror) -> String {
    mirror.children.map { part in
      let label = part.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
      return label + nested(part.value)
    }.joined(separator: ", ")
  }

  private static func sorted(_ texts: [String]) -> [String] {
    let numbers = texts.compactMap(Int.init)
    return numbers.count == texts.count ? numbers.sorted().map(String.init) : texts.sorted()
  }
}
