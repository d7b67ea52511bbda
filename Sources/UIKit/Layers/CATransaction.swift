// SPDX-License-Identifier: MIT

/// Groups changes of layers; only the completion has a meaning here.
///
/// The completion of a group is called when the last animation that was added to a layer or by
/// `UIView.animate` within the group has ended; at once, when there was none.
open class CATransaction {
  @MainActor
  final class Group {
    var duration = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
    private var running = 0
    private var isOpen = true

    func enter() { running += 1 }

    func leave() {
      running -= 1
      finishIfDone()
    }

    func close() {
      isOpen = false
      finishIfDone()
    }

    private func finishIfDone() {
      guard !isOpen, running == 0 else { return }
      let completion = completion
      self.completion = nil
      completion?()
    }
  }

  @MainActor
  static func join() -> Group? {
    let group = HeadlessScene.current.transactions.last
    group?.enter()
    return group
  }

  /// Opens a group.
  @preconcurrency @MainActor
  public class func begin() { HeadlessScene.current.transactions.append(Group()) }

  /// Closes the innermost group.
  @preconcurrency @MainActor
  public class func commit() { HeadlessScene.current.transactions.popLast()?.close() }

  /// Does nothing: changes hold at once.
  @preconcurrency @MainActor
  public class func flush() {}

  /// Sets what is called when the group's animations have ended.
  @preconcurrency @MainActor
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    HeadlessScene.current.transactions.last?.completion = block
  }

  /// Sets whether layers animate by themselves; they never do here.
  @preconcurrency @MainActor
  public class func setDisableActions(_ flag: Bool) {
    HeadlessScene.current.transactions.last?.disablesActions = flag
  }

  /// Whether layers do not animate by themselves.
  @preconcurrency @MainActor
  public class func disableActions() -> Bool {
    HeadlessScene.current.transactions.last?.disablesActions ?? false
  }

  /// Sets how long the group's animations take.
  @preconcurrency @MainActor
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    HeadlessScene.current.transactions.last?.duration = duration
  }

  /// How long the group's animations take.
  @preconcurrency @MainActor
  public class func animationDuration() -> CFTimeInterval {
    HeadlessScene.current.transactions.last?.duration ?? 0.25
  }

  /// Sets the pace of the group's animations, which has no meaning here.
  @preconcurrency @MainActor
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
