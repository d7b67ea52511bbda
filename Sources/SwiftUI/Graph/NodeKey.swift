// SPDX-License-Identifier: MIT

/// What tells a node from its siblings: together with the type of the view, that is its identity.
enum NodeKey: Hashable {
  /// The only one, such as a body.
  case only
  /// The place among others that are always there.
  case place(Int)
  /// The branch of a condition.
  case branch(Bool)
  /// What the app says.
  case id(AnyHashable)
  /// The type, where it may change.
  case type(ObjectIdentifier)
  /// A part of a view, such as its label.
  case part(Part)

  enum Part { case label, content, background, overlay, title, actions, message }
}

/// What views are called in traces.
@MainActor
enum ViewName {
  private static var known: [ObjectIdentifier: String?] = [:]

  /// The name of the first type of the app's own in a type such as `ModifiedContent<Row, …>`; `nil`
  /// if there is none.
  static func of(_ type: Any.Type) -> String? {
    if let name = known[ObjectIdentifier(type)] { return name }
    // Private types and those in functions have a number in their names, another one in each run.
    let plain = String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\((\w+) in \$[0-9a-f]+\)/) { $0.1 }
    let own = plain.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.first {
      path in
      path.contains(".") && !modules.contains { path.hasPrefix($0) }
    }
    let name = own?.split(separator: ".").last.map(String.init)
    known[ObjectIdentifier(type)] = name
    return name
  }

  private static let modules = ["SwiftUI.", "Swift.", "UIKit.", "Combine.", "Foundation."]
}
