// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Searching")
struct SearchableTests {
  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack { Results(text: text).searchable(text: $text) }
    }

    struct Results: View {
      let text: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(isSearching ? "results of '\(text)'" : "all")
        Button("End") { dismissSearch() }
      }
    }
  }

  @Test func `A view knows that the user searches, and ends the search`() throws {
    let stage = Stage(Searched())
    #expect(stage.texts.contains("all"))
    let field = try #require(stage.find(UITextField.self))
    stage.tap(field)
    stage.turn { field.type("abc") }
    stage.settle()
    #expect(stage.texts.contains("results of 'abc'"))
    stage.tap("End")
    #expect(stage.texts.contains("all") && field.text == "" && !field.isFirstResponder)
  }

  private struct Presented: View {
    @State private var text = ""
    @State private var isSearching = false
    var body: some View {
      VStack {
        Button("Search") { isSearching = true }
        Text("\(isSearching)")
      }
      .searchable(text: $text, isPresented: $isSearching)
    }
  }

  @Test func `A binding begins a search and says whether there is one`() throws {
    let stage = Stage(Presented())
    let field = try #require(stage.find(UITextField.self))
    stage.tap("Search")
    #expect(field.isFirstResponder && stage.texts.contains("true"))
    stage.turn { _ = field.resignFirstResponder() }
    stage.settle()
    #expect(stage.texts.contains("false"))
  }

  private struct Focused: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Button("Find") { isFocused = true }
        Button("Leave") { isFocused = false }
        Text(isFocused ? "searching" : "all")
      }
      .searchable(text: $text).searchFocused($isFocused)
    }
  }

  @Test func `A focus state gives the search field the focus, and says whether it has it`() throws {
    let stage = Stage(Focused())
    let field = try #require(stage.find(UITextField.self))
    stage.tap("Find")
    #expect(field.isFirstResponder && stage.texts.contains("searching"))
    stage.tap("Leave")
    #expect(!field.isFirstResponder && stage.texts.contains("all"))
    stage.tap(field)
    #expect(stage.texts.contains("searching"))
  }

  private struct Overlaid: View {
    @State private var text = ""
    let isStacked: Bool
    var body: some View {
      NavigationStack {
        ZStack {
          List { Text("row") }.searchable(text: $text)
            .overlay { if !isStacked, !text.isEmpty { found } }
          if isStacked, !text.isEmpty { found }
        }
      }
    }

    private var found: some View {
      List { Text("found \(text)") }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
  }

  @Test("What lies over the results leaves the search field free", arguments: [false, true])
  func overlaid(isStacked: Bool) throws {
    let stage = Stage(Overlaid(isStacked: isStacked))
    let field = try #require(stage.find(UITextField.self))
    #expect(stage.tap(field))
    stage.turn { field.type("ab") }
    stage.settle()
    #expect(stage.texts.contains("found ab") && stage.tap(field))
    let list = try #require(stage.find(UIScrollView.self))
    let (frame, lists) = (
      field.convert(field.bounds, to: nil), list.convert(list.bounds, to: nil)
    )
    #expect(frame.maxY <= lists.minY && frame.width == lists.width)
  }

  @Test func `Of several views in a navigation view the first is the root`() {
    struct Root: View {
      var body: some View {
        NavigationView {
          Text("master")
          Text("detail")
        }
      }
    }
    #expect(Stage(Root()).texts == ["master"])
  }
}
