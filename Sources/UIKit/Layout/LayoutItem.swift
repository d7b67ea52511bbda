// SPDX-License-Identifier: MIT

/// What constraints are about: a view, or a guide in one.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  /// Finds out what an app has given; `nil` if it is neither.
  init?(_ item: Any) {
    if let view = item as? UIView {
      self = .view(view)
    } else if let guide = item as? UILayoutGuide {
      self = .guide(guide)
    } else {
      return nil
    }
  }

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }

  /// The view itself, or the one that the guide is in.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The view itself, if it scrolls what is in it.
  var scrollView: UIScrollView? {
    if case .view(let view) = self { view.asScrollView } else { nil }
  }

  /// The name of the item in traces.
  var headlessName: String {
    switch self {
    case .view(let view): view.headlessName
    case .guide(let guide): guide.headlessName
    }
  }

  func isView(_ other: UIView) -> Bool {
    if case .view(let view) = self { view === other } else { false }
  }
}

/// Leads to a view or a guide without keeping it alive.
@MainActor
struct LooseLayoutItem {
  private let existence: Existence
  private let isGuide: Bool

  init(_ item: LayoutItem) {
    switch item {
    case .view(let view): (existence, isGuide) = (view.existence, false)
    case .guide(let guide): (existence, isGuide) = (guide.existence, true)
    }
  }

  /// The view or the guide, as long as it is there.
  var item: LayoutItem? {
    guard let object = existence.object else { return nil }
    return isGuide
      ? .guide(unsafeDowncast(object, to: UILayoutGuide.self))
      : .view(unsafeDowncast(object, to: UIView.self))
  }
}
