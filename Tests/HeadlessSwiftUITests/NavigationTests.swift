// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Containers and controls")
struct NavigationTests {
  /// A screen with a stack, which a link and a button lead into and out of.
  private struct Stacked: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { NavigationStack { Inner() } }
    }
    private struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        NavigationLink("Push") { Text("Pushed") }
        Button("Done") { dismiss() }
      }
    }
  }

  @Test func `What a sheet had on its stack goes with it`() throws {
    let stage = Stage(Stacked())
    stage.tap("Open")
    weak let stack = stage.root.presentedViewController?.children.first as? UINavigationController
    weak let first = stack?.viewControllers.first
    #expect(stack != nil && first != nil)
    stage.tap("Done")
    #expect(stage.presented == [] && stack == nil && first == nil)
    stage.tap("Open")
    stage.tap("Push")
    weak let pushed =
      (stage.root.presentedViewController?.children.first
      as? UINavigationController)?.viewControllers.last
    #expect(pushed != nil)
    stage.swipe()
    #expect(stage.presented == [] && pushed == nil)
  }

  @Test func `push what a link leads to, and go back by dismiss`() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    struct Root: View {
      var body: some View {
        NavigationStack { NavigationLink("Next") { Page() }.navigationTitle("Root") }
      }
    }
    let stage = Stage(Root())
    let controller = stage.root.children.first as? UINavigationController
    #expect(
      controller?.viewControllers.count == 1 && controller?.topViewController?.title == "Root")
    #expect(stage.tap("Next"))
    #expect(controller?.viewControllers.count == 2)
    #expect(stage.tap("Back"))
    #expect(controller?.viewControllers.count == 1)
  }

  @Test func `follow a path of the app's, and write to it when the user goes back`() {
    struct Root: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Deep") { path = [1, 2] }
            .navigationDestination(for: Int.self) { Text("page \($0) of \(path.count)") }
        }
      }
    }
    let stage = Stage(Root())
    let controller = stage.root.children.first as? UINavigationController
    stage.tap("Deep")
    #expect(controller?.viewControllers.count == 3)
    stage.turn { controller?.popViewController(animated: true) }
    stage.settle()
    #expect(controller?.viewControllers.count == 2)
    stage.tap("Deep")
    #expect(controller?.viewControllers.count == 2)
  }

  @Test func `show the tab that the user or the app chooses`() {
    struct Root: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Button("To b") { tab = "b" }.tabItem { Label("A", systemImage: "a") }.tag("a")
          Text("b is \(tab)").tabItem { Text("B") }.tag("b")
        }
      }
    }
    let stage = Stage(Root())
    let controller = stage.root.children.first as? UITabBarController
    #expect(controller?.viewControllers?.count == 2 && controller?.selectedIndex == 0)
    #expect(stage.tap("To b"))
    #expect(controller?.selectedIndex == 1)
    #expect(stage.texts.contains("b is b"))
  }

  @Test func `write to their bindings`() {
    struct Root: View {
      @State private var isOn = false
      @State private var text = ""
      @State private var choice = 1
      @FocusState private var hasFocus: Bool
      var body: some View {
        Form {
          Text("\(isOn) \(text) \(choice) \(hasFocus)")
          Toggle("On", isOn: $isOn)
          TextField("Name", text: $text).focused($hasFocus)
          Picker("Choice", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          Button("Focus") { hasFocus = true }
          Button("Never") {}.disabled(!isOn)
        }
      }
    }
    let stage = Stage(Root())
    #expect(stage.texts.first == "false  1 false")
    if let toggle = stage.find(UISwitch.self) { stage.tap(toggle) }
    if let field = stage.find(UITextField.self) { stage.turn { field.type("x") } }
    if let segments = stage.find(UISegmentedControl.self) {
      stage.turn {
        segments.selectedSegmentIndex = 1
        segments.sendActions(for: .valueChanged)
      }
    }
    #expect(stage.texts.first == "true x 2 false")
    stage.tap("Focus")
    #expect(stage.texts.first == "true x 2 true")
    #expect(stage.find(UIButton.self) { $0.currentTitle == "Never" }?.isEnabled == true)
  }

  @Test func `of UIKit are made once, updated at each evaluation, and dismantled`() {
    struct Shown: UIViewControllerRepresentable {
      let model: Model
      let count: Int
      func makeCoordinator() -> Model { model }
      func makeUIViewController(context: Context) -> UIViewController {
        context.coordinator.log.append("make")
        return UIViewController()
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.log.append("update \(count)")
      }
      static func dismantleUIViewController(
        _ controller: UIViewController, coordinator: Model
      ) { coordinator.log.append("dismantle") }
    }
    struct Root: View {
      let model: Model
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          if count < 2 { Shown(model: model, count: count) }
        }
      }
    }
    let model = Model()
    let stage = Stage(Root(model: model))
    #expect(stage.root.children.count == 1)
    stage.tap("Add")
    #expect(model.log == ["make", "update 0", "update 1"])
    stage.tap("Add")
    #expect(model.log.last == "dismantle" && stage.root.children.isEmpty)
  }
}
