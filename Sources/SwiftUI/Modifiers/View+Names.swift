// SPDX-License-Identifier: MIT

import UIKit

// What views are called for tests, and for those who cannot see them: traces call them so, too.
extension View {
  /// What traces call the view, and what tests find it by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    NamedView(content: self, name: identifier)
  }

  /// What traces call the view where it shows no text.
  public func accessibilityLabel(_ label: Text) -> some View {
    SpokenView(content: self, label: label.content)
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    SpokenView(content: self, label: String(label))
  }
}

/// A view with a name for those who cannot see it.
struct SpokenView<Content: View>: View {
  let content: Content
  let label: String

  static func _update(_ view: Self, in node: _ViewNode) {
    node.memory { ViewLabel(.spoken) }.text = view.label
    node.show(view.content)
    if let only = node.onlyView, !(only is UIControl) { only.accessibilityLabel = view.label }
  }
}

/// A view with a name of the app's.
struct NamedView<Content: View>: View {
  let content: Content
  let name: String

  static func _update(_ view: Self, in node: _ViewNode) {
    node.memory { ViewLabel(.identifier) }.text = view.name
    node.show(view.content)
    node.onlyView?.accessibilityIdentifier = view.name
  }
}

/// What a modifier calls a view.
final class ViewLabel {
  enum Kind {
    /// For tests.
    case identifier
    /// For those who cannot see it.
    case spoken
  }

  let kind: Kind
  fileprivate(set) var text = ""

  init(_ kind: Kind) { self.kind = kind }
}

extension _ViewNode {
  /// The view of UIKit's behind the node, if there is one and no more.
  fileprivate var onlyView: UIView? {
    let views = Box.all(of: self).flatMap(\.views)
    return views.count == 1 ? views[0] : nil
  }

  /// What a modifier around the view, and around nothing else, calls it.
  func label(_ kind: ViewLabel.Kind) -> String? {
    var around = parent
    while let node = around, node.children.count == 1 {
      if let label = node.memory as? ViewLabel, label.kind == kind, !label.text.isEmpty {
        return label.text
      }
      around = node.parent
    }
    return nil
  }
}
