// SPDX-License-Identifier: MIT

public import Foundation

/// What is thrown about, as storage.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  open var name: String?, contents: Any?, color: CGColor?, emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0, spin: CGFloat = 0, spinRange: CGFloat = 0
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  open var isEnabled = true, beginTime: CFTimeInterval = 0
}

/// Throws things about, as storage: nothing is drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1
  open var seed: UInt32 = 0
}

public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, cuboid, circle, sphere
}
public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}
