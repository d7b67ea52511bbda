// SPDX-License-Identifier: MIT

public import Foundation

/// A column or a row of a grid; only the number of columns has an effect.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
  }
}

/// Views in columns; all of them are made, and appear when they come into sight.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (self.columns, self.content) = (columns, content()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(GridArrangement(columns: view.columns))
    node.showLazily(view.content)
  }
}

/// Views in rows; all of them are made, stand side by side, and appear when they come into sight.
public struct LazyHGrid<Content: View>: View {
  let stack: HStack<Content>

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = HStack(spacing: spacing, content: content) }

  public static func _update(_ view: Self, in node: _ViewNode) { node.showLazily(view.stack) }
}

/// Rows of views.
public struct Grid<Content: View>: View {
  let stack: VStack<Content>

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { stack = VStack(spacing: verticalSpacing, content: content) }

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(view.stack) }
}

/// One row of a grid.
public struct GridRow<Content: View>: View {
  let stack: HStack<Content>

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    stack = HStack(content: content)
  }

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(view.stack) }
}

/// Columns of one width, filled row by row.
struct GridArrangement: Arrangement {
  let columns: [GridItem]
  private static let spacing: CGFloat = 8

  private func count(in width: CGFloat) -> Int {
    if columns.count == 1, case .adaptive(let least, _) = columns[0].size {
      return max(1, Int((width + Self.spacing) / (least + Self.spacing)))
    }
    return max(1, columns.count)
  }

  func flexibility(of parts: [Box]) -> Flexibility { .width }

  /// The height of each row, and the width of a column.
  private func rows(of parts: [Box], in offered: CGSize) -> (heights: [CGFloat], width: CGFloat) {
    let count = count(in: offered.width)
    let width = max(0, (offered.width - Self.spacing * CGFloat(count - 1)) / CGFloat(count))
    let room = CGSize(width: width, height: offered.height)
    let heights = stride(from: 0, to: parts.count, by: count).map { first in
      parts[first..<min(first + count, parts.count)].map { $0.size(in: room).height }.max() ?? 0
    }
    return (heights, width)
  }

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    let heights = rows(of: parts, in: offered).heights
    let gaps = Self.spacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: offered.width, height: heights.reduce(gaps, +))
  }

  func place(_ parts: [Box], in frame: CGRect) {
    let (heights, width) = rows(of: parts, in: frame.size)
    let count = count(in: frame.width)
    var y = frame.minY
    for (row, height) in heights.enumerated() {
      for column in 0..<count where row * count + column < parts.count {
        parts[row * count + column].place(
          CGRect(
            x: frame.minX + CGFloat(column) * (width + Self.spacing), y: y, width: width,
            height: height))
      }
      y += height + Self.spacing
    }
  }
}
