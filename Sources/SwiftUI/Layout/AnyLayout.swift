// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

/// A layout of SwiftUI's own.
public protocol _KnownLayout: Layout where Cache == Void {
  @MainActor var _arrangement: Any { get }
}

extension _KnownLayout {
  @MainActor
  fileprivate var arrangement: any Arrangement {
    _arrangement as? any Arrangement ?? LayerArrangement()
  }
}

extension Layout {
  /// How the layout arranges boxes.
  @MainActor
  var arrangementOfAll: any Arrangement {
    (self as? any _KnownLayout)?.arrangement ?? CustomArrangement(layout: self)
  }
}

// What an app's own layout asks one of SwiftUI's for.
extension _KnownLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let layout = Unchecked(value: self)
    return MainActor.assumeIsolated {
      layout.value.arrangement.size(of: subviews.boxes, in: proposal.known)
    }
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let layout = Unchecked(value: self)
    MainActor.assumeIsolated {
      layout.value.arrangement.place(subviews.boxes, in: bounds)
      subviews.notePlaced()
    }
  }
}

/// Views side by side.
public struct HStackLayout: _KnownLayout {
  let spacing: CGFloat?, alignment: VerticalAlignment
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public var _arrangement: Any {
    LineArrangement(axis: .horizontal, spacing: spacing ?? 8, share: alignment.share)
  }
}

/// Views below each other.
public struct VStackLayout: _KnownLayout {
  let spacing: CGFloat?, alignment: HorizontalAlignment
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public var _arrangement: Any {
    LineArrangement(axis: .vertical, spacing: spacing ?? 8, share: alignment.share)
  }
}

/// Views over each other.
public struct ZStackLayout: _KnownLayout {
  let alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public var _arrangement: Any { LayerArrangement(alignment: alignment) }
}

/// A layout whose type is not known; where it changes, the views stay the same.
public struct AnyLayout: _KnownLayout {
  private let layout: any Layout
  public init<Other: Layout>(_ layout: Other) { self.layout = layout }
  public var _arrangement: Any { layout.arrangementOfAll }
}
