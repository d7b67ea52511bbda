// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// One state of the explored system: UIKit and the app, in one configuration.
public struct HarnessState<App: Application>: Hashable, Sendable {
  /// Which of the variant's configurations this state belongs to.
  public let configuration: Int
  /// UIKit's side.
  public var world: PresentationWorld
  /// The app's side.
  public var app: App

  @inlinable
  init(configuration: Int, world: PresentationWorld, app: App) {
    self.configuration = configuration
    self.world = world
    self.app = app
  }

  /// Lets UIKit behave in another way from now on.
  mutating func follow(_ behavior: UIKitBehavior) {
    world.follow(behavior)
    app.follow(behavior)
  }

  // Written out so that the compiler can specialize them for each app.

  /// Whether all three parts are equal.
  @inlinable
  public static func == (left: HarnessState, right: HarnessState) -> Bool {
    left.configuration == right.configuration && left.app == right.app && left.world == right.world
  }

  /// Hashes all three parts.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
    hasher.combine(world)
    hasher.combine(app)
  }
}
