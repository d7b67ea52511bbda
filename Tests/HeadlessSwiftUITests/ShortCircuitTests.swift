// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("A condition that leaves out what it need not read")
struct ShortCircuitTests {
  /// Reads the second text only while the first one is not empty.
  private struct NewBook: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var author = ""

    var body: some View {
      Form {
        TextField("Title", text: $title)
        TextField("Author", text: $author)
        Button("Create") { dismiss() }.disabled(title.isEmpty || author.isEmpty)
      }
    }
  }

  private struct Books: View {
    @State private var isNew = false
    var body: some View {
      Button("New") { isNew = true }.sheet(isPresented: $isNew) { NewBook() }
    }
  }

  @Test func `makes no state depend on what was read before`() throws {
    #expect(try violations(budget: 4_000, strict: true) { Books() } == [])
  }
}
