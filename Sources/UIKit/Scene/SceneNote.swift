// SPDX-License-Identifier: MIT

/// What a scene does otherwise than a device would, or cannot do: a kind, and a name that tells what.
package struct SceneNote: Hashable, Sendable {
  package enum Kind: Sendable, CaseIterable {
    /// API that the app has used, that does something on a device and has no implementation here.
    case unimplemented
    /// Random numbers that the app has drawn: others than it got were possible.
    case random
    /// A method of the app's that UIKit would call and nothing here can.
    case uncalled
    /// What the app waits for and nothing here can finish.
    case awaited
    /// A server that the app asks, and that nobody stands for: the request fails.
    case unanswered
    /// A global variable of the app's whose object was changed before the scene was made.
    case setBefore
    /// A sheet that is asked for where SwiftUI shows another one, and that comes when that one goes.
    case crowded
    /// What is to be presented from the content of a menu, where SwiftUI presents nothing.
    case inMenu
    /// A type of values that are pushed and that no destination of the navigation stack is for.
    case unmatched
    /// A sheet that dims nothing behind it and keeps all touches from it.
    case cutOff
    /// What hears of the app's addresses, of which the scene has named none.
    case unopened
    /// A picker that goes as soon as it has come, as it has no delegate.
    case undelegated
    /// A property of the app's that is not read: states that differ in it alone are taken for one.
    case unread
  }

  package let kind: Kind
  package let name: String

  package init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }

  static let randomNumbers = SceneNote(.random, "random numbers")
}
