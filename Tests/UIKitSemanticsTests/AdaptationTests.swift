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

  @Test("F12, B4: a full screen that becomes a popover gives the presenter's view back")
  func presenterReturns() {
    var scenario = Scenario.presented(
      .popover, delegate: Self.delegate, answers: Self.fillsScreen)
    #expect(!scenario.world.state(of: .root).isViewInWindow)
    scenario.world.setHorizontalSizeClass(.regular)
    scenario.run()
    #expect(scenario.world.top?.style == .popover)
    #expect(
      scenario.heard == [.viewWillAppear(.root), .viewIsAppearing(.root), .viewDidAppear(.root)])
    #expect(scenario.world.brokenInvariant == nil)
  }

  @Test("F12, B4: a popover that becomes a full screen takes it away")
  func presenterGoes() {
    var scenario = Scenario.presented(
      .popover, delegate: Self.delegate, width: .regular, answers: Self.fillsScreen)
    scenario.world.setHorizontalSizeClass(.compact)
    scenario.run()
    #expect(
      scenario.heard == [
        .adaptivePresentationStyle(.sheet), .viewWillDisappear(.root), .viewDidDisappear(.root),
      ])
    #expect(!scenario.world.state(of: .root).isViewInWindow)
  }

  @Test("F12, B4: in the middle of a transition the presenter's view waits for its end")
  func duringTransition() {
    var scenario = Scenario(width: .regular)
    scenario.answers = Self.fillsScreen
    scenario.world.setDelegate(Self.delegate, of: .sheet)
    scenario.present(.sheet, from: .root, .popover, completion: true)
    scenario.forget()
    scenario.world.setHorizontalSizeClass(.compact)
    scenario.run()
    #expect(scenario.heard == [.adaptivePresentationStyle(.sheet)])
    scenario.endAnimation()
    #expect(
      scenario.heard.dropFirst() == [
        .viewDidAppear(.sheet), .presentCompletion(.sheet), .viewWillDisappear(.root),
        .viewDidDisappear(.root),
      ])
  }

  @Test("F12: what does not change the width changes no style and asks nobody")
  func sameWidth() {
    var scenario = Scenario.presented(
      .popover, delegate: Self.delegate, answers: Self.fillsScreen)
    scenario.world.setDelegate([], of: .sheet)
    scenario.world.setHorizontalSizeClass(.compact)
    scenario.run()
    #expect(scenario.world.top?.style == .fullScreen)
    #expect(scenario.heard.isEmpty)
  }

  @Test("F12, C14: a rotation in the same width lays the container out")
  func rotation() {
    var scenario = Scenario.presented(.custom, transitioning: .presentationController)
    scenario.world.setHorizontalSizeClass(.compact)
    scenario.run()
    #expect(
      scenario.heard == [
        .containerViewWillLayoutSubviews(.sheet), .containerViewDidLayoutSubviews(.sheet),
      ])
  }

  @Test("F14, C17: a custom presentation that removed the presenter's view keeps it removed")
  func customKeepsPresenterAway() {
    var scenario = Scenario.presented(.custom, transitioning: .presentationController)
    scenario.world.setHorizontalSizeClass(.regular)
    scenario.run()
    #expect(!scenario.world.state(of: .root).isViewInWindow)
    #expect(scenario.appearance(of: .root).isEmpty)
  }
}
