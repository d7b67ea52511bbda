// SPDX-License-Identifier: MIT

public import Combine
public import UIKit

/// A document as a value, which is read from a file and written to one.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written: those that can be read, if nothing else is said.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object, of which a snapshot is written.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written: those that can be read, if nothing else is said.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

extension View {
  /// Lets the user save a document while a binding is true and there is one; it is asked for its file
  /// when the user does so.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document?.export(contentType), defaultFilename, onCompletion)
  }

  /// The same, which learns of it when the user cancels.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document?.export(contentTypes.first), defaultFilename, onCompletion,
      onCancellation)
  }

  /// Lets the user save several documents.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    exporting(isPresented, documents.map { $0.export(contentType) }, nil, onCompletion)
  }

  /// The same, which learns of it when the user cancels.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where Documents.Element: FileDocument {
    exporting(
      isPresented, documents.map { $0.export(contentTypes.first) }, nil, onCompletion,
      onCancellation)
  }

  /// Lets the user save a document that is an object.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document?.export(contentType), defaultFilename, onCompletion)
  }

  /// The same, which learns of it when the user cancels.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document?.export(contentTypes.first), defaultFilename, onCompletion,
      onCancellation)
  }

  /// Lets the user save something that can be given to other apps.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, item.map { _ in ExportedFile(type: contentTypes.first) {} }, defaultFilename,
      onCompletion, onCancellation)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ file: ExportedFile?, _ name: String?,
    _ completed: @escaping @MainActor (Result<URL, any Error>) -> Void,
    _ canceled: @escaping @MainActor () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, file.map { [$0] } ?? [], name, { completed($0.map { $0[0] }) }, canceled)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ files: [ExportedFile], _ name: String?,
    _ completed: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    _ canceled: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let urls = files.map { file in
      let type = file.type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
      return URL(fileURLWithPath: "/\(name ?? "Untitled")\(type)")
    }
    return sheet(isPresented: files.isEmpty ? .constant(false) : isPresented) {
      DocumentPicker(
        exported: urls,
        picked: { urls in
          completed(
            Result {
              for file in files { try file.write() }
              return urls
            })
        }, canceled: canceled)
    }
  }
}

/// What becomes a file when the user says where.
private struct ExportedFile {
  let type: UTType?
  let write: () throws -> Void
}

extension FileDocument {
  fileprivate func export(_ type: UTType?) -> ExportedFile {
    let type = type ?? Self.writableContentTypes.first
    return ExportedFile(type: type) {
      _ = try self.fileWrapper(configuration: .init(contentType: type ?? .data, existingFile: nil))
    }
  }
}

extension ReferenceFileDocument {
  fileprivate func export(_ type: UTType?) -> ExportedFile {
    let type = type ?? Self.writableContentTypes.first
    return ExportedFile(type: type) {
      let snapshot = try self.snapshot(contentType: type ?? .data)
      _ = try self.fileWrapper(
        snapshot: snapshot, configuration: .init(contentType: type ?? .data, existingFile: nil))
    }
  }
}
