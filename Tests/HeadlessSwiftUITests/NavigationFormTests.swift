// SPDX-License-Identifier: MIT

import PhotosUI
import SwiftUI
import Testing

@MainActor
@Suite("Forms of navigation and presentation")
struct NavigationFormTests {
  private enum Place: Hashable { case home, search, more }

  private struct Tabs: View {
    @State private var place = Place.home
    let hasMore: Bool
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Button("To more") { place = .more } }
        Tab(value: .search, role: .search) { Text("search") }
        TabSection("More") {
          if hasMore {
            Tab(value: .more) {
              Text("more")
            } label: {
              Text("More")
            }
          }
        }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test func `Tabs have values whose type is that of the selection`() throws {
    let stage = Stage(Tabs(hasMore: true))
    let controller = try #require(stage.root.children.first as? UITabBarController)
    let titles = controller.viewControllers?.map(\.tabBarItem.title)
    #expect(titles == ["Home", "Search", "More"])
    stage.tap("To more")
    #expect(controller.selectedIndex == 2)
    let without = Stage(Tabs(hasMore: false)).root.children.first as? UITabBarController
    #expect(without?.viewControllers?.count == 2)
  }

  private struct PlainTabs: View {
    var body: some View {
      TabView {
        Tab("A", image: "a") { Text("a") }
        Tab(role: .search) { Text("b") }
        Tab {
          Text("c")
        } label: {
          Text("C")
        }
      }
    }
  }

  @Test func `Tabs need no values`() {
    let controller = Stage(PlainTabs()).root.children.first as? UITabBarController
    #expect(controller?.viewControllers?.map(\.tabBarItem.title) == ["A", "Search", "C"])
  }

  private struct Links: View {
    @State private var isActive = false
    @State private var tag: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Active", isActive: $isActive) { Text("active") }.isDetailLink(false)
          NavigationLink("Tag", tag: 1, selection: $tag) { Text("one") }
          NavigationLink(tag: 2, selection: $tag) {
            Text("two")
          } label: {
            Text("Other")
          }
          NavigationLink("Third", destination: Text("three"), tag: 3, selection: $tag)
        }
      }
      .navigationViewStyle(.columns)
    }
  }

  @Test(arguments: [("Active", "active"), ("Tag", "one"), ("Other", "two"), ("Third", "three")])
  func `Links push while their bindings say so`(title: String, page: String) {
    let stage = Stage(Links())
    stage.tap(title)
    #expect(stage.texts.contains(page))
  }

  private struct Opening: View {
    @Environment(\.openURL) private var openURL
    @State private var text = ""
    var body: some View {
      Button("Open") {
        if let url = URL(string: "app:one") { openURL(url) { text = "accepted: \($0)" } }
      }
      Text(text)
    }
  }

  @Test func `An address goes to the handler of the app's`() {
    var opened: [String] = []
    let stage = Stage(
      Opening().environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .discarded
        }))
    stage.tap("Open")
    #expect(opened == ["app:one"] && stage.texts.contains("accepted: false"))
  }

  private struct Sheets: View {
    struct Low: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.1 }
    }
    let title: String
    @State private var isOpen = false
    @State private var isAsking = false
    @State private var photos: [PhotosPickerItem] = []
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Button(role: .close) { isOpen = false }
            .presentationDetents([.custom(Low.self), .large])
        }
      Button("Ask") { isAsking = true }
        .confirmationDialog(title, isPresented: $isAsking, presenting: title.first) { letter in
          Button("Take \(letter)") {}
        }
      ShareLink(item: "text", preview: SharePreview("Text"))
      ShareLink(items: ["a", "b"])
      PhotosPicker(
        selection: $photos, selectionBehavior: .ordered, photoLibrary: .shared()
      ) { Text("Photos: \(photos.count)") }
    }
  }

  @Test func `Sheets have detents of the app's own, and dialogs titles that are no literals`() {
    let stage = Stage(Sheets(title: "Xyz"))
    stage.tap("Open")
    #expect(stage.root.presentedViewController?.sheetPresentationController?.detents.count == 2)
    stage.tap("Close")
    stage.tap("Ask")
    #expect(stage.texts.contains("Take X"))
  }

  private struct Choosing: View {
    @State private var photos: [PhotosPickerItem] = []
    var body: some View {
      PhotosPicker(selection: $photos) { Text("Photos") }
      Text("chosen: \(photos.count)")
    }
  }

  @Test func `Canceling the choice of photos changes nothing`() throws {
    let stage = Stage(Choosing())
    for end in ["Choose Photo", "Cancel"] {
      stage.tap("Photos")
      #expect(stage.tap(end))
      #expect(stage.presented == [] && stage.texts.contains("chosen: 1"))
    }
  }
}

/// An app with all that its scenes may say.
private struct SomeApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup("Main", id: "main") { Text("main") }
      .onChange(of: phase) { _, _ in }
      .environment(\.layoutDirection, .leftToRight)
      .defaultSize(width: 100, height: 100)
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .help) { Button("Help") {} }
      }
      .backgroundTask(.appRefresh("refresh")) {}
    WindowGroup(id: "other") { Text("other") }
  }
}
