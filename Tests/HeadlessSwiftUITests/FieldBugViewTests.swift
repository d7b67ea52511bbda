// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Bugs that were reported in real projects, written as views; each is found, and quiet when it is
/// repaired.
@MainActor
@Suite("Bugs of SwiftUI code")
struct FieldBugViewTests {
  /// The content of a sheet, a part of which takes SwiftUI's place as the delegate.
  private struct Home: View {
    @State private var isOpen = false
    let takesDelegate: Bool

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          VStack {
            Text("Form")
            DelegateTaker(isActive: takesDelegate)
          }
        }
    }
  }

  private struct DelegateTaker: UIViewControllerRepresentable {
    let isActive: Bool

    final class Controller: UIViewController, UIAdaptivePresentationControllerDelegate {
      var isActive = false

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isActive { parent?.presentationController?.delegate = self }
      }
    }

    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.isActive = isActive
    }
  }

  @Test("A sheet whose content takes the delegate cannot be opened again (R35, sentry-cocoa#7873)")
  func foreignDelegate() async throws {
    let text = try await violations { _ in Home(takesDelegate: true) }
    #expect(text.contains("a control that worked still works"), "\(text)")
    #expect(text.contains("without effect: none → 'tap Open' showed "), "\(text)")
    #expect(try await violations { _ in Home(takesDelegate: false) } == "")
  }

  /// A sheet whose failure is told by an alert of the view below.
  private struct Payment: View {
    @State private var isPaying = false
    @State private var hasFailed = false
    @State private var isAlertShown = false
    let waits: Bool

    var body: some View {
      Button("Pay") { isPaying = true }
        .sheet(isPresented: $isPaying, onDismiss: { if waits { isAlertShown = hasFailed } }) {
          Button("Fail") {
            isPaying = false
            if waits { hasFailed = true } else { isAlertShown = true }
          }
        }
        .alert("The payment has failed.", isPresented: $isAlertShown) {
          Button("OK") { hasFailed = false }
        }
    }
  }

  @Test("An alert that is asked for while the sheet goes is lost (R65, element-x-ios#1074)")
  func lostAlert() async throws {
    let text = try await violations(version: .iOS16) { _ in Payment(waits: false) }
    #expect(text.contains("no refused present or dismiss is lost"), "\(text)")
    #expect(try await violations(version: .iOS16) { _ in Payment(waits: true) } == "")
  }

  /// A view with two sheets that may be asked for at a time.
  private struct Offers: View {
    @State private var isNewsOpen = false
    @State private var isOfferOpen = false
    let asked: Asked
    let waits: Bool

    var body: some View {
      Button("News") { isNewsOpen = true }
        .sheet(isPresented: $isNewsOpen, onDismiss: { if waits { openOffer() } }) {
          Button("Offer") { if waits { isNewsOpen = false } else { openOffer() } }
        }
        .sheet(
          isPresented: $isOfferOpen,
          onDismiss: { (asked.isOpen, asked.isShown) = (false, false) }
        ) { Text("Offer").onAppear { asked.isShown = true } }
    }

    private func openOffer() { (isOfferOpen, asked.isOpen) = (true, true) }
  }

  @Test("A second sheet waits for the end of the first one (R67, subconscious#900)")
  func secondSheet() async throws {
    func scene(waits: Bool) -> @MainActor @Sendable (SceneSetup) -> Offers {
      { setup in
        let asked = Asked()
        setup.include("asked", asked)
        setup.check("an offer is shown") { !asked.isOpen || asked.isShown }
        return Offers(asked: asked, waits: waits)
      }
    }
    let text = try await violations(depth: 7, scene(waits: false))
    #expect(text.contains("an offer is shown"), "\(text)")
    #expect(try await violations(depth: 7, scene(waits: true)) == "")
  }

  private final class Seen {
    var chosen: String?
    var shown: String?
  }

  /// A sheet that is opened by a flag and shows what another state says.
  private struct Chooser: View {
    @State private var isOpen = false
    @State private var chosen: String?
    @State private var item: Model.Item?
    let seen: Seen
    let usesItem: Bool

    var body: some View {
      Button("Choose") {
        seen.chosen = "1"
        if usesItem { item = .init(id: 1) } else { (chosen, isOpen) = ("1", true) }
      }
      .sheet(isPresented: $isOpen) { detail(chosen) }
      .sheet(item: $item) { detail("\($0.id)") }
    }

    private func detail(_ name: String?) -> some View {
      Text(name ?? "nothing").onAppear { seen.shown = name }
    }
  }

  @Test("A sheet that a flag opens shows a stale choice, and one with an item does not")
  func staleChoice() async throws {
    func scene(usesItem: Bool) -> @MainActor @Sendable (SceneSetup) -> Chooser {
      { setup in
        let seen = Seen()
        setup.check("the sheet shows what was chosen") {
          seen.shown == nil && seen.chosen == nil || seen.shown == seen.chosen
        }
        return Chooser(seen: seen, usesItem: usesItem)
      }
    }
    let text = try await violations(scene(usesItem: false))
    #expect(text.contains("the sheet shows what was chosen"), "\(text)")
    #expect(try await violations(scene(usesItem: true)) == "")
  }

  /// What was asked for, and what is on screen.
  private final class Asked {
    var isOpen = false
    var isShown = false
  }

  /// A home-made sheet that goes a moment after it was closed.
  private struct PartialSheet: View {
    @State private var isOpen = false
    @State private var number = 0
    let asked: Asked
    let tellsApart: Bool

    var body: some View {
      VStack {
        Button("Open") {
          number += 1
          asked.isOpen = true
          isOpen = true
        }
        if isOpen {
          Button("Close") { close(number) }
            .onAppear { asked.isShown = true }
            .onDisappear { asked.isShown = false }
        }
      }
    }

    private func close(_ closed: Int) {
      asked.isOpen = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        if !tellsApart || number == closed { isOpen = false }
      }
    }
  }

  @Test("The late end of one sheet closes the next one (R68, AndreaMiotto/PartialSheet#144)")
  func lateEnd() async throws {
    func scene(tellsApart: Bool) -> @MainActor @Sendable (SceneSetup) -> PartialSheet {
      { setup in
        let asked = Asked()
        setup.check("an open sheet is shown") { !asked.isOpen || asked.isShown }
        return PartialSheet(asked: asked, tellsApart: tellsApart)
      }
    }
    func text(tellsApart: Bool) async throws -> String {
      try await violations(
        depth: 5, properties: [.neverCrashes, .checksHold], scene(tellsApart: tellsApart))
    }
    let found = try await text(tellsApart: false)
    #expect(found.contains("an open sheet is shown"), "\(found)")
    #expect(try await text(tellsApart: true) == "")
  }

  /// Loads a text as long as somebody waits for it.
  @MainActor @Observable
  final class Reader {
    private let load: SceneAnswer<Bool>
    private let isStuck: Bool
    private(set) var isLoading = false

    init(_ load: SceneAnswer<Bool>, isStuck: Bool) { (self.load, self.isStuck) = (load, isStuck) }

    func read() async {
      guard !isLoading else { return }
      isLoading = true
      do {
        _ = try await load()
        isLoading = false
      } catch {
        // Nobody waits any more.
        if !isStuck || !Task.isCancelled { isLoading = false }
      }
    }
  }

  private struct ReaderView: View {
    let reader: Reader
    @State private var isOpen = false

    var body: some View {
      if isOpen {
        VStack {
          if reader.isLoading { ProgressView() } else { Text("Text") }
          AsyncImage(url: nil) {
            $0.resizable()
          } placeholder: {
            ProgressView()
          }
          Button("Close") { isOpen = false }
        }
        .task { await reader.read() }
      } else {
        Button("Open") { isOpen = true }
      }
    }
  }

  @Test("A spinner that waits for what nobody loads any more is told of", arguments: [true, false])
  func endlessSpinner(isStuck: Bool) async throws {
    let text = try await violations { setup in
      ReaderView(reader: Reader(setup.answer("load") { true }, isStuck: isStuck))
    }
    #expect(text.contains("nothing is left that could stop it") == isStuck, "\(text)")
    #expect(text.contains("violated") == isStuck)
  }

  /// A sheet of SwiftUI's in which a controller of the app's presents.
  private struct Mixed: View {
    @State private var isOpen = false
    let asked: Asked
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { AlertShower(asked: asked) }
    }
  }

  private struct AlertShower: UIViewControllerRepresentable {
    let asked: Asked

    final class Controller: UIViewController {
      var asked: Asked?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        asked?.isShown = true
        present(
          UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
      }
    }

    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.asked = asked
    }
  }

  @Test("A trace tells what SwiftUI calls apart from what the app calls, without its own business")
  func callers() async throws {
    let text = try await violations(properties: [.checksHold]) { setup in
      let asked = Asked()
      setup.check("nothing is shown") { !asked.isShown }
      return Mixed(asked: asked)
    }
    #expect(text.contains("SwiftUI calls  Mixed.present(AlertShower, .pageSheet, animated: true)"))
    #expect(text.contains("the app calls  Controller.present(UIAlertController 'Hello', .overFull"))
    #expect(!text.contains("addChild") && !text.contains(".presentationController\n"), "\(text)")
  }

  /// A sheet whose binding does not take `nil`, or does.
  private struct Editing: View {
    private struct Note: Identifiable { let id: Int }
    @State private var note: Note?
    let takesNothing: Bool

    var body: some View {
      Button("Edit") { note = Note(id: 1) }
        .sheet(item: Binding(get: { note }, set: { if takesNothing || $0 != nil { note = $0 } })) {
          note in Button("Save \(note.id)") { self.note = nil }
        }
    }
  }

  @Test func `A sheet that comes back when the user has swiped it away is told of`() async throws {
    let text = try await violations { _ in Editing(takesNothing: false) }
    #expect(text.contains("sheet was swiped away, and has come back by itself"), "\(text)")
    #expect(try await violations { _ in Editing(takesNothing: true) } == "")
  }

  /// Shows one offer after the other.
  private struct Cards: View {
    private struct Card: Identifiable { let id: Int }
    @State private var cards: [Card] = []
    @State private var card: Card?

    var body: some View {
      Button("Offers") {
        cards = [Card(id: 1), Card(id: 2)]
        card = cards.first
      }
      .sheet(item: $card, onDismiss: next) { Text("Offer \($0.id)") }
    }

    private func next() {
      cards.removeFirst()
      card = cards.first
    }
  }

  @Test func `The next sheet is not the last one that has come back`() async throws {
    #expect(try await violations { _ in Cards() } == "")
  }

  /// A form that takes a number and an address only.
  private struct Order: View {
    @State private var amount = 0
    @State private var address = ""
    let asked: Asked

    var body: some View {
      TextField("Amount", value: $amount, format: .number)
      TextField("Address", text: $address).keyboardType(.emailAddress)
      Button("Send") { asked.isShown = true }.disabled(amount == 0 || !address.contains("@"))
    }
  }

  @Test func `A form is filled in with what its fields take`() async throws {
    let text = try await violations(properties: [.checksHold]) { setup in
      let asked = Asked()
      setup.check("nothing is sent") { !asked.isShown }
      return Order(asked: asked)
    }
    #expect(text.contains("\"nothing is sent\" is violated"), "\(text)")
  }
}
