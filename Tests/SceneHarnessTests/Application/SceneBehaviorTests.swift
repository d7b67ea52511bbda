// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import TestSupport
import Testing
import UIKit
import UIKitSemantics

/// Each step of real objects is executed once for each combination of the answers that it asks for.
@MainActor
@Suite("Real code under every behavior")
struct SceneBehaviorTests {
  @Test(arguments: Code.allCases)
  func `has under each behavior the verdicts that exploring it alone gives`(code: Code) throws {
    // A swipe that is taken back is over after four actions.
    let limits = Limits(depth: code == .sheet ? 4 : LongTests.choose(3, long: 4))
    let together = try code.variant.exploreEveryBehavior(limits: limits)
    let asked = together.askedQuestions
    #expect(asked.count > 1)
    for question in [nil] + asked.map(Optional.some) {
      let answers = question.map { Answers().answering($0, with: 1) } ?? Answers()
      let behavior = BehaviorChoice(answers).behavior
      let alone = try code.variant.explore(limits: limits, behavior: behavior)
      if alone.isClosed != together.isClosed { continue }
      for (result, expected) in zip(together.results, alone.results)
      where expected.verdict == .violated || result.verdict == .violated {
        let trace = try together.trace(of: result, under: answers)
        #expect(
          trace?.steps.count == expected.trace?.steps.count, "\(result.name) under \(answers)")
      }
    }
  }

  @Test func `names the answer on which a crash hangs`() throws {
    let sweep = try Code.crashesByOrder.variant.sweep(limits: Limits(depth: 3))
    let finding = try #require(sweep.findings.first { $0.property == "the app never crashes" })
    #expect(
      finding.conditions.map(\.choice.settings) == [["callbackOrder=viewControllersFirst"]])
    #expect(finding.conditions.first?.trace.actions == ["tap showButton"])
  }

  @Test func `does not ask what is taken for granted`() throws {
    var variant = Code.crashesByOrder.variant
    variant.assumed.callbackOrder = .presentationControllerFirst
    let asked = BehaviorSwitch.callbackOrder.rawValue
    let sound = try variant.exploreEveryBehavior(limits: Limits(depth: 3))
    #expect(sound.result(named: "the app never crashes")?.verdict != .violated)
    variant.assumed.callbackOrder = .viewControllersFirst
    let broken = try variant.exploreEveryBehavior(limits: Limits(depth: 3))
    let result = try #require(broken.result(named: "the app never crashes"))
    #expect(result.verdict == .violated)
    #expect(broken.conditions(of: result).allSatisfy { $0[Int(asked)] == nil })
  }

  /// Code whose behavior depends on open questions.
  enum Code: CaseIterable {
    /// A page sheet with a delegate, which the user may swipe away.
    case sheet
    /// A presented controller that relies on its presentation controller to be told first.
    case crashesByOrder
    /// One whose animated transitions end otherwise than those without animation.
    case dimmed
  }
}

@MainActor
extension SceneBehaviorTests.Code {
  fileprivate var variant: Variant<SceneApplication> {
    Variant(
      scene: "\(self)", summary: "", names: ["Home"], properties: .everyScene
    ) { _ in
      switch self {
      case .sheet: Home { SheetWithVeto() }
      case .crashesByOrder: Home { EarlyCard() }
      case .dimmed: Home { DimmedSheet() }
      }
    }
  }
}

/// A sheet that allows to be swiped away at every second attempt.
private final class SheetWithVeto: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var attempts = 0

  override func viewDidLoad() {
    presentationController?.delegate = self
    addButton("close") { [unowned self] in dismiss(animated: true) }
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    attempts += 1
    return attempts.isMultiple(of: 2)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { attempts = 0 }
}

/// A card that looks at its container before it can be sure to have one.
private final class EarlyCard: UIViewController, UIViewControllerTransitioningDelegate {
  final class Frame: UIPresentationController {
    private(set) var isReady: Bool?
    override func presentationTransitionWillBegin() { isReady = true }
  }

  private var frame: Frame?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    precondition(frame?.isReady == true, "nobody has made the frame ready")
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let frame = Frame(presentedViewController: presented, presenting: presenting)
    self.frame = frame
    return frame
  }
}
