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
}
