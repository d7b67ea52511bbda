// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

// Previews as Xcode writes them, of which nothing is left.
#Preview { Lamp() }
#Preview("lit", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("on", isOn: $isOn)
  Lamp()
}
#Preview("a controller", traits: .landscapeLeft) { UIViewController() }
#Preview {
  let label = UILabel()
  label.text = "a view"
  return label
}

extension EnvironmentValues {
  @Entry fileprivate var limit = 3
  @Entry fileprivate var name: String?
  @Entry fileprivate var places: [String: Int] = ["first": 1]
}

private struct Lamp: View {
  var body: some View {
    Reader().environment(\.limit, 4).environment(\.name, "lamp")
  }
}

private struct Reader: View {
  @Environment(\.limit) private var limit
  @Environment(\.name) private var name
  @Environment(\.places) private var places
  var body: some View { Text("\(limit) \(name ?? "none") \(places["first"] ?? 0)") }
}

@Suite("Macros")
@MainActor struct MacroTests {
  @Test("@Entry declares a value that views around set, with its default")
  func entries() {
    #expect(Stage(Lamp()).texts == ["4 lamp 1"])
    #expect(Stage(Reader()).texts == ["3 none 1"])
  }
}
