// SPDX-License-Identifier: MIT

/// One question about UIKit that its sources leave open, and the switch of ``UIKitBehavior`` that
/// answers it.
///
/// The name of a case is that of the property of ``UIKitBehavior``.
public enum BehaviorSwitch: UInt8, Hashable, Sendable, CaseIterable {
  case callbackOrder
  case swipeStart
  case blockedSwipeCausesAppearanceCallbacks
  case shouldDismissTiming
  case cancelledDismissalRunsCompletion
  case modalFlagTiming
  case tapBlockedByModalFlagReportsAttempt
  case didDismissAfterTakeover
  case dismissOfNothingRunsCompletion
  case dismissWhilePresenting
  case dismissWhileDragging
  case cancelledPresenterReceivesDidDisappear
  case coordinatorCompletionsRunLast
  case presentingArgumentIsNil
  case touchesReachViewsDuringTransitions
  case documentPickerReportsSwipe
  case dismissInViewDidAppear
  case requestInLastCallbacks
  case secondDismiss
  case detentsDuringPresentation
  case presentWhileBeingDismissed
  case presentDuringOwnDismissal
  case animatedLevelOfStack
  case dismissOfNestedContainerTakesTwo
  case movingSheetCanBeCaught
  case pushOfStackedController
  case pageSetWhileScrolling
  case presentersViewInContainer
  case mainQueueComesFirst
  case recognizerOrder
  case sharedBindingInList
  case secondSheet
  case dismissOfHostedView
  case updateOrder
  case zoomDismissalIsTold

  /// The name of the property of ``UIKitBehavior``.
  public var name: String { "\(self)" }
  /// The question that the sources leave open.
  public var question: String { details.question }
  /// The facts, contradictions and unknowns behind it.
  public var facts: [FactID] { details.facts }
  /// The answers, the default first.
  public var values: [String] { details.values }

  /// An answer as it is written in Swift.
  ///
  /// - Precondition: `option` is a place in ``values``.
  package func code(_ option: Int) -> String {
    switch values[option] {
    case "yes": "true"
    case "no": "false"
    case let value: ".\(value)"
    }
  }

  /// The answer that a behavior gives.
  public func value(in behavior: UIKitBehavior) -> String {
    details.values[details.read(behavior)]
  }

  /// Which answer a behavior gives, as a place in ``values``.
  public func option(in behavior: UIKitBehavior) -> Int { details.read(behavior) }

  /// Makes a behavior give another answer.
  ///
  /// - Precondition: `option` is a place in ``values``.
  public func set(_ option: Int, in behavior: inout UIKitBehavior) {
    details.write(&behavior, option)
  }

  /// The switches that are not at their defaults, as they are given on the command line, and what
  /// rule is broken, if one is.
  package static func settings(of behavior: UIKitBehavior) -> [String] {
    let usual = UIKitBehavior()
    if behavior == usual { return [] }
    return allCases.filter { $0.option(in: behavior) != $0.option(in: usual) }
      .map { "\($0.name)=\($0.value(in: behavior))" }
      + (behavior.mutation.map { [$0.summary] } ?? [])
  }

  /// The switch for a property of ``UIKitBehavior``, if it is one.
  package init?(_ path: PartialKeyPath<UIKitBehavior>) {
    guard let item = Self.allCases.first(where: { $0.details.path == path }) else { return nil }
    self = item
  }

  private var details: Details { Self.allDetails[Int(rawValue)] }

  /// A test holds that the table has one row for each case, in their order.
  private static let allDetails = allCases.map { Details.of($0) }
}

// MARK: - The table

extension BehaviorSwitch {
  private struct Details: Sendable {
    let question: String
    let facts: [FactID]
    let values: [String]
    let path: any PartialKeyPath<UIKitBehavior> & Sendable
    let read: @Sendable (UIKitBehavior) -> Int
    let write: @Sendable (inout UIKitBehavior, Int) -> Void

    private static func flag(
      _ question: String, _ facts: [FactID],
      _ path: any WritableKeyPath<UIKitBehavior, Bool> & Sendable
    ) -> Details {
      let first = UIKitBehavior()[keyPath: path]
      let word = { (on: Bool) in on ? "yes" : "no" }
      return Details(
        question: question, facts: facts, values: [word(first), word(!first)],
        path: path,
        read: { $0[keyPath: path] == first ? 0 : 1 },
        write: { $0[keyPath: path] = $1 == 0 ? first : !first })
    }

    private static func choice<Value: CaseIterable & Equatable & Sendable>(
      _ question: String, _ facts: [FactID],
      _ path: any WritableKeyPath<UIKitBehavior, Value> & Sendable
    ) -> Details where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
      Details(
        question: question, facts: facts, values: Value.allCases.map { "\($0)" },
        path: path,
        read: { Value.allCases.firstIndex(of: $0[keyPath: path]) ?? 0 },
        write: { $0[keyPath: path] = Value.allCases[$1] })
    }

