// SPDX-License-Identifier: MIT

import UIKit

/// Views that can be scrolled.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.scroll(
      LineArrangement(
        axis: view.axes.contains(.vertical) ? .vertical : .horizontal, spacing: 8), view.content)
  }
}

extension _ViewNode {
  /// Shows what is in the node in a scroll view, arranged.
  func scroll<Content: View>(_ arrangement: LineArrangement, _ content: Content) {
    let scroll = memory { ScrollingView(frame: .zero) }
    scroll.isAcross = arrangement.axis == .horizontal
    scroll.pulled = environment.refresh
    facts.output = .surface(scroll, scroll.surface, .both)
    scroll.surface.node = show(ArrangedView(content: content, arrangement: arrangement))
  }
}

/// The scroll view of UIKit's behind one of SwiftUI's, with a surface in it.
final class ScrollingView: UIScrollView {
  let surface = Surface()
  private let content = HostingView(frame: .zero)
  var isAcross = false
  /// What is done when the user pulls the content down.
  var pulled: RefreshAction? {
    get { derived.value }
    set {
      derived.value = newValue
      if newValue == nil {
        refreshControl = nil
      } else if refreshControl == nil {
        let control = UIRefreshControl()
        control.addTarget(
          self, action: Selector("refresh", ScrollingView.refresh), for: .valueChanged)
        refreshControl = control
      }
    }
  }
  private var derived = Derived<RefreshAction?>(nil)
  /// The refreshing that goes on.
  private var refreshing: Task<Void, Never>?

  private func refresh() {
    let (action, control) = (pulled, refreshControl)
    refreshing = Task {
      await action?()
      control?.endRefreshing()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    surface.isVisible = true
    content.surface = surface
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = surface.size(in: bounds.size)
    let whole = CGSize(
      width: isAcross ? max(size.width, bounds.width) : bounds.width,
      height: isAcross ? bounds.height : size.height)
    if content.frame.size != whole { content.frame = CGRect(origin: .zero, size: whole) }
    if contentSize != whole { contentSize = whole }
  }
}
