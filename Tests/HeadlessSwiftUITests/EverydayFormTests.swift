// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// Forms that apps for iOS 16 and later use every day.
@MainActor
@Suite("What newer code also uses")
struct EverydayFormTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn = false
  }

  private struct Bound: View {
    @State private var names = ["a", "b"]
    @State private var items = [Item(id: 1, name: "c"), Item(id: 2, name: "d")]
    @State private var chosen: Int?
    var body: some View {
      List {
        Text(names.joined())
        ForEach($names, id: \.self) { $name in Button(name) { name += "!" } }
        ForEach($items, editActions: .delete) { $item in Text(item.name) }
        ForEach($items, id: \.id) { $item in Toggle("on", isOn: $item.isOn) }
          .onInsert(of: []) { _, _ in }
      }
      List($items) { $item in Text(item.name) }
      List($items, editActions: .move, selection: $chosen) { $item in Text(item.name) }
    }
  }

  @Test func `Rows change the elements of a binding`() {
    let stage = Stage(Bound())
    stage.tap("b")
    #expect(stage.texts.first == "ab!")
    #expect(stage.scene.notes(.unimplemented).contains("ForEach.onInsert"))
  }

  private struct Editable: View {
    @State private var items = [
      Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
    ]
    var body: some View {
      Text(items.map(\.name).joined())
      List($items, editActions: .all) { $item in Text(item.name) }
      EditButton()
    }
  }

  @Test func `A list changes the collection of a binding`() {
    let stage = Stage(Editable())
    stage.drag(stage.find(UILabel.self) { $0.text == "b" }, by: CGPoint(x: -120, y: 0))
    stage.tap("Delete")
    #expect(stage.texts.first == "ac")
    stage.tap("Edit")
    let handle = stage.find(UIView.self) { view in
      view.gestureRecognizers?.contains { $0.name == "handle of a" } == true
    }
    stage.drag(handle, by: CGPoint(x: 0, y: 120))
    #expect(stage.texts.first == "ca")
  }

  private struct Choosing: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var number: Int? = 2
    @State private var chosen: Int?
    var body: some View {
      let isOn = items.map { "\($0.isOn)" }.joined(separator: " ")
      Text("\(number ?? 0), \(chosen ?? 0), \(isOn)")
      Toggle("All", sources: $items, isOn: \.isOn)
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Text("Two").tag(2, includeOptional: true)
      } currentValueLabel: {
        Text("none")
      }
      List(selection: $chosen) {
        ForEach(items) { Text($0.name).selectionDisabled($0.id == 1) }
      }
    }
  }

  @Test("A switch for several values, a choice of an optional one, and rows that are not chosen")
  func choices() throws {
    let stage = Stage(Choosing())
    let picker = try #require(stage.find(UISegmentedControl.self))
    #expect(picker.selectedSegmentIndex == 1)
    stage.turn {
      picker.selectedSegmentIndex = 0
      picker.sendActions(for: .valueChanged)
    }
    try stage.tap(#require(stage.find(UISwitch.self)))
    #expect(stage.texts.first == "1, 0, true true")
    for name in ["a", "b"] {
      try stage.tap(#require(stage.find(UILabel.self) { $0.text == name }))
      #expect(stage.texts.first == "1, \(name == "b" ? 2 : 0), true true")
    }
  }

  private struct Scaled: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0)
    }
  }

  private struct Frame { var scale = 1.0, angle = Angle.zero }

  private struct Moving: View {
    var body: some View {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        let date = context.date
        Text("\(date.timeIntervalSinceReferenceDate)")
      }
      TimelineView(.animation(minimumInterval: 1)) { Text("\($0.cadence == .live)") }
      Text("1").contentTransition(.numericText()).contentTransition(.numericText(value: 1))
        .contentTransition(.numericText(countsDown: true))
      Text("2").transition(.blurReplace).transition(Scaled()).geometryGroup()
        .animation(.snappy(duration: 1, extraBounce: 0.1)) { $0.scaleEffect(2) }
        .animation(.bouncy(duration: 1), value: 1)
        .animation(.timingCurve(0, 0, 1, 1, duration: 2), value: 1)
        .transaction(value: 1) { $0.animation = nil }
      Text("3").phaseAnimator([1.0, 2]) { content, scale in
        content.scaleEffect(scale)
      } animation: { _ in
        .smooth(duration: 1, extraBounce: 0)
      }
      PhaseAnimator([4, 5]) { Text("\($0)") }
      Text("5").keyframeAnimator(initialValue: Frame(), trigger: 1) { content, frame in
        content.scaleEffect(frame.scale).rotationEffect(frame.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 1)
          SpringKeyframe(1, spring: .bouncy)
        }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 1) }
      }
    }
  }

  @Test func `What moves is shown at rest`() {
    let stage = Stage(Moving())
    #expect(stage.texts == ["0.0", "true", "1", "2", "3", "4", "5"])
  }

  private struct Reading: View {
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.isFocused) private var isFocused
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.controlSize) private var controlSize
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.multilineTextAlignment) private var textAlignment
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState(for: .voiceOver) private var readField: Int?
    @GestureState(resetTransaction: Transaction(animation: .default)) private var pull = CGSize.zero
    var body: some View {
      Button(redactionReasons.contains(.placeholder) ? "hidden" : "shown") {
        openWindow(id: "other")
        dismissWindow()
        dismissSearch()
        (isRead, readField) = (true, 1)
      }
      .accessibilityFocused($isRead).accessibilityFocused($readField, equals: 1)
      .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
      .onHover { _ in }.onContinuousHover { _ in }
      Text("\(sizeCategory == .large), \(pixelLength), \(lineLimit ?? 0), \(isRead)")
    }
  }

  @Test func `Views read how they are shown`() {
    let stage = Stage(Reading().redacted(reason: .placeholder).environment(\.lineLimit, 2))
    stage.tap("hidden")
    #expect(stage.texts == ["hidden", "true, 0.5, 2, true"])
    #expect(Stage(Reading().redacted(reason: .privacy).unredacted()).texts.first == "shown")
  }

  private struct Pulled: View {
    let model: Model
    @GestureState private var pull: CGFloat?
    init(_ model: Model) {
      self.model = model
      _pull = GestureState { value, _ in model.log.append("\(value ?? 0)") }
    }
    var body: some View {
      Text("pulled").frame(width: 200, height: 200)
        .gesture(
          DragGesture().updating($pull) { value, state, _ in state = value.translation.width })
    }
  }

  private struct Turned: View {
    let isTapped: Bool
    @State private var text = "none"
    var body: some View {
      Text(text).frame(width: 200, height: 200).gesture(turn.onEnded { text = $0 })
    }
    private var turn: AnyGesture<String> {
      isTapped
        ? AnyGesture(TapGesture().map { "tapped" })
        : AnyGesture(DragGesture().map { "dragged by \($0.translation.width)" })
    }
  }

  @Test("Which of two gestures counts may be chosen", arguments: [true, false])
  func chosenGesture(isTapped: Bool) {
    let stage = Stage(Turned(isTapped: isTapped))
    if let label = stage.find(UILabel.self) {
      isTapped ? _ = stage.tap(label) : stage.drag(label, by: CGPoint(x: 60, y: 0))
    }
    #expect(stage.texts == [isTapped ? "tapped" : "dragged by 50.0"])
  }

  private struct Named: View {
    let name: String
    var body: some View {
      VStack {
        Link(name, destination: URL(fileURLWithPath: "/"))
        DisclosureGroup(name) { Text("inside") }
        ContentUnavailableView(name, systemImage: "tray")
      }
      .background().help(name).navigationSubtitle(name)
      .accessibilityAction(named: name) {}.accessibilityValue(Text(name))
      .safeAreaBar(edge: .bottom) { Text("below") }
    }
  }

  @Test func `Titles may be texts of the app's own`() {
    let texts = Stage(Named(name: "own")).texts
    #expect(texts.filter { $0 == "own" }.count == 3 && texts.contains("below"))
  }

  @Test func `The state of a gesture tells when it is reset`() {
    let model = Model()
    let stage = Stage(Pulled(model))
    stage.drag(stage.find(UILabel.self), by: CGPoint(x: 60, y: 0))
    #expect(model.log == ["50.0"])
  }
}
