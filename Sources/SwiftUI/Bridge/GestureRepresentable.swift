// SPDX-License-Identifier: MIT

public import UIKit

/// A recognizer of UIKit's as a gesture of a view.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Does what is to be done whenever the recognizer calls its targets.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a represented recognizer gets to know.
@MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: Representable.CoordinateSpaceConverter
}

/// Says where the fingers are, in coordinates of views of SwiftUI's; a named space counts as local.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The recognizer, once it is made.
  final class Source { weak var recognizer: UIGestureRecognizer? }
  let source = Source()

  private var recognizer: UIGestureRecognizer? { source.recognizer }
  private func view(for space: CoordinateSpace) -> UIView? {
    space == .global ? nil : recognizer?.view
  }

  public var localLocation: CGPoint { location(in: .local) }
  public var localTranslation: CGPoint? { translation(in: .local) }
  public var localVelocity: CGPoint? { velocity(in: .local) }
  public func location(in space: CoordinateSpace) -> CGPoint {
    recognizer?.location(in: view(for: space)) ?? .zero
  }
  public func translation(in space: CoordinateSpace) -> CGPoint? {
    (recognizer as? UIPanGestureRecognizer)?.translation(in: view(for: space))
  }
  public func velocity(in space: CoordinateSpace) -> CGPoint? {
    (recognizer as? UIPanGestureRecognizer)?.velocity(in: view(for: space))
  }
  public func convert(localPoint: CGPoint, to space: CoordinateSpace) -> CGPoint {
    space == .global ? recognizer?.view?.convert(localPoint, to: nil) ?? localPoint : localPoint
  }
  public func convert(globalPoint: CGPoint, to space: CoordinateSpace = .local) -> CGPoint {
    space == .global
      ? globalPoint : recognizer?.view?.convert(globalPoint, from: nil) ?? globalPoint
  }
}

extension View {
  /// Lets a recognizer of UIKit's recognize what is done to the view, as all others do.
  public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View { RepresentedGestureView(content: self, representable: representable) }
}

/// A view with a recognizer that the app makes.
struct RepresentedGestureView<Content: View, Representable: UIGestureRecognizerRepresentable>: View
{
  let content: Content
  let representable: Representable

  @MainActor
  private final class Made {
    let context: Representable.Context
    let recognizer: Representable.UIGestureRecognizerType
    let touched: TouchedView

    init(_ representable: Representable) {
      let converter = Representable.CoordinateSpaceConverter()
      context = Representable.Context(
        coordinator: representable.makeCoordinator(converter: converter), converter: converter)
      recognizer = representable.makeUIGestureRecognizer(context: context)
      converter.source.recognizer = recognizer
      touched = TouchedView()
      touched.use([recognizer])
    }
  }

  /// Makes the coordinator and the recognizer once, and updates the recognizer at each evaluation.
  static func _update(_ view: Self, in node: _ViewNode) {
    let representable = node.installed(view.representable)
    let made = node.memory { node.tracking { Made(representable) } }
    made.touched.receive = { [weak node, unowned made] _ in
      node?.act {
        representable.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
      }
    }
    node.facts.output = .container(made.touched, FrameArrangement())
    node.show(view.content)
    if made.recognizer.name == nil { made.recognizer.name = node.recognizerName }
    made.touched.isUserInteractionEnabled = node.environment.isEnabled
    node.graph.updateAfterEvaluation { [weak node] in
      guard let node, !node.isGone else { return }
      node.tracking {
        representable.updateUIGestureRecognizer(made.recognizer, context: made.context)
      }
    }
  }
}
