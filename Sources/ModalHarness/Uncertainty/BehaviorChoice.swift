// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// Answers to some of the questions that UIKit's sources leave open.
///
/// Questions have the names of the properties of `UIKitBehavior`. One that is set is answered, even
/// if by the default:
///
/// ```swift
/// var choice = BehaviorChoice()
/// choice.modalFlagTiming = .untilRelease
/// ```
@dynamicMemberLookup
public struct BehaviorChoice: Hashable, Sendable {
  /// Which answer each switch has, as a place in its values.
  public private(set) var options: [BehaviorSwitch: Int] = [:]

  /// Creates a choice that leaves all questions open.
  public init() {}

  /// What is documented or reported, where no more than an inference says otherwise: UIKit swallows
  /// touches during a transition (D9, H13), and nobody has published that a sheet was caught on its
  /// way (L11); SwiftUI's dismiss dismisses what UIKit presents in a hosting controller (X12).
  ///
  /// The other answer to the first would let every button be tapped once more while what it
  /// presents is on its way: of 35 bugs of real projects, 28 are then violated in their repaired
  /// versions, by nothing but that second tap. An app that wants to be safe from it anyway can
  /// choose the other answer.
  public static var documented: BehaviorChoice {
    var choice = BehaviorChoice()
    choice.touchesReachViewsDuringTransitions = false
    choice.movingSheetCanBeCaught = false
    choice.dismissOfHostedView = .dismisses
    return choice
  }

  /// The answer to a question; the default one as long as none is chosen.
  ///
  /// - Precondition: The path is that of a switch.
  public subscript<Value>(dynamicMember path: WritableKeyPath<UIKitBehavior, Value>) -> Value {
    get { behavior[keyPath: path] }
    set {
      guard let item = BehaviorSwitch(path) else {
        preconditionFailure("Only what UIKit's sources leave open can be chosen.")
      }
      var answered = behavior
      answered[keyPath: path] = newValue
      options[item] = item.option(in: answered)
    }
  }

  /// Returns the choice with one answer more.
  public func choosing(_ item: BehaviorSwitch, _ option: Int) -> BehaviorChoice {
    var copy = self
    copy.options[item] = option
    return copy
  }

  /// The answers in the order of the switches.
  public var answers: [(item: BehaviorSwitch, option: Int)] {
    options.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  /// A behavior with these answers, and the default ones to all other questions.
  public var behavior: UIKitBehavior {
    var behavior = UIKitBehavior()
    for (item, option) in options { item.set(option, in: &behavior) }
    return behavior
  }

  /// The answers as the command line takes them: `modalFlagTiming=whenTheSwipeBegins`.
  public var settings: [String] { answers.map { "\($0.name)=\($0.values[$1])" } }
}
