// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("State")
struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `is kept for a place in the tree, and forgotten with it`() {
    struct Choice: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isThere { Counter(name: "a") } else { Counter(name: "b") }
        }
      }
    }
    let model = Model()
    let stage = Stage(Choice(model: model))
    stage.tap("a 0")
    stage.tap("a 1")
    #expect(stage.texts == ["a 2"])
    stage.turn { model.isThere = false }
    #expect(stage.texts == ["b 0"])
    stage.turn { model.isThere = true }
    #expect(stage.texts == ["a 0"])
  }

  @Test func `goes with the element of a ForEach, and with an id`() {
    struct Rows: View {
      @State private var names = ["a", "b"]
      @State private var version = 0
      var body: some View {
        List {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Counter(name: "c").id(version)
          Button("Swap") { names.reverse() }
          Button("Renew") { version += 1 }
        }
      }
    }
    let stage = Stage(Rows())
    stage.tap("a 0")
    stage.tap("c 0")
    stage.tap("Swap")
    #expect(stage.texts == ["b 0", "a 1", "c 1", "Swap", "Renew"])
    stage.tap("Renew")
    #expect(stage.texts == ["b 0", "a 1", "c 0", "Swap", "Renew"])
  }

  @Test func `is one for each place in which the same view stands`() {
    struct Twice: View {
      private let counter = Counter(name: "a")
      var body: some View {
        VStack {
          counter
          counter
        }
      }
    }
    let stage = Stage(Twice())
    stage.tap(stage.find(UIButton.self)!)
    #expect(stage.texts == ["a 0", "a 1"])
    stage.tap("a 0")
    #expect(stage.texts == ["a 1", "a 1"])
  }

  @Test func `goes with the controller that shows the views`() {
    final class Token {}
    final class Seen { weak var token: Token? }
    struct Keeper: View {
      let seen: Seen
      @State private var token = Token()
      @State private var isOpen = false
      var body: some View {
        Button("Open") { (seen.token, isOpen) = (token, true) }
          .sheet(isPresented: $isOpen) { Text("\(ObjectIdentifier(token).hashValue)") }
      }
    }
    let seen = Seen()
    func use() {
      let stage = Stage(Keeper(seen: seen))
      stage.tap("Open")
      #expect(seen.token != nil && stage.presented.count == 1)
    }
    use()
    HeadlessScene.start()
    #expect(seen.token == nil)
  }

  @Test func `kept by a name is what the defaults have, whoever writes`() {
    enum Mode: String { case plain, loud }
    struct Settings: View {
      @AppStorage("count") private var count = 1
      @AppStorage("mode") private var mode = Mode.plain
      @AppStorage("name") private var name: String?
      @SceneStorage("count") private var ofScene = 7
      var body: some View {
        Button("\(count) \(mode) \(name ?? "-") \(ofScene)") {
          (count, mode, name, ofScene) = (count + 1, .loud, "Ada", 8)
        }
      }
    }
    let stage = Stage(Settings())
    stage.tap("1 plain - 7")
    let defaults = UserDefaults.standard
    #expect(defaults.integer(forKey: "count") == 2 && defaults.string(forKey: "mode") == "loud")
    #expect(stage.texts == ["2 loud Ada 8"])
    stage.turn {
      defaults.set(5, forKey: "count")
      defaults.set("plain", forKey: "mode")
      defaults.removeObject(forKey: "name")
    }
    #expect(stage.texts == ["5 plain - 8"])
  }

  @Test func `that the body does not read is stale in the content of a sheet`() {
    struct Stale: View {
      @State private var isOpen = false
      @State private var chosen: String?
      let isRead: Bool
      var body: some View {
        VStack {
          if isRead { Text(chosen ?? "none") }
          Button("Choose") { (chosen, isOpen) = ("first", true) }
        }
        .sheet(isPresented: $isOpen) { Text("chosen: \(chosen ?? "nothing")") }
      }
    }
    let stale = Stage(Stale(isRead: false))
    stale.tap("Choose")
    #expect(stale.texts == ["chosen: nothing"])
    let fresh = Stage(Stale(isRead: true))
    fresh.tap("Choose")
    #expect(fresh.texts == ["chosen: first"])
  }

  @Test func `can be an object that is observed, owned or given by the views around`() {
    final class Store: ObservableObject { @Published var count = 0 }
    struct Reader: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text("environment \(store.count)") }
    }
    struct Watcher: View {
      @ObservedObject var store: Store
      var body: some View { Toggle("observed \(store.count)", isOn: .constant(store.count > 0)) }
    }
    struct Owner: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          Button("Add") { store.count += 1 }
          Reader()
          Watcher(store: store)
        }
        .environmentObject(store)
      }
    }
    let stage = Stage(Owner())
    #expect(stage.texts == ["Add", "environment 0", "observed 0"])
    stage.tap("Add")
    #expect(stage.texts == ["Add", "environment 1", "observed 1"])
    #expect(stage.find(UISwitch.self)?.isOn == true)
  }

  @Test func `tells of its changes, and views of coming and going`() {
    struct Effects: View {
      let model: Model
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          if count == 1 {
            Text("one").onAppear { model.log.append("one appears") }
              .onDisappear { model.log.append("one disappears") }
          }
        }
        .onAppear { model.log.append("appears") }
        .onChange(of: count) { old, new in model.log.append("\(old) to \(new)") }
      }
    }
    let model = Model()
    let stage = Stage(Effects(model: model))
    stage.tap("Add")
    stage.tap("Add")
    #expect(model.log.first == "appears")
    #expect(Set(model.log[1...2]) == ["0 to 1", "one appears"])
    #expect(Set(model.log[3...]) == ["1 to 2", "one disappears"])
  }

  @Test func `that changes without end ends the app with a message`() {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Button("Go") { count = 1 }.onChange(of: count) { count += 1 }
      }
    }
    let stage = Stage(Endless())
    stage.tap("Go", settles: false)
    #expect(stage.scene.presentation.exception?.hasPrefix("Endless update") == true)
  }
}
