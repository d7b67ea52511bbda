// SPDX-License-Identifier: MIT

public import UIKit

/// A view that knows how large it is; before it is laid out, as large as the screen.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let measured = node.memory { GeometryReaderView(frame: node.container?.view.bounds ?? .zero) }
    measured.changed = { [weak node] in node?.invalidate() }
    node.facts.output = .container(
      measured, FrameArrangement(stretches: .both, alignment: .topLeading))
    let proxy = GeometryProxy(view: measured, size: measured.known)
    node.show(node.tracking { view.content(proxy) })
  }
}

/// How large a view is, and where: code of no actor may ask, on the main thread.
public struct GeometryProxy: Sendable {
  weak var view: UIView?
  public let size: CGSize

  /// What is not safe of what the view lies in, though the layout keeps to what is (Apple:
  /// *GeometryProxy.safeAreaInsets*, those of the container view).
  public var safeAreaInsets: EdgeInsets {
    let insets = MainActor.assumeIsolated {
      let around = view.map { sequence(first: $0, next: \.superview) }
      return around?.first { $0 is HostingView }?.safeAreaInsets ?? .zero
    }
    return EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space == .global, let view else { return CGRect(origin: .zero, size: size) }
    return MainActor.assumeIsolated { view.convert(view.bounds, to: nil) }
  }
}

/// In which coordinates a place is given; a named one counts as local.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// A view that tells when its size changes.
final class GeometryReaderView: UIView {
  var changed: @MainActor () -> Void = {}
  private(set) var known: CGSize

  override init(frame: CGRect) {
    known = frame.size
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// What is beside its contents is touched through it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != known else { return }
    known = bounds.size
    changed()
  }
}

/// A view that tells something of its size.
struct MeasuringView<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: @MainActor (_ old: Value, _ new: Value) -> Void

  var body: some View {
    content.background {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onChange(of: value, initial: true) { action($0, $1) }
      }
    }
  }
}

extension View {
  /// Does something with the view's size, at first and when it has changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View { MeasuringView(content: self, transform: transform) { action($1) } }

  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View { MeasuringView(content: self, transform: transform, action: action) }

  /// Has no effect: a named space counts as local.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  /// Has no effect: a named space counts as local.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View { self }
}
