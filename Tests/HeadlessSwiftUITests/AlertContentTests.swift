// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKitSemantics

@MainActor
@Suite("What alerts say")
struct AlertContentTests {
  private struct Failing: View {
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var isOlderShown = false
    @State private var number = 0
    var body: some View {
      Button("Fail") { (number, isAlertShown) = (5, true) }
        .alert("Error \(number)", isPresented: $isAlertShown) {
          Button("Retry \(number)") {}
        } message: {
          Text("The reason is \(number).")
        }
      Button("Ask") { (number, isDialogShown) = (6, true) }
        .confirmationDialog("Sure?", isPresented: $isDialogShown) {
          if number == 6 { Button("Delete \(number)", role: .destructive) {} }
        }
      Button("Tell") { (number, isOlderShown) = (7, true) }
        .alert(isPresented: $isOlderShown) { Alert(title: Text("Older \(number)")) }
    }
  }

  @Test(
    "An alert shows state that was set together with its binding, though no other view reads it")
  func state() throws {
    let stage = Stage(Failing())
    stage.tap("Fail")
    var alert = try #require(stage.root.presentedViewController as? UIAlertController)
    #expect(alert.title == "Error 5" && alert.message == "The reason is 5.")
    #expect(alert.actions.map(\.title) == ["Retry 5"])
    stage.tap("Retry 5")
    stage.tap("Ask")
    alert = try #require(stage.root.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Delete 6", "Cancel"])
    stage.tap("Delete 6")
    stage.tap("Tell")
    #expect(stage.root.presentedViewController?.title == "Older 7")
  }

  private final class Log { var titles: [String?] = [] }

  private struct Unwrapping: View {
    let log: Log
    @State private var item: String?
    @State private var isAlertShown = false
    @State private var isSheetShown = false
    var body: some View {
      Button("Alert") { (item, isAlertShown) = ("No network", true) }
        .alert(isPresented: $isAlertShown) { Alert(title: title) }
      Button("Sheet") { (item, isSheetShown) = ("Delete?", true) }
        .actionSheet(isPresented: $isSheetShown) {
          ActionSheet(title: title, buttons: [.destructive(Text("Delete"))])
        }
    }

    /// Apps unwrap the item here.
    private var title: Text {
      log.titles.append(item)
      return Text(item ?? "")
    }
  }

  @Test func `The contents of the forms before iOS 15 are made only while something is shown`() {
    let log = Log()
    let stage = Stage(Unwrapping(log: log))
    #expect(log.titles.isEmpty)
    for (button, title, end) in [("Alert", "No network", "OK"), ("Sheet", "Delete?", "Delete")] {
      stage.tap(button)
      #expect(stage.root.presentedViewController?.title == title)
      stage.tap(end)
      #expect(stage.presented == [] && !log.titles.contains(nil))
    }
  }

  private struct Renaming: View {
    @State private var isOpen = false
    @State private var name = ""
    var body: some View {
      Button("Rename") { (name, isOpen) = ("", true) }
        .alert("Rename to '\(name)'", isPresented: $isOpen) {
          TextField("Name", text: $name)
          Button("Save") {}.disabled(name.isEmpty)
        } message: {
          Text("\(name.count) letters")
        }
    }
  }

  @Test(
    "An alert follows the state while it is shown, its buttons from iOS 18 on",
    arguments: [IOSVersion.iOS17, .iOS18])
  func refresh(version: IOSVersion) throws {
    let stage = Stage(Renaming(), version: version)
    stage.tap("Rename")
    let alert = try #require(stage.root.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.isEnabled) == [false])
    stage.turn { alert.textFields?.first?.type("abc") }
    stage.settle()
    #expect(alert.title == "Rename to 'abc'" && alert.message == "3 letters")
    #expect(alert.actions.map(\.isEnabled) == [version >= .iOS18])
  }

  private struct Pushing: View {
    @State private var isPushed = false
    @State private var isInspected = false
    @State private var number = 0
    var body: some View {
      NavigationStack {
        Button("Push") { (number, isPushed) = (5, true) }
          .navigationDestination(isPresented: $isPushed) { Text("page \(number)") }
        Button("Inspect") { (number, isInspected) = (6, true) }
          .inspector(isPresented: $isInspected) { Text("inspector \(number)") }
      }
    }
  }

  @Test func `So do the destination of a binding and an inspector`() {
    let stage = Stage(Pushing())
    stage.tap("Inspect")
    #expect(stage.texts == ["inspector 6"])
    stage.swipe()
    stage.tap("Push")
    #expect(stage.texts.contains("page 5"))
  }

  private struct Counting: View {
    var body: some View { NavigationStack { Counter() } }

    struct Counter: View {
      @State private var number = 0
      @State private var isPushed = false
      var body: some View {
        Button("Push") { isPushed = true }
          .navigationDestination(isPresented: $isPushed) {
            Text("page \(number)")
            Button("Count") { number += 1 }
          }
      }
    }
  }

  @Test func `What is pushed follows the view that pushes it`() {
    let stage = Stage(Counting())
    stage.tap("Push")
    stage.tap("Count")
    stage.tap("Count")
    #expect(stage.texts.contains("page 2"))
  }
}
