// SPDX-License-Identifier: MIT

import UIKit

/// How a change moves, as storage: what changes is in its new place at once.
public struct Animation: Hashable, Sendable {
  private var name: String
  /// How long it takes, from the change on, which says only when a completion comes.
  var duration: Double = 0.35

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init(name: "smooth", duration: duration)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init(name: "snappy", duration: duration)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init(name: "bouncy", duration: duration)
  }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { .init(name: "timingCurve", duration: duration) }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    .init(name: "timingCurve", duration: duration)
  }
  public static func linear(duration: Double) -> Animation {
    .init(name: "linear", duration: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    .init(name: "easeIn", duration: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    .init(name: "easeOut", duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    .init(name: "easeInOut", duration: duration)
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .init(name: "spring", duration: response) }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .init(name: "spring", duration: duration) }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .init(name: "interactiveSpring", duration: response) }
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { .init(name: "interactiveSpring", duration: duration) }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .init(name: "interpolatingSpring", duration: duration) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .init(name: "interpolatingSpring") }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .init(name: "spring", duration: spring.duration)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { .init(name: "interpolatingSpring", duration: spring.duration) }

  public func delay(_ delay: Double) -> Animation { lasting(duration + delay) }
  public func speed(_ speed: Double) -> Animation { lasting(duration / speed) }
  /// The same again and again, so that it never completes.
  public func repeatForever(autoreverses: Bool = true) -> Animation { lasting(.infinity) }
  /// The same several times; a time backward counts as one, too (Apple: *repeatCount*).
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    lasting(duration * Double(count))
  }

  private func lasting(_ duration: Double) -> Animation {
    var animation = self
    animation.duration = duration
    return animation
  }
}

/// How something swings, as storage.
public struct Spring: Hashable, Sendable {
  public var duration: Double
  public init(duration: Double = 0.5, bounce: Double = 0) { self.duration = duration }
  public static let smooth = Spring(), snappy = Spring(), bouncy = Spring()
}

/// How fast something moves at which time, as storage.
public enum UnitCurve: Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    .linear
  }
}

/// When an animation counts as complete, as storage.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Makes changes that are animated: here they are made at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes changes that are animated; the completion is an event of the clock, unless the animation
/// never ends.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try body()
  let duration = animation?.duration ?? 0
  guard duration.isFinite else { return result }
  HeadlessScene.current.animations.end(
    "animation completion of withAnimation", after: duration, completion)
  return result
}

extension UIView {
  /// Animates what a block changes as long as an animation of SwiftUI's takes.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let isEndless = !animation.duration.isFinite
    animate(
      springDuration: isEndless ? Animation.default.duration : animation.duration,
      options: isEndless ? .repeat : [], animations: changes,
      completion: completion.map { completion in { _ in completion() } })
  }
}

/// Makes changes with what goes along with them: without animations, what is presented or dismissed
/// for them is so without one, too (I25).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes with a value that goes along with them.
public func withTransaction<Result, Value>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: path] = value
  return try withTransaction(transaction, body)
}

extension View {
  /// Has no effect: what changes is in its new place at once.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Has no effect: what changes is in its new place at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  /// Shows the view as a closure changes it, at once: the animation is there as storage.
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(.init { $0.show(self) }) }
  /// Says what goes along with changes here: without animations, modifiers in the view present and
  /// dismiss without them (I25).
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    EnvironmentView(content: self) { values in
      var transaction = Transaction()
      transaction.disablesAnimations = values.disablesAnimations
      transform(&transaction)
      values.disablesAnimations = transaction.disablesAnimations
    }
  }
  /// The same, whether or not the value has changed.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { transaction(transform) }
  /// Shows the view as a closure changes it, with what goes along with changes there.
  public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(.init { $0.show(self) }).transaction(transform) }
  /// Has no effect: nothing moves.
  public func geometryGroup() -> some View { self }
}

extension EnvironmentValues {
  private struct DisablesAnimations: EnvironmentKey { static let defaultValue = false }

  /// What views around say of changes here.
  var disablesAnimations: Bool {
    get { self[DisablesAnimations.self] }
    set { self[DisablesAnimations.self] = newValue }
  }
}
