// SPDX-License-Identifier: MIT

import UIKitSemantics

/// One thing that an app or a user does, to real objects or to the rules of presentation alone.
indirect enum Move {
  case present(
    ControllerID, from: ControllerID, ModalPresentationStyle = .pageSheet, animated: Bool = true,
    completion: Bool = false)
  case dismiss(ControllerID, animated: Bool = true, completion: Bool = false)
  case animationEnds
  case gesture(UIKitInput)
  case setModal(Bool, ControllerID)
  case push(ControllerID, onto: ControllerID, animated: Bool = true)
  case pop(from: ControllerID, animated: Bool = true)
  case pushEnds(of: ControllerID)
  case select(ControllerID)
  case addChild(ControllerID, to: ControllerID)
  case removeFromParent(ControllerID)
  case tapAction(of: ControllerID)
  case setRoot(ControllerID)
  case width(HorizontalSizeClass)
  case beginAppearance(Bool, ControllerID)
  case endAppearance(ControllerID)
  case inOneTurn([Move])
}

/// A sequence of moves, and what there is before it.
struct Play: CustomStringConvertible, Sendable {
  let description: String
  let moves: @Sendable () -> [Move]
  /// Containers and what is in them, the innermost containers first.
  var containers: [(ControllerID, ContainerKind, [ControllerID])] = []
  /// Whose presentation controllers have a delegate, and what it answers to `shouldDismiss`.
  var delegates: [ControllerID: Bool] = [:]
  /// Who is presented by a presentation controller of the app's, and who by an animator too.
  var custom: Set<ControllerID> = [], animated: Set<ControllerID> = []
  var alerts: Set<ControllerID> = []
  var definesContext: Set<ControllerID> = []
  /// What the app does the first time that it receives something.
  var reactions: [(Callback, Move)] = []
  var width = HorizontalSizeClass.compact

  init(_ description: String, _ moves: @autoclosure @escaping @Sendable () -> [Move]) {
    (self.description, self.moves) = (description, moves)
  }
}

/// What is compared: what UIKit calls, and what it makes of requests.
enum Entry: Hashable {
  case callback(Callback)
  case response(Response)
}

extension ControllerID {
  static let p = ControllerID.root
  static let v = ControllerID(1)
  static let w = ControllerID(2)
  static let x = ControllerID(3)
  static let a = ControllerID(4)
  static let b = ControllerID(5)
  static let n = ControllerID(6)
}
