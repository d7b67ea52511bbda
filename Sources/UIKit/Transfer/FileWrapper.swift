// SPDX-License-Identifier: MIT

public import Foundation

/// A file or a folder in memory; nothing is written.
open class FileWrapper: NSObject {
  /// How a file is read, as storage.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = Self(rawValue: 1), withoutMapping = Self(rawValue: 2)
  }
  /// How a file is written, as storage.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = Self(rawValue: 1), withNameUpdating = Self(rawValue: 2)
  }

  /// What a file holds; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder, by name; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?, filename: String?
  open var fileAttributes: [String: Any] = [:]
  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { fileWrappers == nil }
  open var isSymbolicLink: Bool { false }

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    super.init()
  }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    super.init()
  }
  public init(url: URL, options: ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
    super.init()
  }

  /// Puts something into a folder, under its own name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? ""
    fileWrappers?[name] = child
    return name
  }
  /// Puts a new file into a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    if let name = keyForChildFileWrapper(child) { fileWrappers?[name] = nil }
  }
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}
