// SPDX-License-Identifier: MIT

public import StateSpace
import UIKitSemantics

/// Two words that stand for a state of the harness.
///
/// UIKit's side and the app's are kept once each, however many states they are part of, and a state
/// is their numbers. A large spec has far fewer of both than it has states.
public struct HarnessCoding<App: Application>: StateCoding {
  /// The numbers of the parts: 96 of 128 bits.
  public struct Code: Hashable, Sendable {
    @usableFromInline let configuration: UInt32
    @usableFromInline let world: UInt32
    @usableFromInline let app: UInt32

    @inlinable
    init(configuration: UInt32, world: UInt32, app: UInt32) {
      self.configuration = configuration
      self.world = world
      self.app = app
    }
  }

  /// An app, and the configuration that it is executed in if it is made of objects: two that look
  /// alike do not come from the same scene.
  @usableFromInline
  struct Player: Hashable, Sendable {
    @usableFromInline let scene: UInt32
    @usableFromInline let app: App

    @inlinable
    init(_ app: App, in configuration: UInt32) {
      scene = App.runsOnMainThread ? configuration : 0
      self.app = app
    }
  }

  @usableFromInline var worlds = PartTable<SharedWorld>()
  @usableFromInline var players = PartTable<Player>()

  /// Makes a coding that no state was stored with.
  public init() {}

  /// Returns the numbers of a state's parts, or `nil` if one was never stored.
  @inlinable
  public func code(of state: HarnessState<App>) -> Code? {
    let configuration = UInt32(state.configuration)
    guard let world = worlds.number(of: state.shared),
      let app = players.number(of: Player(state.app, in: configuration))
    else { return nil }
    return Code(configuration: configuration, world: world, app: app)
  }

  /// The same; an app that a step has left as it was is not looked up.
  @inlinable
  public func code(of state: HarnessState<App>, from source: Code) -> Code? {
    guard state.configuration == source.configuration, state.app == players[source.app].app else {
      return code(of: state)
    }
    return worlds.number(of: state.shared).map {
      Code(configuration: source.configuration, world: $0, app: source.app)
    }
  }

  /// Returns the numbers of a state's parts, new ones for those that were never stored.
  @inlinable
  public mutating func store(_ state: HarnessState<App>) -> Code {
    let configuration = UInt32(state.configuration)
    return Code(
      configuration: configuration, world: worlds.store(state.shared),
      app: players.store(Player(state.app, in: configuration)))
  }

  /// Puts a state together again.
  @inlinable
  public func state(of code: Code) -> HarnessState<App> {
    HarnessState(
      configuration: Int(code.configuration), shared: worlds[code.world],
      app: players[code.app].app)
  }

  /// UIKit's side.
  @inlinable
  public func part(of code: Code) -> UInt32? { code.world }

  /// Mixes the bits.
  @inlinable
  public func hash(_ code: Code) -> UInt64 {
    var bits = UInt64(code.configuration) << 32 | UInt64(code.world)
    bits = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(code.app)
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    return bits ^ bits >> 32
  }
}
