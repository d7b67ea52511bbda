// SPDX-License-Identifier: MIT

import Foundation

/// A file that is written whole or not at all.
///
/// Its contents go to a temporary file in the same folder, which then takes the file's place, or that
/// of the file that a link leads to. What is not a regular file, such as a pipe or a device, keeps its
/// place, and is written to.
struct AtomicFile {
  let path: String
  private let contents: Contents

  /// Where the bytes wait until they are committed.
  private enum Contents {
    case temporary(String, target: String)
    case bytes([UInt8])
  }

  /// Writes the temporary file; nothing else has changed yet.
  init(_ text: String, at path: String) throws(SystemError) {
    try self.init(Array(text.utf8), at: path)
  }

  /// Writes the temporary file; nothing else has changed yet.
  init(_ bytes: [UInt8], at path: String) throws(SystemError) {
    self.path = path
    guard !Self.isStream(path) else {
      contents = .bytes(bytes)
      return
    }
    let target = Self.resolved(path)
    let name = target.split(separator: "/").last ?? ""
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let temporary = "\(target.dropLast(name.count)).\(name).\(mark).tmp"
    contents = .temporary(temporary, target: target)
    try writeWhole(bytes, to: temporary, O_CREAT | O_EXCL)
  }

  /// Puts the temporary file in the file's place, or removes it if that is not possible; writes to what
  /// is not a regular file.
  func commit() throws(SystemError) {
    switch contents {
    case .bytes(let bytes): try writeWhole(bytes, to: path, O_APPEND)
    case .temporary(let temporary, let target):
      guard rename(temporary, target) != 0 else { return }
      let error = SystemError.last
      discard()
      throw error
    }
  }

  /// Removes the temporary file, if it is still there.
  func discard() {
    if case .temporary(let temporary, _) = contents { unlink(temporary) }
  }

  private func writeWhole(
    _ bytes: [UInt8], to path: String, _ flags: Int32
  ) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
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

  /// Whether there is something that cannot be replaced: a pipe, a device, or a file that was opened
  /// for this process, such as its standard output.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    let isOpenFile = ["/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/")
    return kind != S_IFREG && kind != S_IFDIR || isOpenFile
  }

  /// The file that a link leads to; the path itself if there is none.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
