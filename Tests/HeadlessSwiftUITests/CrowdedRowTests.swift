// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// A stack divides its room among what is in it, so that a long text leaves some to what is behind it.
@MainActor
@Suite("What stands behind a long text is reached")
struct CrowdedRowTests {
  private static let long =
    "Pick up the parcel from the neighbors before they leave for the weekend"

  private struct Rows: View {
    @State private var taps: [String] = []
    var body: some View {
      List {
        Text(taps.joined())
        HStack {
          Text(CrowdedRowTests.long)
          Spacer()
          Button("Open") { taps.append("o") }.buttonStyle(.borderless)
        }
        HStack {
          Image(systemName: "star")
          VStack(alignment: .leading) {
            Text("Title")
            Text(CrowdedRowTests.long)
          }
          Text(CrowdedRowTests.long)
          Button("Like") { taps.append("l") }.buttonStyle(.borderless)
        }
        LabeledContent(CrowdedRowTests.long) {
          Button("Edit") { taps.append("e") }.buttonStyle(.borderless)
        }
      }
    }
  }

  @Test func `A button behind a long text is tapped`() {
    let stage = Stage(Rows())
    for title in ["Open", "Like", "Edit"] { #expect(stage.tap(title), "\(title)") }
    #expect(stage.texts.first == "ole")
  }

  private struct Controls: View {
    @State private var isOn = false
    @State private var count = 0
    @State private var text = ""
    var body: some View {
      Form {
        Text("\(isOn) \(count)")
        Toggle(CrowdedRowTests.long, isOn: $isOn)
        Stepper(CrowdedRowTests.long, value: $count)
        HStack {
          Text(CrowdedRowTests.long)
          TextField("Name", text: $text)
        }
      }
    }
  }

  @Test func `Controls behind long labels are touched`() throws {
    let stage = Stage(Controls())
    stage.tap(try #require(stage.find(UISwitch.self)))
    let increment = stage.find(UIButton.self) { $0.currentTitle == "Increment" }
    stage.tap(try #require(increment ?? stage.find(UIButton.self)))
    #expect(stage.texts.first?.hasPrefix("true") == true)
    #expect(stage.texts.first?.hasSuffix(" 0") == false)
    let field = try #require(stage.find(UITextField.self))
    #expect(field.frame.width > 100 && stage.tap(field) && field.isFirstResponder)
  }

  private struct Split: View {
    var body: some View {
      HStack(spacing: 0) {
        Text("short")
        Text(CrowdedRowTests.long)
        Text(CrowdedRowTests.long)
      }
    }
  }

  @Test func `What is short takes what it needs, and long texts share the rest`() {
    let stage = Stage(Split())
    let labels = Stage.all(in: stage.root.view).compactMap { $0 as? UILabel }
    let widths = labels.map(\.frame.width)
    let rest = (stage.root.view.bounds.width - widths[0]) / 2
    #expect(widths[0] == labels[0].intrinsicContentSize.width)
    #expect(abs(widths[1] - rest) < 1 && abs(widths[2] - rest) < 1)
    #expect(labels[1].frame.height > labels[0].frame.height)
  }

  private struct Strip: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<12) { Text("A label of number \($0)") } }.padding()
      }
    }
  }

  @Test func `What is scrolled along is not narrowed`() throws {
    let stage = Stage(Strip())
    let labels = Stage.all(in: stage.root.view).compactMap { $0 as? UILabel }
    #expect(labels.count == 12)
    for label in labels { #expect(label.frame.width == label.intrinsicContentSize.width) }
    let scroll = try #require(stage.find(UIScrollView.self))
    #expect(scroll.contentSize.width > 1000)
  }

  private struct BelowRow: View {
    @State private var taps: [String] = []
    @State private var content = ""
    var body: some View {
      VStack {
        List { Text(taps.joined()) }
        Spacer()
        VStack(alignment: .leading) {
          TextEditor(text: $content).frame(height: 120)
          Spacer().frame(height: 10)
          HStack {
            Button("Cancel") { taps.append("c") }
            Spacer()
            Divider()
            Button("Save") { taps.append("s") }
          }
          .background(Color.white)
        }
      }
    }
  }

  @Test func `Room in a row takes none from what is above and below the row`() throws {
    let stage = Stage(BelowRow())
    #expect(stage.tap("Cancel") && stage.tap("Save"))
    #expect(stage.texts.first == "cs")
    let list = try #require(stage.find(UIScrollView.self) { !($0 is UITextView) })
    #expect(list.frame.height > 400)
    let save = try #require(stage.find(UIButton.self) { $0.currentTitle == "Save" })
    #expect(save.convert(save.bounds, to: nil).maxX > stage.root.view.bounds.width - 1)
  }

  private struct Corner: View {
    @State private var taps = 0
    var body: some View {
      ZStack(alignment: .bottom) {
        Spacer()
        Button("Low \(taps)") { taps += 1 }
      }
    }
  }

  @Test func `Room outside of stacks takes all in both directions`() throws {
    let stage = Stage(Corner())
    #expect(stage.tap("Low 0"))
    let button = try #require(stage.find(UIButton.self))
    #expect(button.convert(button.bounds, to: nil).maxY > stage.root.view.bounds.height - 40)
  }
}
