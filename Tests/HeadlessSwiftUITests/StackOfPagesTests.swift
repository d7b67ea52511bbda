// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// Pushes a value each time that the app does, as often as it says.
private struct Pusher: View {
  let count: Int
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path += Array(repeating: 7, count: count) }
        .navigationDestination(for: Int.self) { id in
          VStack {
            Text("Item \(id)")
            Button("Home") { path = [] }
          }
        }
    }
  }
}

/// Pops when a server has answered, whatever the user does meanwhile.
private struct Deleter: View {
  let answer: SceneAnswer<Int>
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { _ in
          Button("Delete") {
            Task {
              _ = try? await answer()
              path = []
            }
          }
        }
    }
  }
}

/// Rows whose pages go by themselves when a server has answered.
private struct Rows: View {
  let answer: SceneAnswer<Int>
  let note: (String) -> Void
  @State private var path: [Int] = []

  private struct Page: View {
    let answer: SceneAnswer<Int>
    let note: (String) -> Void
    let row: Int
    @Environment(\.dismiss) private var dismiss
    @State private var isBusy = false

    var body: some View {
      Button("Delete \(row)") {
        isBusy = true
        Task {
          _ = try? await answer()
          note("\(row) goes")
          dismiss()
        }
      }.disabled(isBusy)
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(0..<2, id: \.self) { NavigationLink("Row \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Page(answer: answer, note: note, row: $0) }
    }
    .onChange(of: path) { old, new in note("\(old) \(new)") }
  }
}

@Observable @MainActor
private final class Session { var isOpen = false }

/// Tabs, left from a sheet of one of them.
private struct Gate: View {
  @State private var session = Session()

  private struct Tab: View {
    @Environment(Session.self) private var session
    @State private var showsAccount = false

    var body: some View {
      Button("Account") { showsAccount = true }
        .sheet(isPresented: $showsAccount) { Account() }
    }
  }

  private struct Account: View {
    @Environment(Session.self) private var session
    var body: some View { Button("Out") { session.isOpen = false } }
  }

  var body: some View {
    Group {
      if session.isOpen {
        TabView { Tab().tabItem { Text("Home") } }
      } else {
        Button("In") { session.isOpen = true }
      }
    }.environment(session)
  }
}

/// Five tabs with a stack each, and a cover that nobody can leave.
private struct FiveTabs: View {
  @State private var isCovered = false

  var body: some View {
    TabView {
      ForEach(0..<5, id: \.self) { number in
        NavigationStack {
          Button("Cover \(number)") { isCovered = true }
        }.tabItem { Text("Tab \(number)") }
      }
    }.fullScreenCover(isPresented: $isCovered) { Text("Forever") }
  }
}

@MainActor
@Suite("Stacks of pages, and tabs")
struct StackOfPagesTests {
  @Test func `A value that is pushed twice shows the same screen twice`() async throws {
    let name = "no screen is shown twice"
    #expect(try await violations { _ in Pusher(count: 2) }.contains(name))
    #expect(try await !violations { _ in Pusher(count: 1) }.contains(name))
  }

  @Test("A path that changes while the user's swipe is taken back is followed when that is over")
  func lateChange() async throws {
    let text = try await violations {
      Deleter(answer: $0.answer("delete", outcomes: [.value]) { 1 })
    }
    // Two quick taps on the link while the swipe ends are another matter.
    let others = text.components(separatedBy: "\" is violated").dropLast()
    #expect(others.allSatisfy { $0.hasSuffix("no screen is shown twice") }, "\(text)")
  }

  @Test("A page that the user has left dismisses no other one, and what was pushed meanwhile stays")
  func lateDismissal() async throws {
    var log: [String] = []
    let text = try await violations { setup in
      log = []
      setup.check("no other page goes") {
        !log.joined(separator: ", ").contains("0 goes, [1] []")
      }
      return Rows(answer: setup.answer("delete", outcomes: [.value]) { 1 }) { log.append($0) }
    }
    #expect(!text.contains("no other page goes"))
  }

  @Test("What views of a tab keep of their environment keeps no controller alive")
  func tabsThatAreLeft() async throws {
    #expect(try await violations { _ in Gate() }.isEmpty)
  }

  @Test func `Five tabs with a stack each leave room for what is presented`() async throws {
    let text = try await violations(depth: 3, properties: [.userIsNeverTrapped]) { _ in
      FiveTabs()
    }
    #expect(text.contains("the user is never trapped"))
  }

  /// Counts how often it appears.
  private final class Counted: UIViewController {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("is")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
  }

  private struct Wrapped: UIViewControllerRepresentable {
    let note: (String) -> Void
    func makeUIViewController(context: Context) -> Counted { Counted(note) }
    func updateUIViewController(_ controller: Counted, context: Context) {}
  }

  private struct Inserting: View {
    let note: (String) -> Void
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("In") { isOn = true }
        if isOn { NavigationStack { Wrapped(note: note) } }
      }
    }
  }

  @Test func `A controller in a stack that comes into sight appears once`() async throws {
    var log: [String] = []
    let text = try await violations { setup in
      log = []
      setup.check("appears in order") { log.isEmpty || log == ["will", "is", "did"] }
      return Inserting { log.append($0) }
    }
    #expect(!text.contains("appears in order"))
  }
}
