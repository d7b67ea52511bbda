// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// What a change of width does to what is on screen.
@Suite("Changes of width")
struct AdaptationTests {
  @Sendable private static func fillsScreen(_ question: Callback) -> Answer {
    if case .adaptivePresentationStyle = question { .style(.fullScreen) } else { .yes }
  }
  private static let delegate: DelegateMethods = [.dismissal, .adaptivePresentationStyle]

  @Test("F12, B4: in the middle of a transition the presenter's view waits for its end")
  func duringTransition() {
    var scenario = Scenario(width: .regular)
    scenario.answers = {
      if case .adaptivePresentationStyle = $0 { .style(.none) } else { .yes }
    }
    scenario.world.setDelegate(Self.delegate, of: .sheet)
    scenario.present(.sheet, from: .root, .popover, completion: true)
    scenario.forget()
    scenario.answers = Self.fillsScreen
    scenario.world.perform(.sizeClassChanges(to: .compact))
    scenario.run()
    #expect(scenario.received == [.adaptivePresentationStyle(.sheet)])
    scenario.endAnimation()
    #expect(
      scenario.received.dropFirst() == [
        .viewDidAppear(.sheet), .presentCompletion(.sheet), .viewWillDisappear(.root),
        .viewDidDisappear(.root),
      ])
  }

  @Test("F12, C14: a rotation in the same width lays the container out")
  func rotation() {
    var scenario = Scenario.presented(.custom, transitioning: .presentationController)
    scenario.world.perform(.sizeClassChanges(to: .compact))
    scenario.run()
    #expect(
      scenario.received == [
        .containerViewWillLayoutSubviews(.sheet), .containerViewDidLayoutSubviews(.sheet),
      ])
  }

  @Test("F14, C17: a custom presentation that removed the presenter's view keeps it removed")
  func customKeepsPresenterAway() {
    var scenario = Scenario.presented(.custom, transitioning: .presentationController)
    scenario.world.perform(.sizeClassChanges(to: .regular))
    scenario.run()
    #expect(!scenario.world.state(of: .root).isViewInWindow)
    #expect(scenario.appearance(of: .root).isEmpty)
  }
}
