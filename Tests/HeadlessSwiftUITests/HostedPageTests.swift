// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("A hosting controller in a navigation controller of the app's")
struct HostedPageTests {
  private struct Page: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0
    var body: some View {
      Text("presented: \(isPresented), \(count)")
        .navigationTitle("Page")
        .navigationBarBackButtonHidden()
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Count") { count += 1 } }
          ToolbarItem(placement: .cancellationAction) { Button("Back") { dismiss() } }
        }
      NavigationLink("Next") { Text("next") }
    }
  }

  @Test func `has a title and items in its bar, and goes back by dismiss`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(of: stack)
    let page = UIHostingController(rootView: Page())
    stage.turn { stack.pushViewController(page, animated: true) }
    stage.settle()
    #expect(page.navigationItem.title == "Page" && page.navigationItem.hidesBackButton)
    #expect(stage.tap("Count"))
    #expect(stage.texts.contains("presented: true, 1"))
    #expect(stage.tap("Back"))
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `pushes what a link leads to, which has no stack of its own`() {
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: Page()))
    let stage = Stage(of: stack)
    #expect(stage.texts.contains("presented: false, 0"))
    stage.tap("Next")
    #expect(stack.viewControllers.count == 2 && stage.texts.contains("next"))
  }

  @Test func `is dismissed with the navigation controller where it is the first one there`() {
    let stage = Stage(of: UIViewController())
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: Page()))
    stage.turn { stage.root.present(stack, animated: true) }
    stage.settle()
    #expect(stage.texts.contains("presented: true, 0"))
    #expect(stage.tap("Back"))
    #expect(stage.root.presentedViewController == nil)
  }
}
