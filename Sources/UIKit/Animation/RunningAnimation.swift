// SPDX-License-Identifier: MIT

/// An animation between its beginning and its end.
///
/// The values of views are those at the end from the beginning on; only `presentation()` shows
/// values on the way: while the animation runs, those halfway to its end. The end is an event of the
/// clock. Who scrubs an animation pauses it, moves its progress and lets it go on, forwards or
/// backwards.
@MainActor
package final class RunningAnimation {
  /// Whether the animation goes on by itself.
  package enum State: Sendable { case running, paused, ended }

  package struct Ending: Sendable {
    /// What a completion is told: false if something cut the animation short.
    package var finished: Bool
    /// Whether it ended where it began.
    package var atStart: Bool
  }

  package private(set) var changes: [AnimationChange]
  package let duration: Double
  package let allowsUserInteraction: Bool
  package private(set) var state = State.running
  /// Whether touches meet the views where they are seen, instead of where they are going.
  package internal(set) var isHitWhereSeen = false
  /// How far the animation is, from 0 to 1; the clock does not move it before the end.
  package var progress = 0.0
  package private(set) var isReversed = false
  private var event: PendingEvent.ID?
  private let completion: (Ending) -> Void
  /// What the app has handed in to be called at the end: nobody else may keep it, or the animator.
  package var completions: () -> [Any] = { [] }
  /// Called before the completion.
  var willEnd: ((RunningAnimation) -> Void)?

  init(
    changes: [AnimationChange], duration: Double, allowsUserInteraction: Bool,
    completion: @escaping (Ending) -> Void
  ) {
    (self.changes, self.duration, self.completion) = (changes, duration, completion)
    self.allowsUserInteraction = allowsUserInteraction
  }

  /// What changes, in the order of the changes.
  package var name: String {
    var names: [String] = []
    for change in changes where !names.contains(change.name) { names.append(change.name) }
    guard !names.isEmpty else { return "a block that changes nothing" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// The views that change.
  package var views: [UIView] { changes.compactMap(\.view) }

  func add(_ more: [AnimationChange]) { changes += more }

  func drop(_ isMeant: (AnimationChange) -> Bool) { changes.removeAll(where: isMeant) }

  /// Puts the end into the clock, after some seconds; `longest` is how long it may have been.
  package func run(
    for seconds: Double, longest: Double? = nil, reversed: Bool = false, finished: Bool = true
  ) {
    guard state != .ended else { return }
    state = .running
    isReversed = reversed
    let clock = HeadlessScene.current.clock
    clock.cancel(event)
    event = clock.schedule(
      .animation, "end of animation: \(self.name)", after: seconds, longest: longest
    ) {
      self.end(Ending(finished: finished, atStart: reversed))
    }
  }

  /// Takes the end out of the clock.
  package func pause() {
    guard state == .running else { return }
    state = .paused
    HeadlessScene.current.clock.cancel(event)
    event = nil
  }

  /// Ends the animation now: the values are those of the place where it ends.
  package func end(_ ending: Ending) {
    guard state != .ended else { return }
    progress = ending.atStart ? 0 : 1
    if ending.atStart { restore(progress) }
    close()
    willEnd?(self)
    completion(ending)
  }

  /// Takes the animation away without telling anybody, with the values at its progress.
  func stop() {
    restore(progress)
    close()
  }

  /// Gives the views the values between the beginning and the end.
  package func restore(_ fraction: Double) {
    AnimationRecorder.silently {
      for change in changes.reversed() {
        guard let object = change.object else { continue }
        let size = change.view?.bounds.size
        change.show(fraction, on: object)
        if let view = change.view, view.bounds.size != size { view.sizeChanged() }
      }
    }
  }

  private func close() {
    state = .ended
    HeadlessScene.current.clock.cancel(event)
    event = nil
    HeadlessScene.current.animations.remove(self)
  }

  /// How far the animation is seen to be: whoever looks at one that runs finds it on its way, and
  /// here that is the middle of it.
  var shownProgress: Double {
    state == .running ? (progress + (isReversed ? 0 : 1)) / 2 : progress
  }

  /// Gives a copy of a layer the values that are shown.
  func show(_ layer: CALayer, on copy: CALayer) {
    for change in changes where change.object === layer { change.show(shownProgress, on: copy) }
  }

  /// Whether touches meet a layer elsewhere than at its values.
  func movesTouches(to layer: CALayer) -> Bool {
    isHitWhereSeen && changes.contains { $0.object === layer }
  }
}
