// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("The path of a shape")
struct ShapePathTests {
  private static let area = CGRect(x: 10, y: 20, width: 60, height: 40)

  /// A shape of the app's own, made of others.
  private struct Badge: Shape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
      var path = Capsule().path(in: rect)
      path.addPath(Circle().path(in: rect.insetBy(dx: inset, dy: inset)))
      return path
    }
  }

  private static func bounds<Outline: Shape>(_ shape: Outline) -> CGRect {
    shape.path(in: area).boundingRect
  }

  @MainActor
  @Test func `lies in the rectangle that code of no actor asks it for`() {
    #expect(Self.bounds(Circle()) == CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(Self.bounds(Rectangle()) == Self.area && Self.bounds(Ellipse()) == Self.area)
    #expect(Self.bounds(RoundedRectangle(cornerRadius: 8)) == Self.area)
    #expect(Self.bounds(UnevenRoundedRectangle(topLeadingRadius: 8)) == Self.area)
    #expect(Self.bounds(.rect(cornerRadii: .init(topLeading: 5))) == Self.area)
    #expect(Self.bounds(AnyShape(Circle())) == Self.bounds(Circle()))
    #expect(Self.bounds(Badge(inset: 5)) == Self.area)
    let own = Badge().path(in: Self.area)
    #expect(own == Badge().path(in: Self.area) && own != Badge(inset: 5).path(in: Self.area))
  }

  @Test func `is what was drawn`() {
    var path = Path()
    #expect(path.isEmpty && path.boundingRect.isNull && path.currentPoint == nil)
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(0), endAngle: .degrees(360),
      clockwise: false)
    let box = path.boundingRect.integral
    #expect(box.insetBy(dx: 1, dy: 1).size.width >= 18 && box.contains(CGPoint(x: 41, y: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 0, y: 0)))
    let moved = Path(Self.area).offsetBy(dx: 5, dy: 5)
    #expect(moved.boundingRect == Self.area.offsetBy(dx: 5, dy: 5))
    #expect(Path(moved.cgPath) == moved)
    let outline = CGMutablePath()
    outline.addRoundedRect(in: Self.area, cornerWidth: 4, cornerHeight: 4)
    #expect(Path(outline).boundingRect == Self.area)
  }

  /// A place in a view, worked out where nothing belongs to the main actor.
  private struct Model {
    func middle(of view: GeometryProxy) -> CGPoint {
      let frame = view.frame(in: .local)
      return CGPoint(x: frame.midX, y: view.size.height / 2 + view.safeAreaInsets.top)
    }
  }

  @MainActor
  @Test func `needs a size that code of no actor may ask a view for`() {
    let stage = Stage(
      GeometryReader { Text("\(Int(Model().middle(of: $0).x))") }.frame(width: 80, height: 40))
    #expect(stage.texts == ["40"])
  }

  @MainActor
  @Test func `may move as springs do that are made without numbers`() {
    let springs: [Animation] = [
      .interactiveSpring(), .spring(), .spring(bounce: 0.2), .bouncy(), .snappy(), .smooth(),
      .interpolatingSpring(), .interactiveSpring(response: 0.3), .spring(response: 0.3),
    ]
    #expect(Set(springs).count > 5)
    #expect(Stage(Circle().animation(.interactiveSpring(), value: 0)).texts == [])
  }
}
