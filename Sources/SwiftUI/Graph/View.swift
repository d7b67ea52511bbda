// SPDX-License-Identifier: MIT

/// A part of what is on the screen, described by a value.
///
/// A view of the app's own says in ``body`` what it consists of. Which views these are decides about
/// identity: state is kept for a place in the tree of views, as long as the same type of view stands
/// there.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Brings a node up to date: a view of the stand-in's own does that in its own way.
  static func _update(_ view: Self, in node: _ViewNode)
}

extension Never: View {
  /// There is none.
  public var body: Never { preconditionFailure("A view of SwiftUI's own has no body.") }
}

extension View {
  /// Prints nothing: which changes SwiftUI finds is its own business.
  public static func _printChanges() {}
}

extension View where Body == Never {
  /// A view of SwiftUI's own has no body.
  public var body: Never { preconditionFailure("A view of SwiftUI's own has no body.") }
}

extension View {
  /// Evaluates the body, and shows it.
  public static func _update(_ view: Self, in node: _ViewNode) {
    let view = node.installed(view)
    node.endAnimation(of: view)
    node.show(node.tracking { view.body })
  }
}

/// A change to a view, which a view shows by `modifier(_:)`.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier changes, as its `body(content:)` gets it.
public struct _ViewModifier_Content<Modifier>: View {
  let update: @MainActor (_ViewNode) -> Void

  /// Shows what is modified.
  public static func _update(_ view: Self, in node: _ViewNode) { view.update(node) }
}

/// A view together with a modifier of the app's own.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  /// Evaluates the body of the modifier, and shows it.
  public static func _update(_ view: Self, in node: _ViewNode) {
    let (modifier, content) = (node.installed(view.modifier), view.content)
    node.endAnimation(of: modifier)
    node.show(node.tracking { modifier.body(content: .init { $0.show(content) }) })
  }
}

extension View {
  /// Shows the view as a modifier of the app's own changes it.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier)
    -> ModifiedContent<Self, Modifier>
  { ModifiedContent(content: self, modifier: modifier) }
}
