// SPDX-License-Identifier: MIT

/// What tells a node from its siblings: together with the type of the view, that is its identity.
///
/// It is a structure, as snapshots read those many times as fast as enumerations.
struct NodeKey: Hashable {
  private enum Kind: UInt8 { case only, place, branch, id, type, part, leaving }
  enum Part: UInt8 { case label, content, background, overlay, title, actions, message }

  private var kind = Kind.only
  private var number = 0
  /// What the app says.
  private(set) var id: AnyHashable?
  private var type: ObjectIdentifier?

  /// The only one, such as a body.
  static var only: NodeKey { NodeKey() }
  /// The place among others that are always there.
  static func place(_ number: Int) -> NodeKey { NodeKey(kind: .place, number: number) }
  /// The branch of a condition.
  static func branch(_ isFirst: Bool) -> NodeKey {
    NodeKey(kind: .branch, number: isFirst ? 1 : 0)
  }
  /// What the app says.
  static func id(_ id: AnyHashable) -> NodeKey { NodeKey(kind: .id, id: id) }
  /// The type, where it may change.
  static func type(_ type: ObjectIdentifier) -> NodeKey { NodeKey(kind: .type, type: type) }
  /// What is shown no more and is still to be seen.
  static func leaving(_ number: Int) -> NodeKey { NodeKey(kind: .leaving, number: number) }
  /// A part of a view, such as its label.
  static func part(_ part: Part) -> NodeKey { NodeKey(kind: .part, number: Int(part.rawValue)) }
}

/// What views are called in traces.
@MainActor
enum ViewName {
  private static var known: [ObjectIdentifier: String?] = [:]

  /// The name of the first view of the app's own that is shown in a view: of a condition, its branch counts.
  static func of<Content: View>(_ view: Content) -> String? {
    hasBranches(Content.self) ? name(in: view) : of(Content.self)
  }

  private static func name(in value: Any) -> String? {
    let type = type(of: value)
    guard hasBranches(type) else { return value is any View ? of(type) : nil }
    if let name = of(type), plainName(of: type).split(separator: "<")[0].hasSuffix(".\(name)") {
      return name
    }
    return Mirror(reflecting: value).children.lazy.compactMap { name(in: $0.value) }.first
  }

  private static func hasBranches(_ type: Any.Type) -> Bool {
    if let known = branched[ObjectIdentifier(type)] { return known }
    let isBranched = String(reflecting: type).contains("_ConditionalContent<")
    branched[ObjectIdentifier(type)] = isBranched
    return isBranched
  }

  private static var branched: [ObjectIdentifier: Bool] = [:]

  /// The name of the first type of the app's own in a type such as `ModifiedContent<Row, …>`; `nil`
  /// if there is none.
  static func of(_ type: Any.Type) -> String? {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = firstOwnView(in: plainName(of: type))?.split(separator: ".").last.map(String.init)
    known[ObjectIdentifier(type)] = name
    return name
  }

  /// The name of a type without what is another one in each run, as private types and those in functions
  /// have it.
  private static func plainName(of type: Any.Type) -> String {
    String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\((\w+) in \$[0-9a-f]+\)/) { $0.1 }
  }

  /// The first name in a type that is of the app's own and stands where a view does.
  private static func firstOwnView(in type: String) -> Substring? {
    /// What is open: the name before a bracket, and how many commas have come since.
    var open: [(name: Substring, place: Int)] = []
    var name = Substring()
    var index = type.startIndex
    while index < type.endIndex {
      let start = index
      while index < type.endIndex, isPartOfName(type[index]) { index = type.index(after: index) }
      if start < index {
        name = type[start..<index]
        let isView = open.allSatisfy { values[String($0.name)]?.contains($0.place) != true }
        let isOwn = name.contains(".") && !modules.contains { name.hasPrefix($0) }
        if isView, isOwn { return name }
        continue
      }
      switch type[index] {
      case "<", "(", "{": open.append((name, 0))
      case ",": if !open.isEmpty { open[open.count - 1].place += 1 }
      case ">" where type[..<index].last != "-": _ = open.popLast()
      case ")", "}": _ = open.popLast()
      default: break
      }
      name = ""
      index = type.index(after: index)
    }
    return nil
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_"
  }

  /// The arguments of SwiftUI's generic views that are no views.
  private static let values: [String: Set<Int>] = [
    "SwiftUI.ForEach": [0, 1], "SwiftUI.List": [0], "SwiftUI.NavigationStack": [0],
    "SwiftUI.TabView": [0], "SwiftUI.Picker": [1], "SwiftUI.ChangeView": [1],
    "SwiftUI.TaskView": [1], "SwiftUI.IdentifiedView": [1], "SwiftUI.FocusedView": [1],
    "SwiftUI.DestinationView": [1], "SwiftUI.MeasuringView": [1], "SwiftUI.ReceivingView": [1],
    "SwiftUI.PreferenceView": [1], "SwiftUI.PreferenceReadingView": [1],
    "SwiftUI.TimelineView": [0], "SwiftUI.TransitionView": [1], "SwiftUI.PhaseAnimator": [0],
    "SwiftUI.KeyframeAnimator": [0],
  ]

  private static let modules = ["SwiftUI.", "Swift.", "UIKit.", "Combine.", "Foundation."]
}