    static func of(_ item: BehaviorSwitch) -> Details {
      switch item {
      case .callbackOrder:
        choice(
          "Is the presentation controller told before the view controllers?",
          [.l1, .c23], \.callbackOrder)
      case .swipeStart:
        choice(
          "Does willDismiss come before viewWillDisappear when a swipe starts?",
          [.l2], \.swipeStart)
      case .blockedSwipeCausesAppearanceCallbacks:
        flag(
          "Does a blocked drag that snaps back cause appearance callbacks?",
          [.l3, .a17], \.blockedSwipeCausesAppearanceCallbacks)
      case .shouldDismissTiming:
        choice(
          "When does a swipe ask shouldDismiss?",
          [.l4, .a7], \.shouldDismissTiming)
      case .cancelledDismissalRunsCompletion:
        flag(
          "Does dismiss's completion run when its interactive dismissal is cancelled?",
          [.l5], \.cancelledDismissalRunsCompletion)
      case .modalFlagTiming:
        choice(
          "When is isModalInPresentation looked at during a swipe?",
          [.l6], \.modalFlagTiming)
      case .tapBlockedByModalFlagReportsAttempt:
        flag(
          "Does a tap outside blocked by isModalInPresentation report an attempt?",
          [.l7, .x7], \.tapBlockedByModalFlagReportsAttempt)
      case .didDismissAfterTakeover:
        flag(
          "Does didDismiss come when code took over from the user's finger?",
          [.l8], \.didDismissAfterTakeover)
      case .dismissOfNothingRunsCompletion:
        flag(
          "Does dismiss run its completion where there is nothing to dismiss?",
          [.l10], \.dismissOfNothingRunsCompletion)
      case .dismissWhilePresenting:
        choice(
          "What becomes of dismiss during the presentation?",
          [.x3, .e7, .e8], \.dismissWhilePresenting)
      case .dismissWhileDragging:
        choice(
          "What becomes of dismiss while a finger drags the sheet, or the sheet snaps back?",
          [.x3, .e7], \.dismissWhileDragging)
      case .cancelledPresenterReceivesDidDisappear:
        flag(
          "Does a presenter that had begun to appear receive viewDidDisappear on a cancel?",
          [.x6, .b20], \.cancelledPresenterReceivesDidDisappear)
      case .coordinatorCompletionsRunLast:
        flag(
          "Do the coordinator's completions run after the completion handler?",
          [.c30], \.coordinatorCompletionsRunLast)
      case .presentingArgumentIsNil:
        flag(
          "Is the presenting argument nil when UIKit asks for a presentation controller?",
          [.c28], \.presentingArgumentIsNil)
      case .touchesReachViewsDuringTransitions:
        flag(
          "Do an app's own views and bars get touches during a transition?",
          [.h13, .d9, .m8, .m9], \.touchesReachViewsDuringTransitions)
      case .documentPickerReportsSwipe:
        flag(
          "Does a document picker tell its own delegate of a swipe that dismisses it?",
          [.a31, .x5], \.documentPickerReportsSwipe)
      case .dismissInViewDidAppear:
        choice(
          "What becomes of dismiss in the viewDidAppear of the presented controller?",
          [.e8], \.dismissInViewDidAppear)
      case .requestInLastCallbacks:
        choice(
          "What becomes of a request in the last appearance callbacks of a dismissal?",
          [.e6], \.requestInLastCallbacks)
      case .secondDismiss:
        choice(
          "What does a second dismiss do while what it would take down is going?",
          [.e2, .e34], \.secondDismiss)
      case .detentsDuringPresentation:
        choice(
          "What becomes of a change of detents while the sheet is being presented?",
          [.g12], \.detentsDuringPresentation)
      case .presentWhileBeingDismissed:
        choice(
          "What becomes of present on a controller that is being dismissed?",
          [.e12], \.presentWhileBeingDismissed)
      case .presentDuringOwnDismissal:
        choice(
          "What becomes of a controller that is presented again during its dismissal?",
          [.e33], \.presentDuringOwnDismissal)
      case .animatedLevelOfStack:
        choice(
          "Which of several controllers that are dismissed at once animates?",
          [.e13, .e14, .x2], \.animatedLevelOfStack)
      case .dismissOfNestedContainerTakesTwo:
        flag(
          "Does dismiss on a container inside a modal take the modal below along?",
          [.e20], \.dismissOfNestedContainerTakesTwo)
      case .movingSheetCanBeCaught:
        flag(
          "Can a finger catch a sheet that it let go, while the sheet snaps back or goes?",
          [.l11], \.movingSheetCanBeCaught)
      case .pushOfStackedController:
        choice(
          "What becomes of a push of a controller that is on the stack already?",
          [.m7], \.pushOfStackedController)
      case .pageSetWhileScrolling:
        choice(
          "What becomes of a page that is set with animation while pages scroll?",
          [.n6], \.pageSetWhileScrolling)
      case .presentersViewInContainer:
        choice(
          "What becomes of a presenter's view that an animator took into the container?",
          [.d29], \.presentersViewInContainer)
      case .mainQueueComesFirst:
        flag(
          "Is the main queue served before a transition that the same touch or timer asked for begins?",
          [.l13], \.mainQueueComesFirst)
      case .recognizerOrder:
        choice(
          "Which of several recognizers on one view gets a touch first?", [.l14], \.recognizerOrder)
      case .sharedBindingInList:
        choice(
          "Which row of a SwiftUI list presents where all rows share one binding?",
          [.i12, .x11], \.sharedBindingInList)
      case .secondSheet:
        choice(
          "What becomes of a second sheet while its level of SwiftUI views shows one?",
          [.i10, .i18], \.secondSheet)
      case .dismissOfHostedView:
        choice(
          "What does SwiftUI's dismiss do in a hosting controller that UIKit presents, from iOS 15?",
          [.i8, .x12], \.dismissOfHostedView)
      case .updateOrder:
        choice(
          "In which order does one update of SwiftUI call what it calls of several views?",
          [.i23, .l12], \.updateOrder)
      case .zoomDismissalIsTold:
        flag(
          "Is the delegate asked and told of the interactive dismissal of a zoom?",
          [.l9, .a40], \.zoomDismissalIsTold)
      }
    }
  }
}
