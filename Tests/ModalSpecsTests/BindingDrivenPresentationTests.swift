// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Presentation driven by bindings")
struct BindingDrivenPresentationTests {
  @Test("PROBE")
  func probe() throws {
    var list: [(String, UIKitBehavior)] = [("default", UIKitBehavior())]
    func add(_ name: String, _ f: (inout UIKitBehavior) -> Void) { var b = UIKitBehavior(); f(&b); list.append((name, b)) }
    add("order") { $0.callbackOrder = .viewControllersFirst }
    add("swipeStart") { $0.swipeStart = .viewWillDisappearFirst }
    add("should") { $0.shouldDismissTiming = .alsoOnRelease }
    add("modal") { $0.modalFlagTiming = .whenTheSwipeBegins }
    add("whilePresenting") { $0.dismissWhilePresenting = .deferred }
    add("whileDragging") { $0.dismissWhileDragging = .takesOver }
    add("L3") { $0.blockedSwipeCausesAppearanceCallbacks = true }
    add("L5") { $0.cancelledDismissalRunsCompletion = true }
    add("L8") { $0.didDismissAfterTakeover = true }
    add("L10") { $0.dismissOfNothingRunsCompletion = true }
    add("X6") { $0.cancelledPresenterHearsDidDisappear = false }
    add("H13") { $0.touchesReachViewsDuringTransitions = true }
    for variant in BindingDrivenPresentation().variants {
      for (name, behavior) in list {
      let exploration = try variant.explore(behavior: behavior)
      print("VARIANT \(variant.name) \(name): Closure(states: \(exploration.distinct), generated: \(exploration.generated), depth: \(exploration.depth))")
      for result in exploration.results {
        let d = variant.knownDefect(of: result.name)
        if name == "default", !variant.isAsExpected(result, in: exploration) { print("UNEXPECTED \(result.verdict) \(result.trace?.steps.count ?? 0) \(result.name)")}
        if (result.verdict == .holds) != (d == nil) {
           print("     \(name) \(result.verdict) \(result.name) \(result.trace.map { variant.script(of: $0).text } ?? "no trace")")
        }
      }
      }
    }
  }
}
