// SPDX-License-Identifier: MIT

/// What the sources leave open about animations.
package struct AnimationRules: Hashable, Sendable {
  /// What becomes of an animation when a later one changes the same value.
  package enum LaterAnimation: Hashable, Sendable {
    /// Both go on; each ends by itself and has finished.
    case isAdded
    /// The earlier one loses the value; without any value left it ends and has not finished.
    case replaces
  }

  /// When an animation block that changed nothing ends.
  package enum EmptyBlock: Hashable, Sendable {
    /// Before `animate` returns.
    case endsAtOnce
    /// As the next event of the clock.
    case endsNextTurn
  }

  package var laterAnimation = LaterAnimation.isAdded
  package var emptyBlock = EmptyBlock.endsAtOnce

  package init() {}
}

/// The running animations of a scene, the oldest first.
@MainActor
package final class Animations {
  package private(set) var running: [RunningAnimation] = []
  /// What is to be called when animations end that move no views.
  package private(set) var completions: [Completion] = []
  /// Something that is to be called.
  package final class Completion {
    package let body: @MainActor () -> Void
    fileprivate init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }
  /// Calls something when time has passed, as the end of an animation with a name.
  package func end(
    _ name: String, after duration: Double, _ body: @escaping @MainActor () -> Void
  ) {
    let completion = Completion(body)
    completions.append(completion)
    HeadlessScene.current.clock.schedule(.animation, name, after: duration) { [unowned self] in
      completions.removeAll { $0 === completion }
      completion.body()
    }
  }
  /// Whether `UIView.setAnimationsEnabled` allows animations.
  package var areEnabled = true
  /// Whether `animated: true` counts as false wherever controllers come and go; animations of the
  /// app's own run all the same.
  package var ignoresAnimatedFlags = false
  package var rules = AnimationRules()
  /// Whether a block that changes nothing takes its time all the same: the first block of an
  /// animator also runs what others animate along with the transition.
  var keepsEmptyBlocks = false

  /// The blocks that were begun and not yet committed, the innermost last.
  var open: [UIView.OpenBlock] = []

  package init() {}

  /// Whether controllers come and go with an animation if the app asks for it or not.
  func allow(_ animated: Bool) -> Bool { animated && areEnabled && !ignoresAnimatedFlags }

  package func started(in block: () -> Void) -> [RunningAnimation] {
    let before = running
    block()
    return running.filter { animation in !before.contains { $0 === animation } }
  }

  func begin(_ animation: RunningAnimation) {
    if rules.laterAnimation == .replaces {
      for change in animation.changes {
        if let object = change.object { drop(change.key, of: object) }
      }
    }
    running.append(animation)
  }

  private func drop(_ key: String, of object: AnyObject) {
    for other in running where !other.changes.isEmpty {
      other.drop { $0.key == key && $0.object === object }
      if other.changes.isEmpty { other.run(for: 0, finished: false) }
    }
  }

  /// Runs a block and takes back what it changes of the values that animations are changing.
  func keepingValues(during block: () -> Void) {
    let kept = running.flatMap(\.changes).compactMap { $0.keepValue() }
    block()
    AnimationRecorder.silently { for putBack in kept { putBack() } }
  }

  func remove(_ animation: RunningAnimation) { running.removeAll { $0 === animation } }

  /// Ends every animation that changes a layer.
  func interrupt(changing layer: CALayer) {
    for animation in running where animation.changes.contains(where: { $0.object === layer }) {
      animation.end(.init(finished: false, atStart: false))
    }
  }

  /// Lets animations end next, unfinished, whose views have all left their window.
  func interruptLost() {
    for animation in running where animation.state == .running {
      let views = animation.views
      if !views.isEmpty, views.allSatisfy({ $0.window == nil }) {
        animation.run(for: 0, finished: false)
      }
    }
  }

  /// A view's layer as touches meet it: an animator lets them meet a view where it is seen, and not
  /// where it is going (WWDC 2016, session 216), unless the app does that itself.
  func touched(_ layer: CALayer) -> CALayer {
    let movers = running.filter { $0.movesTouches(to: layer) }
    guard !movers.isEmpty else { return layer }
    let copy = CALayer()
    copy.values = layer.values
    for animation in movers { animation.show(layer, on: copy) }
    return copy
  }

  func keepTouches(from view: UIView) -> Bool {
    running.contains { animation in
      !animation.allowsUserInteraction && animation.views.contains { $0 === view }
    }
  }
}
