// SPDX-License-Identifier: MIT

public import Foundation

/// Views from top to bottom.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(
      LineArrangement(
        axis: .vertical, spacing: view.spacing ?? 8, share: view.alignment.share))
    node.show(view.content)
  }
}

/// Views side by side.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(
      LineArrangement(
        axis: .horizontal, spacing: view.spacing ?? 8, share: view.alignment.share))
    node.show(view.content)
  }
}

/// Views one over the other, the last one in front.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(LayerArrangement(alignment: view.alignment))
    node.show(view.content)
  }
}

/// Views from top to bottom; all of them are made, and appear when they come into sight.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }

  public static func _update(_ view: Self, in node: _ViewNode) { node.showLazily(view.stack) }
}

/// Views side by side; all of them are made, and appear when they come into sight.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }

  public static func _update(_ view: Self, in node: _ViewNode) { node.showLazily(view.stack) }
}

/// Room that takes what is left along the stack around, or in both directions outside of stacks.
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(RoomArrangement(node: node))
  }
}

/// A line between views.
public struct Divider: View {
  public init() {}

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(DividerArrangement(node: node))
  }
}

/// Which parts of a lazy stack stay on screen, as storage.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
