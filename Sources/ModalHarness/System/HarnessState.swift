// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// One state of the explored system: UIKit and the app, in one configuration.
public struct HarnessState<App: Application>: Hashable, Sendable {
  /// Which of the variant's configurations this state belongs to.
  public let configuration: Int
  @usableFromInline var shared: SharedWorld
  /// The app's side.
  public var app: App

  @inlinable
  init(configuration: Int, world: PresentationWorld, app: App) {
    self.init(configuration: configuration, shared: SharedWorld(world), app: app)
  }

  @inlinable
  init(configuration: Int, shared: SharedWorld, app: App) {
    self.configuration = configuration
    self.shared = shared
    self.app = app
  }

  /// UIKit's side.
  @inlinable public var world: PresentationWorld {
    _read { yield shared.world }
  }

  /// Lets UIKit behave in another way from now on.
  @inlinable
  mutating func follow(_ behavior: UIKitBehavior) {
    shared = SharedWorld(shared, following: behavior)
  }

  /// Gives away what UIKit's rules made use of on the way here.
  mutating func takeRecord() -> RuleRecord {
    var world = world
    defer { shared = SharedWorld(world) }
    return world.takeRecord()
  }

  // Written out so that the compiler can specialize them for each app.

  /// Whether all three parts are equal.
  @inlinable
  public static func == (left: HarnessState, right: HarnessState) -> Bool {
    left.configuration == right.configuration && left.app == right.app
      && left.shared == right.shared
  }

  /// Hashes all three parts.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
    hasher.combine(shared)
    hasher.combine(app)
  }
}

/// UIKit's side of states, which many of them share: it takes a thousand bytes, and is never changed.
@usableFromInline
final class SharedWorld: Hashable, Sendable {
  @usableFromInline let world: PresentationWorld
  @usableFromInline let hash: Int

  @usableFromInline
  init(_ world: PresentationWorld) {
    (self.world, hash) = (world, world.hashValue)
  }

  /// The same world under another behavior, on which its hash does not depend.
  @usableFromInline
  init(_ other: SharedWorld, following behavior: UIKitBehavior) {
    var world = other.world
    world.follow(behavior)
    (self.world, hash) = (world, other.hash)
  }

  @usableFromInline
  static func == (left: SharedWorld, right: SharedWorld) -> Bool {
    left === right || left.hash == right.hash && left.world == right.world
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  @usableFromInline var hashValue: Int { hash }
}
