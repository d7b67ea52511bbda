// SPDX-License-Identifier: MIT

import Foundation

/// A file that is written whole or not at all.
///
/// Its contents go to a temporary file in the same folder, which then takes the file's place.
struct AtomicFile {
  let path: String
  private let temporaryPath: String

  /// Writes the temporary file; nothing else has changed yet.
  init(_ text: String, at path: String) throws(SystemError) {
    try self.init(Array(text.utf8), at: path)
  }

  /// Writes the temporary file; nothing else has changed yet.
  init(_ bytes: [UInt8], at path: String) throws(SystemError) {
    let name = path.split(separator: "/").last ?? ""
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    self.path = path
    temporaryPath = "\(path.dropLast(name.count)).\(name).\(mark).tmp"
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      discard()
      throw error
    }
    guard close(descriptor) == 0 else {
      let error = SystemError.last
      discard()
      throw error
    }
  }

  /// Puts the temporary file in the file's place, or removes it if that is not possible.
  func commit() throws(SystemError) {
    guard rename(temporaryPath, path) != 0 else { return }
    let error = SystemError.last
    discard()
    throw error
  }

  /// Removes the temporary file, if it is still there.
  func discard() { unlink(temporaryPath) }
}
