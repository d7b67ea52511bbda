// SPDX-License-Identifier: MIT

import AVKit
@testable import SwiftUI
import Testing
import UIKit

/// Members that apps for SwiftUI use every day.
@MainActor
@Suite("What views in apps also use")
struct EverydayMemberTests {
  @Test("Texts have SwiftUI's attributes where these may be meant, and become those of UIKit")
  func attributedText() throws {
    var text = AttributedString("Hello world")
    text.foregroundColor = .blue
    let range = try #require(text.range(of: "world"))
    text[range].font = .body.bold()
    #expect(text.runs.count == 2 && text[range].foregroundColor == Color.blue)
    #expect(NSAttributedString(text).string == "Hello world")
    #expect(AttributedString(NSAttributedString(string: "Hello")) == AttributedString("Hello"))
  }

  private struct Titled: View {
    @State private var isOn = false
    @State private var number = 1
    @State private var text = ""
    let title = String("own")
    var body: some View {
      VStack {
        Toggle(title, systemImage: "star", isOn: $isOn)
        Menu(title, systemImage: "star") { Button("Item") {} }
        Label(title, image: "star")
        Label(title, image: ImageResource(name: "star", bundle: .main))
        TextField(title, value: $number, format: .number)
        SecureField(title, text: $text, prompt: Text("secret"))
        LabeledContent(title, value: title)
        LabeledContent(title) { Text("content") }
        GroupBox(title) { Text(LocalizedStringResource("resource")) }
      }
      VStack {
        List {
          Section(title, isExpanded: $isOn) { Text("hidden") }
          Section(isExpanded: .constant(true)) {
            Text("row")
          } header: {
            Text("head")
          }
          Picker(title, systemImage: "star", selection: $number) { Text("One").tag(1) }
        }
        ProgressView(value: 0.5) {
          Text("label")
        } currentValueLabel: {
          Text("half")
        }
        Gauge(value: 0.5) {
          Text("gauge")
        } currentValueLabel: {
          Text("now")
        }
      }
    }
  }

  @Test func `Titles are texts of the app's own, and values have several labels`() {
    let texts = Stage(Titled()).texts
    #expect(texts.filter { $0 == "own" }.count >= 8, "\(texts)")
    for text in ["content", "resource", "row", "head", "label", "half", "gauge", "now"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(!texts.contains("hidden"))
  }

  private struct Sorter: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  private struct Looks: View {
    @State private var isOn = false
    @State private var position = ScrollPosition(idType: Int.self)
    @Namespace private var space
    var body: some View {
      VStack {
        Text("1").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.red))
          .background(AnyShapeStyle(Color.clear))
          .glassEffect(.regular.tint(.red).interactive(), in: .capsule)
          .glassEffectID("1", in: space).fontWidth(.condensed).gridCellColumns(2)
        GlassEffectContainer(spacing: 1) { Text("2").containerBackground(.red, for: .navigation) }
        Image(systemName: "star")
          .symbolEffect(.bounce.up.byLayer, options: .speed(2), value: isOn)
          .symbolEffect(.variableColor.iterative, isActive: isOn).symbolEffectsRemoved()
          .transition(.symbolEffect(.appear))
        Text("3").matchedTransitionSource(id: 1, in: space) {
          $0.clipShape(.rect(cornerRadius: 1))
        }
        .visualEffect { content, proxy in content.scaleEffect(x: 1, y: proxy.size.width) }
        .scrollTransition(.animated.threshold(.visible(0.5))) { content, phase in
          content.brightness(phase.isIdentity ? 0 : 1)
        }
        Text("4").safeAreaInset(edge: .leading) { Text("beside") }
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          context.drawLayer { $0.addFilter(.blur(radius: 1)) }
        }
        VideoPlayer(player: nil) { Text("over") }
      }
    }
  }

  @Test func `Looks have no effect, and the views are there`() {
    let stage = Stage(Looks())
    #expect(stage.texts == ["1", "2", "3", "beside", "4", "over"])
    #expect(stage.scene.notes(.unimplemented).isEmpty)
    #expect(stage.find(FillView.self) { !$0.isUserInteractionEnabled } != nil)
  }

  private struct Dragged: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isTargeted = false
    var body: some View {
      ScrollView {
        Text("a").onDrop(of: [.text], delegate: Sorter())
          .onDrop(of: ["public.text"], isTargeted: $isTargeted) { _, _ in true }
        Text("b").onDrag {
          NSItemProvider()
        } preview: {
          Text("preview")
        }
        Text("c").draggable("c") { Text("preview") }
        ForEach([1, 2], id: \.self) { Text("\($0)") }
          .dropDestination(for: String.self) { _, _ in }
      }
      .scrollPosition($position).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
      .onScrollPhaseChange { _, new in isTargeted = new.isScrolling }
    }
  }

  @Test func `What nobody drags or is told of is named`() {
    let stage = Stage(Dragged())
    #expect(stage.texts == ["a", "b", "c", "1", "2"])
    #expect(
      Set(stage.scene.notes(.unimplemented)) == [
        "View.draggable", "View.dropDestination", "View.onDrag", "View.onDrop",
        "View.onScrollGeometryChange", "View.onScrollPhaseChange",
      ])
    var position = ScrollPosition(id: 3)
    #expect(position.viewID(type: Int.self) == 3)
    position.scrollTo(edge: .top)
    #expect(position.viewID == nil)
    #expect(ImageRenderer(content: Text("a")).uiImage != nil)
  }
}
