// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Layouts of an app's own")
struct CustomLayoutTests {
  private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  /// Rows that break where there is no room.
  private struct Flow: Layout {
    struct Cache { var sizes: [CGSize] }
    func makeCache(subviews: Subviews) -> Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    {
      let width = proposal.replacingUnspecifiedDimensions().width
      let places = places(in: width, subviews, cache.sizes)
      return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      for (subview, place) in zip(subviews, places(in: bounds.width, subviews, cache.sizes)) {
        let origin = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
        subview.place(at: origin, proposal: ProposedViewSize(place.size))
      }
    }
    private func places(in width: CGFloat, _ subviews: Subviews, _ sizes: [CGSize]) -> [CGRect] {
      var (places, next) = ([CGRect](), CGPoint.zero)
      for (subview, size) in zip(subviews, sizes) {
        if next.x > 0, next.x + size.width > width { next = CGPoint(x: 0, y: next.y + size.height) }
        next.x += subview[Indent.self]
        places.append(CGRect(origin: next, size: size))
        next.x += size.width
      }
      return places
    }
  }

  private struct Tags: View {
    @State private var chosen = "none"
    var body: some View {
      VStack(spacing: 0) {
        Text(chosen)
        Flow {
          ForEach(["one", "two", "three"], id: \.self) { tag in
            Button(tag) { chosen = tag }.frame(width: 120, height: 40)
              .layoutValue(key: Indent.self, value: tag == "two" ? 10 : 0)
          }
        }
        .frame(width: 260)
      }
    }
  }

  @Test func `stand where the app puts them, and are touched there`() throws {
    let stage = Stage(Tags())
    let middles = try ["one", "two", "three"].map { name in
      let view = try #require(stage.find(UIButton.self) { $0.currentTitle == name })
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    #expect(middles[1] == CGPoint(x: middles[0].x + 130, y: middles[0].y))
    #expect(middles[2] == CGPoint(x: middles[0].x, y: middles[0].y + 40))
    stage.tap("three")
    #expect(stage.texts.first == "three")
  }

  /// Says how large it is and where the first view stands.
  private struct Corner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 200, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let corner = CGPoint(x: bounds.maxX, y: bounds.maxY)
      subviews.first?.place(at: corner, anchor: .bottomTrailing, proposal: .unspecified)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Switching: View {
    @State private var isCorner = false
    var body: some View {
      let layout = isCorner ? AnyLayout(Corner()) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Counter()
        Button("switch") { isCorner.toggle() }
      }
    }
  }

  @Test func `change places with others, and what is in them stays`() throws {
    let stage = Stage(Switching())
    stage.tap("count 0")
    stage.tap("switch")
    #expect(stage.texts == ["count 1", "switch"])
    let view = { (title: String) in
      try #require(stage.find(UIButton.self) { $0.currentTitle == title })
    }
    let (count, other) = try (view("count 1").frame, view("switch").frame)
    // What is not placed stands in the middle.
    #expect(count.maxX == other.midX + 100 && count.maxY == other.midY + 50)
  }
}
