// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// SwiftUI may evaluate a body whenever it likes: what a body makes anew is lost at any time.
@MainActor
@Suite("Evaluations for no reason of the app's")
struct EvaluationTests {
  private static let property = "evaluating views anew changes nothing"

  private func found<Root: View>(
    depth: Int? = nil, _ view: @escaping @MainActor @Sendable () -> Root
  ) async throws -> String {
    try await violations(depth: depth, properties: [.neverCrashes, .evaluationChangesNothing]) {
      _ in
      view()
    }
  }

  private final class Count: ObservableObject { @Published var number = 0 }

  private struct Observing: View {
    @ObservedObject var count = Count()
    var body: some View { Button("\(count.number)") { count.number = 1 } }
  }

  private struct Owning: View {
    @StateObject private var count = Count()
    var body: some View { Button("\(count.number)") { count.number = 1 } }
  }

  private struct Around<Content: View>: View {
    let content: () -> Content
    var body: some View { VStack { content() } }
  }

  @Test(
    "An object that a body makes for @ObservedObject is lost with what it had, @StateObject's is not"
  )
  func observedObject() async throws {
    let text = try await found { Around { Observing() } }
    #expect(text.contains("\"\(Self.property)\" is violated"), "\(text)")
    #expect(text.contains("'1' is gone"), "\(text)")
    #expect(try await found { Around { Owning() } } == "")
  }

