// SPDX-License-Identifier: MIT

import SwiftUI
import Synchronization
import TestSupport
import Testing
import ViewTesting

// What stands between the marks is printed in the article "Check your first view".

// begin: views
@Observable @MainActor
final class Notes {
  var typed = ""
  var saved = ""
  var isWriting = false
}

struct NotesView: View {
  @Bindable var notes: Notes

  var body: some View {
    NavigationStack {
      Text(notes.saved)
        .navigationTitle("Notes")
        .toolbar {
          Button("Write") { notes.isWriting = true }
        }
    }
    .sheet(isPresented: $notes.isWriting) { NoteView(notes: notes) }
  }
}

struct NoteView: View {
  @Bindable var notes: Notes
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Note", text: $notes.typed)
      Button("Save") {
        notes.saved = notes.typed
        dismiss()
      }
    }
  }
}
// end

@Suite("The article on a first view", .serialized)
@MainActor
struct FirstViewTests {
  @Test func `finds the lost text by the sequence that the article shows`() async throws {
    let reports = Mutex<[String]>([])
    try await withKnownIssue {
      // begin: test
      try await expectNoViolation { setup in
        let notes = Notes()
        setup.check("no text is lost") { notes.isWriting || notes.typed == notes.saved }
        return NotesView(notes: notes)
      }
      // end
    } matching: { issue in
      reports.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.error == nil
    }
    let found = reports.withLock { $0 }
    #expect(found.count == 1)
    let article = try Article("CheckYourFirstView", of: "ViewTesting")
    #expect(found.first?.trimmingCharacters(in: .newlines) == article.blocks(of: "text").first)
  }

  /// The same with the line that the article adds.
  private struct CarefulView: View {
    @Bindable var notes: Notes

    var body: some View {
      Button("Write") { notes.isWriting = true }
        .sheet(isPresented: $notes.isWriting) {
          NoteView(notes: notes)
            // begin: repair
            .interactiveDismissDisabled(notes.typed != notes.saved)
          // end
        }
    }
  }

  @Test func `is quiet about the repaired view`() async throws {
    try await expectNoViolation { setup in
      let notes = Notes()
      setup.check("no text is lost") { notes.isWriting || notes.typed == notes.saved }
      return CarefulView(notes: notes)
    }
  }

  @Test("prints the code that is tested here", arguments: ["views", "test", "repair"])
  func code(_ name: String) throws {
    #expect(try Article("CheckYourFirstView", of: "ViewTesting").prints(name, in: #filePath))
  }
}

/// The example of the README.
@Suite("Views of an app")
@MainActor
struct TrapTests {
  private struct ContentView: View {
    @State private var isOpen = false
    let canClose: Bool

    var body: some View {
      Button("Open") { isOpen = true }
        .fullScreenCover(isPresented: $isOpen) { DetailView(canClose: canClose) }
    }
  }

  private struct DetailView: View {
    @Environment(\.dismiss) private var dismiss
    let canClose: Bool

    var body: some View {
      VStack {
        Text("Detail")
        if canClose { Button("Close") { dismiss() } }
      }
    }
  }

  @Test func `are explored, and a cover that nothing closes is found`() async throws {
    try await withKnownIssue {
      try await expectNoViolation { ContentView(canClose: false) }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("user: tap Open")
    }
  }

  @Test func `are quiet where a button closes the cover`() async throws {
    try await expectNoViolation { ContentView(canClose: true) }
  }

  @Test func `does the actions of an issue again`() async throws {
    try await expectNoViolation(replaying: "tap Open") { ContentView(canClose: false) }
    await #expect(throws: ReplayError.self) {
      try await expectNoViolation(replaying: "tap Close") { ContentView(canClose: false) }
    }
  }
}
