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

extension Transaction {
  @Entry fileprivate var source = "user"
  @Entry fileprivate var count: Int?  // of what is told
}

extension SwiftUI.FocusedValues {
  @Entry fileprivate var page: Binding<Int>?
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
  @Test func `@Entry declares a value that views around set, with its default`() {
    #expect(Stage(Lamp()).texts == ["4 lamp 1"])
    #expect(Stage(Reader()).texts == ["3 none 1"])
  }

  private struct Counter: View {
    @State private var number = 0
    @State private var source = ""
    @FocusedBinding(\.page) private var page

    var body: some View {
      Text("\(number) \(source) \(page ?? -1)").focusedValue(\.page, $number)
      Button("Count") {
        var transaction = Transaction()
        (transaction.source, transaction.count) = ("button", 1)
        counted.transaction(transaction).wrappedValue += 1
      }
      Button("Plainly") { counted.wrappedValue += 1 }
    }

    private var counted: Binding<Int> {
      Binding {
        number
      } set: { new, transaction in
        (number, source) = (new, "\(transaction.source) \(transaction.count ?? 0)")
      }
    }
  }

  @Test func `@Entry declares what goes along with a change, and what the focused view has`() {
    let stage = Stage(Counter())
    stage.tap("Count")
    #expect(stage.texts.first == "1 button 1 -1")
    stage.tap("Plainly")
    #expect(stage.texts.first == "2 user 0 -1")
  }
}
