// SPDX-License-Identifier: MIT

public import Foundation

/// A picture: its name and size.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether the picture's colors count.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How the picture is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The name of the picture.
  package let name: String
  public let size: CGSize
  /// The pixels for a point.
  public let scale: CGFloat = 3
  public let renderingMode: RenderingMode
  public let imageOrientation = Orientation.up

  /// Creates a picture.
  package init(name: String, size: CGSize, mode: RenderingMode = .automatic) {
    (self.name, self.size, renderingMode) = (name, size, mode)
    super.init()
  }

  public override convenience init() { self.init(name: "", size: .zero) }

  /// Creates the picture of a literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  /// Creates the picture of a name; every name has one of 24 points.
  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(systemName name: String) { self.init(named: name) }
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(named: name)
  }
  /// Creates a picture; nothing is decoded.
  public convenience init?(data: Data) { self.init(named: "data") }
  /// Creates a picture; nothing is read.
  public convenience init?(contentsOfFile path: String) { self.init(named: path) }

  /// Pictures that are shown in turn: the first of them here.
  public private(set) var images: [UIImage]?
  /// How long it takes to show all.
  public private(set) var duration: TimeInterval = 0
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(name: first.name, size: first.size, mode: first.renderingMode)
    (image.images, image.duration) = (images, duration)
    return image
  }

  /// The same picture, with or without its colors.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, mode: renderingMode)
  }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage
