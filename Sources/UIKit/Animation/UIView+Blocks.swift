// SPDX-License-Identifier: MIT

public import Foundation

/// Animations from before there were closures: what is changed between `beginAnimations` and
/// `commitAnimations` is animated.
extension UIView {
  /// A block that has begun.
  @MainActor
  struct OpenBlock {
    var options = AnimationBlock(duration: 0.2, delay: 0, options: [])
    let outer: AnimationRecorder?
  }

  /// Begins a block; its name is for a delegate, of whom nobody is told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animations = HeadlessScene.current.animations
    animations.open.append(OpenBlock(outer: AnimationRecorder.current))
    AnimationRecorder.current = animations.areEnabled ? AnimationRecorder(duration: 0.2) : nil
  }

  public class func commitAnimations() {
    let animations = HeadlessScene.current.animations
    guard let block = animations.open.popLast() else { return }
    let recorder = AnimationRecorder.current
    AnimationRecorder.current = block.outer
    if let recorder { block.options.finish(recorder.changes, block.options.duration) }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  /// Sets the pace, which has no effect here.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Begins where the views are, as all animations do here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private class func change(_ set: (inout AnimationBlock) -> Void) {
    let animations = HeadlessScene.current.animations
    if let last = animations.open.indices.last { set(&animations.open[last].options) }
  }
}
