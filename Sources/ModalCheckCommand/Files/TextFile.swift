// SPDX-License-Identifier: MIT

import Foundation

/// A file that the user names, as text.
enum TextFile {
  /// Reads a file.
  ///
  /// - Throws: A failure with status 66 if it cannot be read, and 65 if it is not UTF-8 text.
  static func read(_ path: String) throws(CommandFailure) -> String {
    guard let text = String(bytes: try bytes(of: path), encoding: .utf8) else {
      throw CommandFailure(.invalidData, "The file '\(path)' is not UTF-8 text.")
    }
    return text
  }

  /// What a file holds.
  ///
  /// - Throws: A failure with status 66 if it cannot be read.
  static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw unreadable(path, isFolder: false)
    }
    return Array(data)
  }

  /// The names of what is in a folder, sorted.
  ///
  /// - Throws: A failure with status 66 if it cannot be read.
  static func names(in folder: String) throws(CommandFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw unreadable(folder, isFolder: true)
    }
    return names.sorted()
  }

  private static func unreadable(_ path: String, isFolder: Bool) -> CommandFailure {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isFolder ? O_DIRECTORY : 0))
    // What can be opened nevertheless is a folder in place of a file.
    let error = descriptor < 0 ? SystemError.last : SystemError(code: EISDIR)
    if descriptor >= 0 { close(descriptor) }
    return CommandFailure(.noInput, "'\(path)' cannot be read: \(error.reason).")
  }

  static let outputOption = Command.Option(
    name: "output", value: "file",
    help: "The file to write; by default, and for '-', the standard output.")

  /// Writes a file, or to the standard output if none is named.
  ///
  /// - Throws: A failure with status 73 if it cannot be written.
  static func write(_ text: String, to path: String?, _ output: Output) throws(CommandFailure) {
    guard let path, path != "-" else { return output.write(text) }
    do throws(SystemError) {
      try AtomicFile(text, at: path).commit()
    } catch {
      throw CommandFailure(
        .cannotCreate,
        "'\(path)' cannot be written: \(error.reason). Name another file with '--output <file>'.")
    }
  }
}
