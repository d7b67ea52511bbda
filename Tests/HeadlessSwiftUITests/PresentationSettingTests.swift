// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import UIKitSemantics

/// What views say of the presentation that they are in, and of how it comes.
@MainActor
@Suite("What views say of presentations")
struct PresentationSettingTests {
  private struct Sheet: View {
    @State private var isOpen = false
    @State private var detent = PresentationDetent.medium
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Behind \(count)") { count += 1 }
        Spacer()
        Button("Open") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) {
        Button(detent == .large ? "Lower" : "Raise") {
          detent = detent == .large ? .medium : .large
        }
        .presentationDetents([.large, .medium, .height(200)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
  }

  @Test("A sheet has the detents, the grabber and the touches behind it that its content asks for")
  func detents() throws {
    let stage = Stage(Sheet())
    stage.tap("Open")
    let sheet = try #require(stage.root.presentedViewController?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.init("height 200.0"), .medium, .large])
    #expect(sheet.prefersGrabberVisible && sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.selectedDetentIdentifier == .medium && stage.tap("Behind 0"))
    stage.tap("Raise")
    #expect(sheet.selectedDetentIdentifier == .large && !stage.tap("Behind 1"))
    stage.tap("Lower")
    #expect(sheet.selectedDetentIdentifier == .medium && stage.tap("Behind 1"))
  }

  private struct Alike: View {
    @State private var isOpen = true

    var body: some View {
      Text("Behind").sheet(isPresented: $isOpen) {
        Text("Sheet").presentationDetents([
          .height(800), .fraction(0.5), .medium, .large, .height(400), .fraction(1),
        ])
      }
    }
  }

  @Test func `Detents that are as high as each other come in the same order in every run`() throws {
    let stage = Stage(Alike())
    let sheet = try #require(stage.root.presentedViewController?.sheetPresentationController)
    #expect(
      sheet.detents.map(\.identifier.rawValue) == [
        "com.apple.UIKit.medium", "fraction 0.5", "height 400.0",
        "com.apple.UIKit.large", "fraction 1.0", "height 800.0",
      ])
  }

  private struct Places: View {
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Pin \(count)") { count = 1 }
        Spacer()
      }
      .sheet(isPresented: $isOpen) {
        Text("Places")
          .presentationDetents([.height(120), .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
          .interactiveDismissDisabled()
      }
    }
  }

  @Test(
    "What is behind a sheet that the user cannot dismiss takes touches, if its content wants it")
  func behindSheetThatStays() throws {
    let stage = Stage(Places())
    #expect(stage.presented.count == 1 && stage.tap("Pin 0"))
    stage.swipe()
    #expect(stage.presented.count == 1)
  }

  private struct Bubble: View {
    @State private var isOpen = false
    let adaptation: PresentationAdaptation

    var body: some View {
      Button("Open") { isOpen = true }
        .popover(isPresented: $isOpen) { Text("Tip").presentationCompactAdaptation(adaptation) }
    }
  }

  @Test(
    "A popover becomes in a narrow window what its content says",
    arguments: [
      (PresentationAdaptation.automatic, ModalPresentationStyle.formSheet), (.popover, .popover),
      (.fullScreenCover, .fullScreen),
    ])
  func adaptation(_ adaptation: PresentationAdaptation, style: ModalPresentationStyle) {
    let stage = Stage(Bubble(adaptation: adaptation))
    stage.tap("Open")
    #expect(stage.scene.presentation.world.top?.style == style)
  }

  private struct Dialog: View {
    @State private var isAsking = false
    @State private var name = "draft"

    var body: some View {
      Button("Delete \(name)") { isAsking = true }
        .confirmationDialog("Delete?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Really", role: .destructive) { name = "nothing" }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test func `A dialog has its buttons by their roles, its title and its message`() throws {
    let stage = Stage(Dialog())
    stage.tap("Delete draft")
    let alert = try #require(stage.root.presentedViewController as? UIAlertController)
    #expect(alert.preferredStyle == .actionSheet && alert.title == "Delete?")
    #expect(alert.message == "It is gone then.")
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    stage.tap("Really")
    #expect(stage.presented == [] && stage.texts == ["Delete nothing"])
  }

  private struct Cover: View {
    @State private var isOpen = false
    let isStill: Bool

    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        Button("Open at once") { withTransaction(\.disablesAnimations, true) { isOpen = true } }
      }
      .fullScreenCover(isPresented: $isOpen) { Text("Cover") }
      .transaction { $0.disablesAnimations = isStill }
    }
  }

  @Test("A transaction without animations presents without one (I25)", arguments: [false, true])
  func transaction(isStill: Bool) {
    for title in ["Open", "Open at once"] {
      let stage = Stage(Cover(isStill: isStill))
      stage.tap(title, settles: false)
      let isAnimated = stage.scene.presentation.world.animated?.isAnimated == true
      #expect(isAnimated == (title == "Open" && !isStill), "\(title)")
    }
  }

  private struct Steps: View {
    @State private var texts: [String] = []

    var body: some View {
      Button("Go \(texts.joined())") {
        withAnimation(.easeOut(duration: 1)) {
          texts.append("a")
        } completion: {
          texts.append("b")
        }
      }
    }
  }

  @Test func `The completion of withAnimation comes when the animation ends`() {
    let stage = Stage(Steps())
    stage.tap("Go ", settles: false)
    #expect(stage.scene.clock.pending.contains { $0.name.contains("withAnimation") })
    stage.settle()
    #expect(stage.texts == ["Go ab"])
  }
}
