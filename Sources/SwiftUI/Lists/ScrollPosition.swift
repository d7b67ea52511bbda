// SPDX-License-Identifier: MIT

public import Foundation

/// Where a scroll view stands: at what the app says, until the user scrolls.
public struct ScrollPosition: Equatable, Sendable {
  /// What the app says.
  enum Place: Equatable, Sendable {
    case view(ViewID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The identity of a view, which is only compared.
  struct ViewID: Equatable, @unchecked Sendable { let value: AnyHashable }

  var place: Place?
  /// Whether the user has scrolled since the app has said where to stand.
  public internal(set) var isPositionedByUser = false
  /// The identities of which the one is told that the user has scrolled to.
  private let idType: ObjectIdentifier

  public init(idType: Any.Type = Never.self) { self.idType = ObjectIdentifier(idType) }
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }
  public init(idType: Any.Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }
  public init(idType: Any.Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }
  public init(idType: Any.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }
  public init(idType: Any.Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }
  public init(idType: Any.Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }

  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    stand(at: .view(ViewID(value: AnyHashable(id)), anchor))
  }
  public mutating func scrollTo(edge: Edge) { stand(at: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { stand(at: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { stand(at: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { stand(at: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { stand(at: .point(x: nil, y: y)) }

  private mutating func stand(at place: Place) {
    (self.place, isPositionedByUser) = (place, false)
  }

  /// The user has scrolled to a view, if any of those whose identities are told is in sight.
  mutating func scrolled(to id: AnyHashable?) {
    place = id.map { .view(ViewID(value: $0), nil) }
    isPositionedByUser = true
  }

  /// Whether an identity is one of those that are told.
  func tells(_ id: AnyHashable) -> Bool { ObjectIdentifier(Swift.type(of: id.base)) == idType }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = place { id.value.base as? any Hashable } else { nil }
  }
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID as? ID }
}

/// Says where the scroll view in it stands, and learns where the user has scrolled to.
@MainActor
struct ScrollPositionLink {
  /// Where to stand, if the app says so.
  let place: ScrollPosition.Place?
  /// Whether it is told that the user has scrolled to a view.
  let tells: (AnyHashable) -> Bool
  let scrolled: @MainActor (_ id: AnyHashable?) -> Void
}

/// A view that says where the scroll view in it stands.
struct ScrollPositionView<Content: View, Position>: View {
  let content: Content
  let position: Binding<Position>
  let link: @MainActor (Position) -> ScrollPositionLink

  static func _update(_ view: Self, in node: _ViewNode) {
    let link = view.link(node.tracking { view.position.wrappedValue })
    node.show(EnvironmentView(content: view.content) { $0.scrollPosition = link })
  }
}

extension EnvironmentValues {
  private struct Position: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }

  /// What views around say of where a scroll view stands.
  var scrollPosition: ScrollPositionLink? {
    get { self[Position.self] }
    set { self[Position.self] = newValue }
  }
}

extension View {
  /// Lets the scroll view stand at a position, which learns that the user scrolls.
  ///
  /// As long as it says where to stand, the scroll view is there after each evaluation; it is there at
  /// once, also where the change is animated.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    ScrollPositionView(content: self, position: position) { now in
      var place = now.isPositionedByUser ? nil : now.place
      if case .view(let id, nil) = place { place = .view(id, anchor) }
      return ScrollPositionLink(place: place, tells: now.tells) {
        position.wrappedValue.scrolled(to: $0)
      }
    }
  }

  /// Lets the scroll view stand at a view, which is the first one in sight once the user has scrolled.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    ScrollPositionView(content: self, position: id) { now in
      ScrollPositionLink(
        place: now.map { .view(.init(value: AnyHashable($0)), anchor) },
        tells: { $0.base is ID }
      ) { new in
        if let new = new?.base as? ID { id.wrappedValue = new }
      }
    }
  }
}
