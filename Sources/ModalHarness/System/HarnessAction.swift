// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// One action of the explored system: of the user, of the app, or of the system.
public enum HarnessAction<Input: ApplicationInput>: Hashable, Sendable {
  /// Something that the user or the system does to UIKit.
  case uikit(UIKitInput)
  /// An input of the app's own.
  case input(Input)

  /// Who does it.
  @inlinable
  public var actor: Actor {
    switch self {
    case .uikit(let input): input.actor
    case .input(let input): input.actor
    }
  }

  /// What the system finishes with it.
  @inlinable
  public var finishes: Finish? {
    switch self {
    case .uikit(.animationEnds), .uikit(.interactiveTransitionStarts): .transition
    case .uikit(.containerTransitionEnds): .containerTransition
    case .uikit: nil
    case .input(let input): input.finishes
    }
  }

  /// Whether both are the same; written out so that the compiler can specialize it for each app.
  @inlinable
  public static func == (left: HarnessAction, right: HarnessAction) -> Bool {
    switch (left, right) {
    case (.uikit(let left), .uikit(let right)): left == right
    case (.input(let left), .input(let right)): left == right
    default: false
    }
  }
}

extension ControllerNames {
  /// The stable name of an action, as it appears in traces, coverage and replays.
  public func name<Input: ApplicationInput>(of action: HarnessAction<Input>) -> String {
    switch action {
    case .uikit(let input): name(of: input)
    case .input(let input): input.name
    }
  }
}
