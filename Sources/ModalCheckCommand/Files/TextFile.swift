// SPDX-License-Identifier: MIT

import Foundation

/// A file that the user names, as text.
enum TextFile {
  /// Reads a file.
  ///
  /// - Throws: A failure with status 66 if it cannot be read, and 65 if it is not UTF-8 text.
  static func read(_ path: String) throws(CommandFailure) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(.noInput, "The file '\(path)' cannot be read.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw CommandFailure(.invalidData, "The file '\(path)' is not UTF-8 text.")
    }
    return text
  }

  static let outputOption = Command.Option(
    name: "output", value: "file", help: "The file to write; by default the standard output.")

  /// Writes a file, or to the standard output if none is named.
  ///
  /// - Throws: A failure with status 73 if it cannot be written.
  static func write(_ text: String, to path: String?, _ output: Output) throws(CommandFailure) {
    guard let path else { return output.write(text) }
    do throws(SystemError) {
      let file = try AtomicFile(text, at: path)
      defer { file.discard() }
      try file.commit()
    } catch {
      throw CommandFailure(
        .cannotCreate,
        "'\(path)' cannot be written: \(error.reason). Name another file with '--output <file>'.")
    }
  }
}
