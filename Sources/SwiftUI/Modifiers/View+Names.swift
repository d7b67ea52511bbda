// SPDX-License-Identifier: MIT

import UIKit

// What views are called for tests, and for those who cannot see them: traces call them so, too.
extension View {
  /// What traces call the view, and what tests find it by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    LabeledView(content: self, kind: .identifier, text: identifier)
  }

  /// What traces call the view where it shows no text.
  public func accessibilityLabel(_ label: Text) -> some View {
    LabeledView(content: self, kind: .spoken, text: label.content)
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }
}

/// A view that the app has given a name.
struct LabeledView<Content: View>: View {
  let content: Content
  let kind: ViewLabel.Kind
  let text: String

  static func _update(_ view: Self, in node: _ViewNode) {
    node.memory { ViewLabel(view.kind) }.text = view.text
    node.show(view.content)
    let views = Box.all(of: node).flatMap(\.views)
    guard views.count == 1, let only = views.first else { return }
    switch view.kind {
    case .identifier: only.accessibilityIdentifier = view.text
    // Controls have labels of their own.
    case .spoken: if !(only is UIControl) { only.accessibilityLabel = view.text }
    }
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
