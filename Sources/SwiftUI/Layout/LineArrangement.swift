// SPDX-License-Identifier: MIT

import UIKit

/// One beside or below the other.
struct LineArrangement: Arrangement {
  let axis: Axis
  let spacing: CGFloat
  /// Whether all are as wide as there is room, as rows are.
  var fills = false
  /// The least height of each, as of rows.
  var least: CGFloat = 0
  /// How much of the room across that is left stands before each.
  var share: CGFloat = 0.5

  func flexibility(of parts: [Box]) -> Flexibility {
    let all: Flexibility = parts.reduce(into: []) { $0.formUnion($1.flexibility) }
    return fills ? all.union(.width) : all
  }

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    let sizes = sizes(of: parts, in: offered)
    let gaps = spacing * CGFloat(max(0, parts.count - 1))
    let widths = sizes.map(\.width), heights = sizes.map(\.height)
    return axis == .vertical
      ? CGSize(
        width: fills && offered.width.isFinite ? offered.width : widths.max() ?? 0,
        height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func place(_ parts: [Box], in frame: CGRect) {
    let sizes = sizes(of: parts, in: frame.size)
    var position = axis == .vertical ? frame.minY : frame.minX
    for (part, size) in zip(parts, sizes) {
      if axis == .vertical {
        let width = fills ? frame.width : size.width
        part.place(
          CGRect(
            x: frame.minX + (frame.width - width) * share, y: position, width: width,
            height: size.height))
        position += size.height + spacing
      } else {
        part.place(
          CGRect(
            x: position, y: frame.minY + (frame.height - size.height) * share,
            width: size.width, height: size.height))
        position += size.width + spacing
      }
    }
  }

  /// What does not stretch takes what it needs as far as it gets it; what does shares the rest; room
  /// in which nothing is takes what is then left.
  private func sizes(of parts: [Box], in offered: CGSize) -> [CGSize] {
    let along: Flexibility = axis == .vertical ? .height : .width
    let stretching = parts.indices.filter { parts[$0].flexibility.contains(along) }
    let fixed = parts.indices.filter { !parts[$0].flexibility.contains(along) }
    let views = stretching.filter { !parts[$0].isRoom }
    var sizes = parts.map { _ in CGSize.zero }
    for place in fixed { sizes[place] = atLeast(parts[place].size(in: offered)) }
    let all = length(offered) - spacing * CGFloat(max(0, parts.count - 1))
    if axis == .horizontal { narrow(&sizes, of: parts, fixed, besides: views.count, all, offered) }
    let rest = max(0, all - fixed.reduce(0) { $0 + length(sizes[$1]) })
    let each = rest / CGFloat(max(1, views.isEmpty ? stretching.count : views.count))
    for place in stretching {
      let share = views.isEmpty || !parts[place].isRoom ? each : 0
      let room =
        axis == .vertical
        ? CGSize(width: offered.width, height: share)
        : CGSize(width: share, height: offered.height)
      sizes[place] = atLeast(parts[place].size(in: room))
    }
    return sizes
  }

  /// Offers equal shares of the room, from what is narrowest to what is widest, so that a long text
  /// wraps and leaves room to what stands behind it (swiftuifieldguide.com: *HStack*).
  private func narrow(
    _ sizes: inout [CGSize], of parts: [Box], _ fixed: [Int], besides others: Int, _ all: CGFloat,
    _ offered: CGSize
  ) {
    var (rest, count) = (all, fixed.count + others)
    for place in fixed.sorted(by: { (sizes[$0].width, $0) < (sizes[$1].width, $1) }) {
      let share = max(0, rest) / CGFloat(count)
      // Sums of widths are not exact.
      if sizes[place].width > share + 0.5 {
        let room = CGSize(width: share, height: offered.height)
        sizes[place] = atLeast(parts[place].size(in: room))
      }
      (rest, count) = (rest - sizes[place].width, count - 1)
    }
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func atLeast(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(size.height, least))
  }
}
