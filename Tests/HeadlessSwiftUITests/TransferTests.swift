// SPDX-License-Identifier: MIT

import CoreTransferable
import PhotosUI
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What is given to other apps and received from them")
struct TransferTests {
  private struct Note: Codable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "app.note"))
      ProxyRepresentation(exporting: \.text) { Note(text: $0.uppercased()) }
      FileRepresentation(exportedContentType: .plainText) { note in
        SentTransferredFile(URL(fileURLWithPath: note.text))
      }
    }
  }

  private struct Picture: Transferable {
    let size: Int
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { Picture(size: $0.count) }
    }
  }

  private struct Notes: View {
    @State private var texts: [String] = []
    var body: some View {
      VStack {
        Text(texts.joined(separator: ","))
        PasteButton(payloadType: Note.self) { texts += $0.map(\.text) }
        ShareLink(item: Note(text: "a"), preview: SharePreview("a"))
        Text("row").draggable(Note(text: "a"))
          .dropDestination(for: Note.self) { notes, _ in
            texts += notes.map(\.text)
            return true
          }
      }
    }
  }

  @Test func `is pasted as the app reads it, and shared`() {
    let stage = Stage(Notes())
    stage.tap("Paste")
    #expect(stage.texts.first == "PASTED TEXT")
    stage.tap("Share")
    #expect(stage.presented.count == 1)
    #expect(
      Set(stage.scene.notes(.unimplemented)) == ["View.draggable", "View.dropDestination"])
  }

  private struct Plain: View {
    @State private var log = ""
    var body: some View {
      Text(log)
      PasteButton(payloadType: String.self) { log += $0.joined() }
      PasteButton(supportedContentTypes: [.text]) { log += "\($0.count)" }
    }
  }

  @Test func `is a text at once where the app takes texts`() throws {
    let stage = Stage(Plain())
    let buttons = stage.scene.windows.flatMap(Stage.all).compactMap { $0 as? UIButton }
    #expect(buttons.count == 2)
    for button in buttons { stage.tap(button) }
    #expect(stage.texts.first == "pasted text1")
  }

  private struct Photo: View {
    @State private var item: PhotosPickerItem?
    @State private var size = -1
    var body: some View {
      VStack {
        Text("\(size)")
        PhotosPicker("Photo", selection: $item)
      }
      .task(id: item) {
        if let item, let picture = try? await item.loadTransferable(type: Picture.self) {
          size = picture.size
        }
      }
    }
  }

  @Test func `is a photo as the app reads it`() {
    let stage = Stage(Photo())
    stage.tap("Photo")
    stage.tap("Choose Photo")
    #expect(stage.presented.isEmpty && stage.texts.first == "0")
  }

  private struct Draft: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    var isBroken = false
    init(text: String, isBroken: Bool) { (self.text, self.isBroken) = (text, isBroken) }
    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if isBroken { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: View {
    @State private var isExporting = false
    @State private var result = "draft"
    var isBroken = false
    var hasDocument = true
    var body: some View {
      Button("Export") { isExporting = true }
      Text(result)
        .fileExporter(
          isPresented: $isExporting,
          document: hasDocument ? Draft(text: "a", isBroken: isBroken) : nil,
          contentTypes: [.plainText], defaultFilename: "Draft"
        ) {
          switch $0 {
          case .success(let url): result = url.lastPathComponent
          case .failure: result = "failed"
          }
        } onCancellation: {
          result = "canceled"
        }
    }
  }

  @Test func `is a document that the user saves, or does not`() {
    for (title, isBroken, result) in [
      ("Save", false, "Draft.plain-text"), ("Save", true, "failed"), ("Cancel", false, "canceled"),
    ] {
      let stage = Stage(Editor(isBroken: isBroken))
      stage.tap("Export")
      #expect(stage.presented.count == 1)
      stage.tap(title)
      #expect(stage.presented.isEmpty && stage.texts.contains(result), "\(stage.texts)")
      stage.tap("Export")
      #expect(stage.presented.count == 1)
    }
    let empty = Stage(Editor(hasDocument: false))
    empty.tap("Export")
    #expect(empty.presented.isEmpty)
  }
}
