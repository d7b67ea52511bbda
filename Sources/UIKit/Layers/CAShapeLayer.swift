// SPDX-License-Identifier: MIT

public import Foundation

/// A layer with an outline, as storage.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1),
    strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10, lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineDashPattern: [NSNumber]?
}

public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }

public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }

/// What counts as inside of an outline.
public enum CAShapeLayerFillRule: String, Sendable {
  case nonZero = "non-zero"
  case evenOdd = "even-odd"
}

/// A layer with colors that run into each other, as storage.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// How colors run.
public enum CAGradientLayerType: String, Sendable { case axial, radial, conic }

/// A layer with text, as storage.
open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
}

/// A layer whose sublayers have depth, as storage: all are flat.
open class CATransformLayer: CALayer {}

/// A layer that shows its sublayers several times, as storage.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceTransform = CATransform3D()
}
