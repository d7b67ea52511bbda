// SPDX-License-Identifier: MIT

public import UIKit

/// Makes a picture of a view, on which nothing is seen: the view is not evaluated for it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  // As storage.
  public var proposedSize = ProposedViewSize.unspecified, scale: CGFloat = 1, isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? { UIImage(named: "\(Content.self)") }
  public var cgImage: CGImage? { uiImage?.cgImage }
  /// Draws nothing.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) { renderer(uiImage?.size ?? .zero) { _ in } }
}
