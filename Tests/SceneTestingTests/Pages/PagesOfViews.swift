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
      green: { _ in UIHostingController(rootView: OwningRows()) })
  ]
}
