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
  /// Whether it is such a thing.
  var isLeaving: Bool { kind == .leaving }
  /// A part of a view, such as its label.
  static func part(_ part: Part) -> NodeKey { NodeKey(kind: .part, number: Int(part.rawValue)) }
}

/// What views are called in traces.
@MainActor
enum ViewName {
  /// What a type says of its name: spelling a type out takes longer than all that a view does.
  private struct Known {
    /// The name of the first type of the app's own in it.
    let name: String?
    /// Whether it is that type itself.
    let isOwn: Bool
    /// Whether it is one of the rows that are shown, and no other type in it is the app's own.
    let isRow: Bool
    let hasBranches: Bool

    @MainActor
    init(_ type: Any.Type) {
      let text = plainName(of: type)
      let view = firstOwnView(in: text, orRow: false)
      let own = view ?? firstOwnView(in: text, orRow: true)
      isRow = view == nil && own != nil
      name = own?.split(separator: ".").last.map(String.init)
      isOwn = own?.startIndex == text.startIndex
      hasBranches = text.contains("_ConditionalContent<")
    }
  }

  private static var types: [ObjectIdentifier: Known] = [:]

  private static func known(of type: Any.Type) -> Known {
    if let known = types[ObjectIdentifier(type)] { return known }
    let known = Known(type)
    types[ObjectIdentifier(type)] = known
    return known
  }

  /// The name of the first view of the app's own that is shown in a view: of a condition, its branch counts.
  static func of<Content: View>(_ view: Content) -> String? {
    known(of: Content.self).hasBranches ? name(in: view) : of(Content.self)
  }

  private static func name(in value: Any) -> String? {
    let known = known(of: type(of: value))
    guard known.hasBranches else { return value is any View ? known.name : nil }
    if known.isOwn { return known.name }
    return Mirror(reflecting: value).children.lazy.compactMap { name(in: $0.value) }.first
  }

  /// The name of the first type of the app's own in a type such as `ModifiedContent<Row, …>`; `nil`
  /// if there is none.
  static func of(_ type: Any.Type) -> String? { known(of: type).name }

  /// Whether the only types of the app's own in a type are those of rows, which are not what is shown.
  static func isOfRow(_ type: Any.Type) -> Bool { known(of: type).isRow }

  /// Whether a type is the app's own.
  static func isOwn(_ type: Any.Type) -> Bool { known(of: type).isOwn }

  /// The name of a type without what is another one in each run, as private types and those in functions
  /// have it.
  private static func plainName(of type: Any.Type) -> String {
    let name = StoredField.name(of: type, withModules: true)
    guard name.contains("$") else { return name }
    return
      name
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\((\w+) in \$[0-9a-f]+\)/) { $0.1 }
  }

  /// The first name in a type that is of the app's own and stands where a view does, or a row too.
  private static func firstOwnView(in type: String, orRow: Bool) -> Substring? {
    /// What is open: the name before a bracket, and how many commas have come since.
    var open: [(name: Substring, place: Int)] = []
    var name = Substring()
    var index = type.startIndex
    while index < type.endIndex {
      let start = index
      while index < type.endIndex, isPartOfName(type[index]) { index = type.index(after: index) }
      if start < index {
        name = type[start..<index]
        let isView = open.allSatisfy {
          values[String($0.name)]?.contains($0.place) != true
            && (orRow || $0.name != "SwiftUI.ForEach")
        }
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

  /// The arguments of SwiftUI's generic views that are no views, or none that are shown there.
  private static let values: [String: Set<Int>] = [
    "SwiftUI.ForEach": [0, 1], "SwiftUI.List": [0], "SwiftUI.NavigationStack": [0],
    "SwiftUI.TabView": [0], "SwiftUI.Picker": [1], "SwiftUI.ChangeView": [1],
    "SwiftUI.TaskView": [1], "SwiftUI.IdentifiedView": [1], "SwiftUI.FocusedView": [1],
    "SwiftUI.DestinationView": [1, 2], "SwiftUI.ToolbarView": [1], "SwiftUI.MeasuringView": [1],
    "SwiftUI.ReceivingView": [1],
    "SwiftUI.PreferenceView": [1], "SwiftUI.PreferenceReadingView": [1],
    "SwiftUI.TimelineView": [0], "SwiftUI.TransitionView": [1], "SwiftUI.PhaseAnimator": [0],
    "SwiftUI.OutlineGroup": [0, 1], "SwiftUI.OutlineRows": [0, 1], "SwiftUI.OutlineRow": [0, 1],
    "SwiftUI.RepresentedGestureView": [1], "SwiftUI._PaintedShape": [0],
    "SwiftUI._OutlineShape": [0], "SwiftUI.ScrollPositionView": [1],
    "SwiftUI.KeyframeAnimator": [0], "SwiftUI.NavigationLink": [1], "Charts.Chart": [0],
  ]

  private static let modules = [
    "SwiftUI.", "Swift.", "UIKit.", "Combine.", "Foundation.", "Charts.", "SwiftData.",
  ]
}
