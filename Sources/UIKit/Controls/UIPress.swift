// SPDX-License-Identifier: MIT

public import Foundation

// Keys that are pressed, which nobody has.

@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  open var type: PressType { .select }
  open var key: UIKey? { nil }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  public init() { super.init(touches: []) }
  open var allPresses: Set<UIPress> { [] }
}

@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardEscape }
}

/// The keys that code about screens asks for.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
