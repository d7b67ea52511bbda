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
  /// Shows what is in the node in a scroll view, arranged, or in a list.
  func scroll<Content: View>(
    _ arrangement: LineArrangement, _ content: Content, isList: Bool = false
  ) {
    let scroll = memory {
      let new = isList ? ListView(frame: .zero) : ScrollingView(frame: .zero)
      whenLeaving { [unowned new] in new.refreshing?.cancel() }
      return new
    }
    scroll.isAcross = arrangement.axis == .horizontal
    scroll.pulled = environment.refresh
    facts.output = .surface(scroll, scroll.surface, .both)
    var environment = environment
    environment.scrollingArea = scroll
    scroll.take(environment.scrollPosition) { [weak self] in self?.act($0) }
    environment.scrollPosition = nil
    scroll.surface.node = show(
      ArrangedView(content: content, arrangement: arrangement), .only, environment)
  }
}

/// The scroll view of UIKit's behind a list of SwiftUI's.
final class ListView: ScrollingView {
  override class var nameInTraces: String { "List" }
}

/// The scroll view of UIKit's behind one of SwiftUI's, with a surface in it.
class ScrollingView: UIScrollView, RenamedClass {
  class var nameInTraces: String { "ScrollView" }

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
  /// Where the view is to stand, and who is told that the user scrolls.
  private var positioning = Derived(Positioning())
  /// The identity that the app was told that the user has scrolled to.
  var positionedByUser: AnyHashable?

  private struct Positioning {
    var link: ScrollPositionLink?
    var pending: ScrollPosition.Place?
  }
  var position: ScrollPositionLink? { positioning.value.link }
  var positionPending: ScrollPosition.Place? {
    get { positioning.value.pending }
    set { positioning.value.pending = newValue }
  }

  /// Takes what the app says of where to stand; `act` does something for it.
  func take(
    _ link: ScrollPositionLink?, _ act: @escaping @MainActor (_ action: () -> Void) -> Void
  ) {
    positioning.value.link = link.map { link in
      ScrollPositionLink(place: link.place, tells: link.tells) { id in act { link.scrolled(id) } }
    }
    positioning.value.pending = link?.place
  }

  override var contentOffset: CGPoint {
    didSet { if isDragging || isDecelerating, oldValue != contentOffset { noteScroll() } }
  }

  /// The refreshing that goes on.
  private(set) var refreshing: Task<Void, Never>?

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
    surface.whenLaidOut { [unowned self] in
      takePosition()
      noteSight()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds.size
    if isAcross {
      // What is scrolled along has no end of room, and is not narrowed.
      let needed = surface.size(in: CGSize(width: .infinity, height: room.height)).width
      room.width = max(room.width, needed)
    }
    let size = surface.size(in: room)
    let whole = CGSize(
      width: isAcross ? max(size.width, bounds.width) : bounds.width,
      height: isAcross ? bounds.height : size.height)
    if content.frame.size != whole { content.frame = CGRect(origin: .zero, size: whole) }
    if contentSize != whole { contentSize = whole }
    if !content.needsLayout { noteSight() }
  }

  /// Lets lazy parts appear that have come into sight, and disappear that have gone out of it.
  private func noteSight() {
    guard let node = surface.node else { return }
    var isOther = false
    node.forEach { if $0.needsAppearance { isOther = true } }
    if isOther { node.graph.scheduleUpdate() }
  }

  /// Whether any of a lazy part's views is in sight; `nil` as long as they have no frames.
  func shows(_ views: [UIView]) -> Bool? {
    guard !needsLayout, !content.needsLayout else { return nil }
    return views.contains { view in
      let frame = view.convert(view.bounds, to: self)
      // What has no size is at a place all the same.
      return shows(frame.isEmpty ? frame.insetBy(dx: -0.5, dy: -0.5) : frame)
    }
  }

  private func shows(_ frame: CGRect) -> Bool {
    guard frame.intersects(bounds) else { return false }
    let around = sequence(first: superview) { $0?.superview }
    let outer = around.lazy.compactMap { $0 as? ScrollingView }.first
    return outer.map { $0.shows(convert(frame.intersection(bounds), to: $0)) } ?? true
  }
}

extension EnvironmentValues {
  private struct ScrollingArea: EnvironmentKey {
    static var defaultValue: Loose<ScrollingView> { Loose(wrappedValue: nil) }
  }
  private struct LazyArea: EnvironmentKey {
    static var defaultValue: Loose<ScrollingView> { Loose(wrappedValue: nil) }
  }

  /// The scroll view around.
  var scrollingArea: ScrollingView? {
    get { self[ScrollingArea.self].wrappedValue }
    set { self[ScrollingArea.self] = Loose(wrappedValue: newValue) }
  }

  /// The scroll view in which a part appears when it comes into sight.
  var lazyArea: ScrollingView? {
    get { self[LazyArea.self].wrappedValue }
    set { self[LazyArea.self] = Loose(wrappedValue: newValue) }
  }
}

extension _ViewNode {
  /// Shows a view whose parts appear when they come into sight, if it is in a scroll view.
  func showLazily<Content: View>(_ content: Content) {
    var environment = environment
    environment.lazyArea = environment.scrollingArea
    show(content, .only, environment)
  }
}
