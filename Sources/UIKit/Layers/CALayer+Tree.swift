// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, children.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, min(Int(index), children.count))
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, place(of: sibling).map { $0 + 1 } ?? children.count)
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, place(of: sibling) ?? 0)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    outer?.children.removeAll { $0 === self }
    outer = nil
  }

  private func place(of sibling: CALayer?) -> Int? { children.firstIndex { $0 === sibling } }

  private func insert(_ layer: CALayer, _ place: Int) {
    children.insert(layer, at: place)
    layer.outer = self
  }

  public func affineTransform() -> CGAffineTransform { transform.plane }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Does nothing: there is nothing to draw.
  public func setNeedsDisplay() {}

  /// Does nothing: views do the layout.
  public func setNeedsLayout() {}

  /// Does nothing: views do the layout.
  public func layoutIfNeeded() {}

  /// The layer as it is shown while animations run, a copy.
  ///
  /// An animation that runs shows its values halfway to its end; one that an animator leads by hand,
  /// those where it is.
  public func presentation() -> Self? {
    let copy = type(of: self).init()
    copy.values = values
    nonisolated(unsafe) let (model, shown): (CALayer, CALayer) = (self, copy)
    MainActor.assumeIsolated {
      for animation in HeadlessScene.current.animations.running {
        animation.show(model, on: shown)
      }
    }
    return copy
  }

  public func model() -> Self { self }

  // MARK: Animations that the app adds by itself

  /// The time of another layer, which is the same one.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Adds an animation; it ends as an event of the logical clock.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(animations.count + 1)"
    removeAnimation(forKey: key)
    animations.append((key, anim))
    nonisolated(unsafe) let (layer, animation) = (self, anim)
    MainActor.assumeIsolated { animation.begin(on: layer, key: key) }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Ends an animation before its time.
  public func removeAnimation(forKey key: String) {
    guard let place = animations.firstIndex(where: { $0.key == key }) else { return }
    nonisolated(unsafe) let animation = animations.remove(at: place).animation
    MainActor.assumeIsolated { animation.end(finished: false) }
  }
}
