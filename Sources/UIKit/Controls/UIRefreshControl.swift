// SPDX-License-Identifier: MIT

public import Foundation

/// Lets the user pull contents down at their top, and shows that they are refreshed (N10).
///
/// A pull is a swipe down: the action is sent while the finger is down, and the contents come to rest
/// when it is lifted. A control that refreshes already is not pulled again.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  private let pull = RefreshPull()
  /// Whether the finger that is down has pulled.
  private var isPulled = false

  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Code begins to refresh, which sends no action and moves no contents.
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    pull.view?.removeGestureRecognizer(pull)
    pull.removeTarget(nil, action: nil)
    guard let scroll = superview as? UIScrollView else { return }
    pull.addTarget(self, action: Selector("pulled", UIRefreshControl.pulled))
    scroll.addGestureRecognizer(pull)
  }

  /// Whether pulling the contents refreshes them.
  var canBePulled: Bool {
    guard let scroll = superview as? UIScrollView else { return false }
    return isEnabled && !isRefreshing && scroll.isScrollEnabled && scroll.isScrolledToTop
  }

  private func pulled() {
    (isRefreshing, isPulled) = (true, true)
    HeadlessScene.current.refreshed = self
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The finger is lifted; says whether it has pulled.
  func endPull() -> Bool {
    defer { isPulled = false }
    return isPulled
  }
}

/// Recognizes a pull beside the scroll, which is the same finger's.
package final class RefreshPull: UISwipeGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    direction = .down
  }

  private var control: UIRefreshControl? {
    view?.subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }

  /// Whether a pull refreshes now.
  package var hasEffect: Bool { control?.canBePulled == true }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasEffect { super.touchesBegan(touches, with: event) } else { state = .failed }
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  package override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !(preventingGestureRecognizer is ScrollPanGestureRecognizer) }
}