  private struct Clock: View {
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("Now \(Date.now.timeIntervalSinceReferenceDate)")
        Button("Add to \(count)") { count = min(1, count + 1) }
        Button("Open") { isShown = true }
      }.sheet(isPresented: $isShown) { Text("Count \(count)") }
    }
  }

  @Test func `What a body says of the time is out of date until it is evaluated`() async throws {
    let text = try await found { Clock() }
    #expect(!text.contains("is violated"), "\(text)")
  }

  /// Is made with the time, as is the object that it loses.
  private struct Dated: View {
    private final class Note: ObservableObject {
      @Published var text = "0"
      let created = Date()
    }
    @ObservedObject private var note = Note()
    @State private var day = Date()
    var body: some View {
      VStack {
        Text("Since \(note.created.timeIntervalSinceReferenceDate)")
        Button("\(note.text)") { note.text = "1" }
      }
    }
  }

  @Test func `What is lost is told of beside what says the time`() async throws {
    let text = try await found { Around { Dated() } }
    #expect(text.contains("'1' is gone"), "\(text)")
  }

  private struct Dish: Identifiable {
    let id: String
    let name: String
  }

  /// A sheet whose item is made of a name by each evaluation.
  private struct Menu: View {
    @State private var chosen: String?
    let id: @MainActor (String) -> String

    var body: some View {
      Button("Soup") { chosen = "Soup" }
        .sheet(
          item: Binding(
            get: { chosen.map { Dish(id: id($0), name: $0) } }, set: { chosen = $0?.name })
        ) { dish in Text("One \(dish.name)") }
    }
  }

  @Test("A sheet whose item gets an identity at each evaluation goes at any time")
  func identity() async throws {
    let text = try await found(depth: 6) { Menu { _ in UUID().uuidString } }
    #expect(text.contains(Self.property), "\(text)")
    #expect(try await found(depth: 6) { Menu { $0 } } == "")
  }

  /// Rows that keep a state, by an identity that lasts or does not.
  private struct Rows: View {
    let isStable: Bool

    var body: some View {
      VStack {
        ForEach(["a", "b"], id: \.self) { Row(name: $0).id(isStable ? $0 : UUID().uuidString) }
      }
    }
  }

  private struct Row: View {
    @State private var isOn = false
    let name: String
    var body: some View { Button(isOn ? "\(name) on" : "\(name) off") { isOn.toggle() } }
  }

  /// Shows whom the user has chosen, in a sheet that is made with what the body has read.
  private struct Chooser: View {
    @State private var chosen: String?
    @State private var isOpen = false
    let readsChoice: Bool
    let keepsName: Bool

    var body: some View {
      Button(readsChoice ? "Choose \(chosen ?? "")" : "Choose") { (chosen, isOpen) = ("Ann", true) }
        .sheet(isPresented: $isOpen) {
          if keepsName { Profile(name: chosen ?? "nobody") } else { Text(chosen ?? "nobody") }
        }
    }
  }

  /// Keeps the name that it was made with.
  private struct Profile: View {
    @State var name: String
    var body: some View { Text(name) }
  }

  @Test(
    "A sheet made with a state that the body does not read is told of as that",
    arguments: [true, false], [true, false])
  func lateRead(readsChoice: Bool, keepsName: Bool) async throws {
    let text = try await violations { _ in Chooser(readsChoice: readsChoice, keepsName: keepsName) }
    #expect(text.contains("violated") != readsChoice, "\(text)")
    #expect(
      text.contains(
        "was made with a state as it was before it changed, for the body had not read it; pass the "
          + "item by `sheet(item:)`, or read the state in the body")
        != readsChoice, "\(text)")
  }

  @Test func `Rows that get an identity at each evaluation lose their state`() async throws {
    let text = try await found { Rows(isStable: false) }
    #expect(text.contains(Self.property), "\(text)")
    #expect(try await found { Rows(isStable: true) } == "")
  }

  private final class Draft { var text = "" }

  /// A screen whose initializer takes back what the draft says.
  private struct Editor: View {
    @State private var version = 0
    let draft: Draft

    init(draft: Draft, resets: Bool) {
      self.draft = draft
      if resets { draft.text = "" }
    }

    var body: some View {
      Button("Write \(draft.text)\(version == 0 ? "" : ".")") { (draft.text, version) = ("x", 1) }
    }
  }

  private struct Desk: View {
    @State private var draft = Draft()
    let resets: Bool
    var body: some View { VStack { Editor(draft: draft, resets: resets) } }
  }

  @Test func `What an initializer of a view resets is lost`() async throws {
    let text = try await found { Desk(resets: true) }
    #expect(text.contains(Self.property), "\(text)")
    #expect(try await found { Desk(resets: false) } == "")
  }

  private struct Amount: View {
    @State private var amount = 0.0
    var body: some View { TextField("Amount", value: $amount, format: .number) }
  }

  @Test func `What is typed and cannot be read stays until editing ends`() async throws {
    let stage = Stage(Amount())
    let field = try #require(stage.find(UITextField.self))
    stage.turn {
      field.becomeFirstResponder()
      field.type("many")
    }
    stage.turn { (stage.root as? UIHostingController<Amount>)?.evaluateAnew() }
    #expect(field.text == "many")
    stage.turn { field.resignFirstResponder() }
    #expect(field.text == "0")
    #expect(try await found { Amount() } == "")
  }

  @Test func `Views that are evaluated to the same have no state more, and no action`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      UIHostingController(rootView: Around { Owning() })
    }
    let exploration = try variant.explore(limits: Limits(depth: 4))
    #expect(exploration.distinct == 2)
  }

  private struct Flagged: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
    }
  }

  @Test("That a body would read another value the next time is no reason to evaluate it")
  func flag() throws {
    func states(_ includesEvaluations: Bool) throws -> Int {
      var vocabulary = SceneVocabulary()
      vocabulary.includesEvaluations = includesEvaluations
      let variant = Variant(scene: "scene", summary: "", names: [], vocabulary: vocabulary) { _ in
        UIHostingController(rootView: Flagged())
      }
      return try variant.explore(limits: Limits(depth: 6)).distinct
    }
    #expect(try states(true) == states(false))
  }

  @Test("A state is the same however UIKit behaved on the way, also where an evaluation matters")
  func behaviors() throws {
    var vocabulary = SceneVocabulary()
    vocabulary.includesEvaluations = true
    let variant = Variant(scene: "scene", summary: "", names: [], vocabulary: vocabulary) { _ in
      UIHostingController(rootView: Rows(isStable: false))
    }
    var other = UIKitBehavior()
    other.presentWhileBeingDismissed = .keepsItAlive
    let reached = try [UIKitBehavior(), other].map {
      Array(try variant.explore(limits: Limits(depth: 1), behavior: $0).states.map(\.app))
    }
    #expect(reached[0].count > 1)
    #expect(reached[0] == reached[1])
  }

  /// A controller that UIKit presents over the whole screen, whose view closes itself.
  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  private final class Opener: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let open = UIButton(type: .system)
      open.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      open.setTitle("Open", for: .normal)
      open.addAction(
        UIAction { [unowned self] _ in
          let hosted = UIHostingController(rootView: Closing())
          hosted.modalPresentationStyle = .fullScreen
          present(hosted, animated: true)
        }, for: .touchUpInside)
      view.addSubview(open)
    }
  }

  @Test(
    "dismiss in what UIKit presents is taken to work; the other answer traps the user (X12)")
  func dismissOfHostedView() throws {
    #expect(try violations { Opener() } == [])
    let other = try violations(assuming: { $0.dismissOfHostedView = .doesNothing }) { Opener() }
    #expect(other.contains { $0.contains("the user is never trapped") }, "\(other)")
    let old = try violations(version: .iOS14) { Opener() }
    #expect(old.contains { $0.contains("the user is never trapped") }, "\(old)")
  }
}
