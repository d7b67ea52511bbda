// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import ModalHarness

@Suite("The answers that bring about a violation")
struct BehaviorConditionTests {
  private static let none = BehaviorChoice()

  private static func choice(_ answers: (BehaviorSwitch, Int)...) -> BehaviorChoice {
    answers.reduce(none) { $0.choosing($1.0, $1.1) }
  }

  @Test("are none where nothing is violated")
  func nothing() {
    #expect(BehaviorCondition.shortest([(0, Self.none, false)]) == [])
  }

  @Test("are no answers at all where every behavior violates")
  func always() {
    let cases: [BehaviorCondition.Case] = [
      (0, Self.choice((.swipeStart, 0)), true), (0, Self.choice((.swipeStart, 1)), true),
    ]
    #expect(BehaviorCondition.shortest(cases) == [Self.none])
  }

  @Test("are one answer where that alone decides")
  func one() {
    let cases = [0, 1].flatMap { first in
      [0, 1].map { second in
        (0, Self.choice((.swipeStart, first), (.modalFlagTiming, second)), second == 1)
      }
    }
    #expect(BehaviorCondition.shortest(cases) == [Self.choice((.modalFlagTiming, 1))])
  }

  @Test("are two answers where it takes both")
  func both() {
    let cases = [0, 1].flatMap { first in
      [0, 1].map { second in
        (
          0, Self.choice((.dismissWhileDragging, first), (.didDismissAfterTakeover, second)),
          first == 1 && second == 1
        )
      }
    }
    #expect(
      BehaviorCondition.shortest(cases)
        == [Self.choice((.dismissWhileDragging, 1), (.didDismissAfterTakeover, 1))])
  }

  @Test("are each of two answers where either suffices")
  func either() {
    let cases = [0, 1].flatMap { first in
      [0, 1].map { second in
        (
          0, Self.choice((.swipeStart, first), (.modalFlagTiming, second)),
          first == 1 || second == 1
        )
      }
    }
    #expect(
      Set(BehaviorCondition.shortest(cases))
        == [Self.choice((.swipeStart, 1)), Self.choice((.modalFlagTiming, 1))])
  }

  @Test("count a question that was not asked as answered either way")
  func unasked() {
    let cases: [BehaviorCondition.Case] = [
      (0, Self.choice((.dismissWhileDragging, 0)), false),
      (0, Self.choice((.dismissWhileDragging, 1), (.didDismissAfterTakeover, 0)), false),
      (0, Self.choice((.dismissWhileDragging, 1), (.didDismissAfterTakeover, 1)), true),
    ]
    #expect(
      BehaviorCondition.shortest(cases)
        == [Self.choice((.dismissWhileDragging, 1), (.didDismissAfterTakeover, 1))])
  }

  @Test("may bring it about in one configuration and not in another")
  func configurations() {
    let cases: [BehaviorCondition.Case] = [
      (0, Self.choice((.swipeStart, 0)), false), (0, Self.choice((.swipeStart, 1)), true),
      (1, Self.choice((.swipeStart, 0)), false), (1, Self.choice((.swipeStart, 1)), false),
    ]
    #expect(BehaviorCondition.shortest(cases) == [Self.choice((.swipeStart, 1))])
  }
}
