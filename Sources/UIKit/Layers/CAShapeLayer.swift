// SPDX-License-Identifier: MIT

public import Foundation

/// A layer with an outline, as storage.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colors of the inside and the line.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1),
    strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The part of the line that is drawn.
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// How the line ends and turns.
  open var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
}

/// How a line ends.
public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }

/// How a line turns.
public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }

/// What counts as inside of an outline.
public enum CAShapeLayerFillRule: String, Sendable {
  case nonZero = "non-zero"
  case evenOdd = "even-odd"
}

/// A layer with colors that run into each other, as storage.
open class CAGradientLayer: CALayer {
  /// The colors in order.
  open var colors: [Any]?
  /// Where each color is.
  open var locations: [NSNumber]?
  /// Where the colors begin and end, in units of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colors run.
  open var type = CAGradientLayerType.axial
}

/// How colors run.
public enum CAGradientLayerType: String, Sendable { case axial, radial, conic }

/// A layer with text, as storage.
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The size of the letters.
  open var fontSize: CGFloat = 36
  /// The color of the letters.
  open var foregroundColor: CGColor?
}

/// A layer that shows its sublayers several times, as storage.
open class CAReplicatorLayer: CALayer {
  /// How many times.
  open var instanceCount = 1
  /// The map between two of them.
  open var instanceTransform = CATransform3D()
}
