// SPDX-License-Identifier: MIT

import SceneTesting
import SwiftUI
import UIKit

// begin: EvaluationChangesNothing red
final class Tally: ObservableObject { @Published var count = 0 }

struct Row: View {
  @ObservedObject var tally = Tally()
  var body: some View { Button("\(tally.count)") { tally.count = 1 } }
}

struct Rows: View {
  var body: some View { VStack { Row() } }
}
// end

// begin: TypedTextStays red
struct NoteField: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

struct Notebook: View {
  @State private var loads = 0

  var body: some View {
    NoteField().id(loads)
      .task {
        try? await Task.sleep(for: .seconds(5))
        loads += 1
      }
  }
}
// end

// begin: TypedTextStays green
struct SteadyNotebook: View {
  @State private var loads = 0

  var body: some View {
    VStack {
      NoteField()
      Text("Loaded \(loads) times")
    }
    .task {
      try? await Task.sleep(for: .seconds(5))
      loads += 1
    }
  }
}
// end

// begin: EvaluationChangesNothing green
struct OwningRow: View {
  @StateObject var tally = Tally()
  var body: some View { Button("\(tally.count)") { tally.count = 1 } }
}

struct OwningRows: View {
  var body: some View { VStack { OwningRow() } }
}
// end

extension PropertyPage {
  /// Views of SwiftUI's.
  static let ofViews: [PropertyPage] = [
    PropertyPage(
      name: "EvaluationChangesNothing", property: .evaluationChangesNothing,
      red: { _ in UIHostingController(rootView: Rows()) },
      green: { _ in UIHostingController(rootView: OwningRows()) }),
    PropertyPage(
      name: "TypedTextStays", property: .typedTextStays,
      red: { _ in UIHostingController(rootView: Notebook()) },
      green: { _ in UIHostingController(rootView: SteadyNotebook()) }),
  ]
}
