// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit

/// What tells a view of changes is found wherever the app keeps it.
@MainActor
@Suite("A view follows")
struct ChangingSourceTests {
  final class Named: ObservableObject {
    var name = "a" { willSet { objectWillChange.send() } }
  }

  final class Settings: ObservableObject {
    @AppStorage("isSeen") var isSeen = false
  }

  @MainActor enum Store {
    @AppStorage("count") static var count = 1
  }

  final class Counter: ObservableObject {
    @Published var value = 0
  }

  @Test func `an object that has no published property and tells of changes itself`() {
    struct Label: View {
      @ObservedObject var named: Named
      var body: some View { Text(named.name) }
    }
    let named = Named()
    let stage = Stage(Label(named: named))
    stage.turn { named.name = "b" }
    stage.settle()
    #expect(stage.texts == ["b"])
    #expect(named.objectWillChange === named.objectWillChange)
  }

  @Test func `what an object keeps in the defaults, which tells of it`() {
    struct Label: View {
      @StateObject private var settings = Settings()
      @AppStorage("isSeen") private var isSeen = false
      var body: some View {
        Text(settings.isSeen ? "seen" : "new")
        Text(isSeen ? "seen" : "new")
        Button("See") { settings.isSeen = true }
      }
    }
    let stage = Stage(Label())
    #expect(stage.texts == ["new", "new", "See"])
    stage.tap("See")
    #expect(stage.texts == ["seen", "seen", "See"])
    stage.turn { #expect(UserDefaults.standard.bool(forKey: "isSeen")) }
  }

  @Test func `what a type keeps in the defaults`() {
    let stage = Stage(EmptyView())
    stage.turn {
      #expect(Store.count == 1)
      Store.count += 2
      #expect(Store.count == 3 && UserDefaults.standard.integer(forKey: "count") == 3)
    }
  }

  @Test func `each value of a publisher that is made of it`() {
    struct Bounded: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Up") { count += 1 }.onReceive(Just(count)) { if $0 > 2 { count = 2 } }
      }
    }
    let stage = Stage(Bounded())
    for _ in 0..<5 { stage.tap("Up") }
    #expect(stage.texts == ["2", "Up"])
  }

  @Test func `the publisher of the object that it has now, and not of the one before`() {
    struct Listener: View {
      let counter: Counter
      @Binding var heard: [Int]
      var body: some View { Text("").onReceive(counter.$value) { heard.append($0) } }
    }
    struct Owner: View {
      let counters: [Counter]
      @State private var place = 0
      @State private var heard: [Int] = []
      var body: some View {
        Listener(counter: counters[place], heard: $heard)
        Button("Replace") { place = 1 }
        Text(heard.map(String.init).joined(separator: " "))
      }
    }
    let counters = [Counter(), Counter()]
    let stage = Stage(Owner(counters: counters))
    stage.turn { counters[0].value = 1 }
    stage.settle()
    stage.tap("Replace")
    stage.turn { counters[0].value = 2 }
    stage.turn { counters[1].value = 3 }
    stage.settle()
    #expect(stage.texts.last == "0 1 0 3")
  }

  @Test func `nothing from where there is nothing: an empty group does not appear`() {
    struct Loading: View {
      let isAround: Bool
      @State private var text: String?
      var body: some View {
        if isAround {
          VStack { content }.onAppear { text = "loaded" }
        } else {
          Group { content }.onAppear { text = "loaded" }
        }
      }
      @ViewBuilder private var content: some View { if let text { Text(text) } }
    }
    #expect(Stage(Loading(isAround: true)).texts == ["loaded"])
    #expect(Stage(Loading(isAround: false)).texts == [])
  }
}
