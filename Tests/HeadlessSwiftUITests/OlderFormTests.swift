// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// Forms of views and modifiers that public code uses beside the newest ones.
@MainActor
@Suite("What public code also uses")
struct OlderFormTests {
  private struct Heights: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Counting: View {
    @State private var count = 1
    @State private var sum = -1
    var body: some View {
      VStack {
        Text("sum \(sum)")
        Button("More") { count += 1 }
        VStack {
          ForEach(0..<count, id: \.self) { _ in Text("row").preference(key: Heights.self, value: 2)
          }
        }
        .transformPreference(Heights.self) { $0 += 1 }
      }
      .onPreferenceChange(Heights.self) { sum = $0 }
    }
  }

  @Test func `Preferences are joined, changed on their way, and told of when they are others`() {
    let stage = Stage(Counting())
    #expect(stage.texts.first == "sum 3")
    stage.tap("More")
    #expect(stage.texts.first == "sum 5")
  }

  private struct Values: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red
    var body: some View {
      Text("\(date.timeIntervalSinceReferenceDate), \(color == .red)")
      DatePicker("Date", selection: $date, in: ...Date(timeIntervalSinceReferenceDate: 0))
      ColorPicker("Color", selection: $color)
    }
  }

  @Test func `A date and a color alternate between two values, within the range`() {
    let stage = Stage(Values())
    let texts = ["Date", "Color", "Date", "Color"].map { title in
      stage.tap(title)
      return stage.texts.first ?? ""
    }
    #expect(texts == ["-86400.0, true", "-86400.0, false", "0.0, false", "0.0, true"])
  }

  private struct Tabs: View {
    @State private var chosen = 1
    var body: some View {
      TabView(selection: $chosen) {
        Tab("One", systemImage: "1.circle", value: 1) { Button("To Two") { chosen = 2 } }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
      }
    }
  }

  @Test func `Tabs are those of a tab view, and follow its selection`() throws {
    let stage = Stage(Tabs())
    let controller = try #require(stage.root.children.first as? UITabBarController)
    #expect(controller.viewControllers?.map(\.title) == ["One", "Two"])
    stage.tap("To Two")
    #expect(controller.selectedIndex == 1)
  }

  private struct Links: View {
    @State private var tag: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("First"), tag: 1, selection: $tag) { Text("Open 1") }
          NavigationLink(destination: Text("Second"), tag: 2, selection: $tag) { Text("Open 2") }
        }
      }
    }
  }

  @Test func `A link with a tag is pushed while the selection is its tag`() {
    let stage = Stage(Links())
    stage.tap("Open 2")
    #expect(stage.texts.contains("Second") && !stage.texts.contains("First"))
  }

  private struct Screens: View {
    @State private var urls: [URL] = []
    @State private var isImporting = false
    @State private var photo: PhotosPickerItem?
    var body: some View {
      Text("\(urls.count) \(photo == nil ? "none" : "photo")")
      ShareLink(item: "text") { Text("Send") }
      PhotosPicker("Photo", selection: $photo)
      Button("Import") { isImporting = true }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [], allowsMultipleSelection: true
        ) { if case .success(let picked) = $0 { urls = picked } }
    }
  }

  @Test func `Sharing, importing and choosing a photo show the system's screens, and end them`() {
    let stage = Stage(Screens())
    for (title, ending) in [
      ("Send", "Copy"), ("Import", "Open Document"), ("Photo", "Choose Photo"),
    ] {
      stage.tap(title)
      #expect(stage.presented.count == 1 && stage.tap(ending) && stage.presented == [])
    }
    #expect(stage.texts.first == "1 photo")
  }

  private struct Alerts: View {
    @State private var item: Model.Item?
    @State private var isOpen = false
    var body: some View {
      Button("Sheet") { item = .init(id: 7) }
        .actionSheet(item: $item) { item in
          ActionSheet(title: Text("Item \(item.id)"), buttons: [.default(Text("Fine"))])
        }
      Button("Alert") { isOpen = true }
        .alert(Text("Title"), isPresented: $isOpen, presenting: 3) { Button("Take \($0)") {} }
    }
  }

  @Test func `Alerts take texts for titles, and action sheets take items`() {
    let stage = Stage(Alerts())
    for (title, button) in [("Sheet", "Fine"), ("Alert", "Take 3")] {
      stage.tap(title)
      #expect(stage.presented.count == 1 && stage.tap(button) && stage.presented == [])
    }
  }

  @Test func `What is accepted without effect is noted for the scene`() {
    let stage = Stage(Text("Home").searchCompletion("a"))
    #expect(stage.scene.notes(.unimplemented) == ["View.searchCompletion"])
  }

  private struct Trailing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).frame(height: 12 * (configuration.fractionCompleted ?? 1))
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  private struct Styled: View {
    @State private var isOn = false
    var body: some View {
      Label("Length", systemImage: "clock").labelStyle(Trailing())
      Label("Theme", systemImage: "paintpalette").labelStyle(.titleAndIcon)
      ProgressView(value: 0.5).progressViewStyle(Framed())
      Toggle("Done \(isOn)", isOn: $isOn).toggleStyle(Checkbox())
    }
  }

  @Test func `Styles of the app's own leave labels and toggles what they are`() {
    let stage = Stage(Styled())
    #expect(stage.texts.contains("Length") && stage.texts.contains("Done false"))
    stage.find(UISwitch.self).map { _ = stage.tap($0) }
    #expect(stage.texts.contains("Done true"))
  }
}
