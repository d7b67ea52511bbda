// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// One action of the explored system: of the user, of the app, or of the system.
public enum HarnessAction<Input: ApplicationInput>: Hashable, Sendable {
  /// A gesture that UIKit itself understands.
  case gesture(UserGesture)
  /// An input of the app's own.
  case input(Input)
  /// Something that UIKit, the run loop or the device does.
  case system(SystemEvent)

  /// Who does it.
  public var actor: Actor {
    switch self {
    case .gesture: .user
    case .input(let input): input.actor
    case .system: .system
    }
  }

  /// What comes to its end by it without anybody's help.
  public var finishes: Finish? {
    switch self {
    case .system(.animationEnds), .system(.interactiveTransitionStarts): .transition
    case .system(.containerTransitionEnds): .containerTransition
    case .input(let input): input.finishes
    case .gesture, .system: nil
    }
  }

  /// Whether both are the same; written out so that the compiler can specialize it for each app.
  @inlinable
  public static func == (left: HarnessAction, right: HarnessAction) -> Bool {
    switch (left, right) {
    case (.gesture(let left), .gesture(let right)): left == right
    case (.input(let left), .input(let right)): left == right
    case (.system(let left), .system(let right)): left == right
    default: false
    }
  }
}

/// Which of UIKit's gestures and of the system's events a spec explores.
///
/// The end of animations and the start of interactive transitions are always explored.
public struct ActionVocabulary: Hashable, Sendable {
  /// The gestures, in the order in which they are tried.
  public var gestures: [UserGesture]
  /// Whether the width changes while nothing moves.
  public var includesSizeClassChanges: Bool
  /// Whether containers of custom presentations are laid out again at any time.
  public var includesLayoutPasses: Bool
  /// Whether UIKit asks `shouldDismiss` at any time, for no reason that the app can see (A7, A8).
  public var includesQuestionsAtAnyTime: Bool

  /// Chooses gestures and events.
  public init(
    gestures: [UserGesture] = UserGesture.withoutDetents, includesSizeClassChanges: Bool = false,
    includesLayoutPasses: Bool = false, includesQuestionsAtAnyTime: Bool = false
  ) {
    self.gestures = gestures
    self.includesSizeClassChanges = includesSizeClassChanges
    self.includesLayoutPasses = includesLayoutPasses
    self.includesQuestionsAtAnyTime = includesQuestionsAtAnyTime
  }
}

extension ControllerNames {
  /// The stable name of an action, as it appears in traces, coverage and replays.
  public func name<Input: ApplicationInput>(of action: HarnessAction<Input>) -> String {
    switch action {
    case .gesture(let gesture): gesture.name
    case .input(let input): input.name
    case .system(let event): name(of: event)
    }
  }

  /// The stable name of an event of the system.
  public func name(of event: SystemEvent) -> String {
    switch event {
    case .animationEnds: "animation ends"
    case .interactiveTransitionStarts: "interactive transition starts"
    case .containerTransitionEnds(let container): "push or pop of \(self[container]) ends"
    case .shouldDismissIsAsked(let controller): "ask shouldDismiss of \(self[controller])"
    case .containerLaysOut(let controller): "lay out the container of \(self[controller])"
    case .sizeClassChanges(let sizeClass): "width becomes \(sizeClass)"
    }
  }
}
