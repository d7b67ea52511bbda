// SPDX-License-Identifier: MIT

import Testing
import UIKit
import UIKitSemantics

@testable import SceneHarness

@MainActor
@Suite("While something is presented")
struct PresentationTests {
  @Test func `touches reach what is uppermost, and nothing as long as a transition runs`() {
    let stage = ActedScene(Home())
    #expect(stage.names == ["tap showButton"])
    stage.perform("tap showButton")
    #expect(stage.names == ["animation ends"])
    stage.perform("animation ends")
    #expect(stage.names == ["tap dimming", "pan view of DimmedSheet: began down"])
  }

  @Test("touches reach what is uppermost during a transition, where the behavior says so (H13)")
  func touchesDuringTransitions() {
    let stage = ActedScene(Home())
    var behavior = UIKitBehavior()
    behavior.touchesReachViewsDuringTransitions = true
    stage.scene.presentation.configure(behavior: behavior, horizontalSizeClass: .compact)
    stage.perform("tap showButton")
    #expect(
      stage.names == ["tap dimming", "pan view of DimmedSheet: began down", "animation ends"])
  }

  @Test func `a tap beside the sheet is one of the app's recognizer's, and its animation ends`() {
    let stage = ActedScene(Home())
    stage.perform("tap showButton", "animation ends", "tap dimming")
    #expect(stage.names == ["end of animation: view of DimmedSheet center"])
    stage.perform("end of animation: view of DimmedSheet center")
    #expect(stage.names == ["tap showButton"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a drag drives the dismissal: the finger goes on while the transition runs`() {
    let stage = ActedScene(Home())
    let pan = "pan view of DimmedSheet"
    stage.perform("tap showButton", "animation ends", "\(pan): began down")
    #expect(stage.names.contains("interactive transition starts"))
    #expect(stage.names.contains("\(pan): to 70 %"))
    #expect(
      stage.perform("interactive transition starts", "\(pan): to 70 %", "\(pan): lifted"))
    #expect(stage.names == ["end of animation: view of DimmedSheet center"])
    stage.perform("end of animation: view of DimmedSheet center")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a drag that the system takes away leaves everything as it was`() {
    let stage = ActedScene(Home())
    let pan = "pan view of DimmedSheet"
    stage.perform("tap showButton", "animation ends")
    let before = stage.names
    stage.perform(
      "\(pan): began down", "interactive transition starts", "\(pan): cancelled by the system",
      "end of animation: view of DimmedSheet center")
    #expect(stage.names == before)
  }

  @Test func `UIKit's own gestures are those that the rules offer`() {
    let stage = ActedScene(Home { UIViewController() })
    stage.perform("tap showButton", "animation ends")
    #expect(stage.names == ["swipe: pull down"])
    stage.perform("swipe: pull down")
    #expect(
      stage.names == [
        "swipe: past the threshold", "swipe: back to the top", "swipe: release",
        "swipe: interrupted by the system",
      ])
    stage.perform("swipe: past the threshold", "swipe: release", "animation ends")
    #expect(stage.names == ["tap showButton"])
  }

  @Test func `the width changes when nothing moves, if the vocabulary has it`() {
    var vocabulary = SceneVocabulary()
    vocabulary.includesSizeClassChanges = true
    let stage = ActedScene(Home(), vocabulary: vocabulary)
    #expect(stage.names == ["tap showButton", "width becomes regular"])
    stage.perform("width becomes regular")
    #expect(stage.root.traitCollection.horizontalSizeClass == .regular)
    stage.perform("tap showButton")
    #expect(stage.names == ["animation ends"])
  }
}
