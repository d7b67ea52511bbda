// SPDX-License-Identifier: MIT

import Foundation

/// The path of a folder that is there as long as the suite of one test.
@propertyWrapper
final class TemporaryFolder: Sendable {
  let wrappedValue: String

  init() {
    let name = "modalcheck-tests-\(UUID().uuidString)"
    wrappedValue = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try? makeFolder(wrappedValue)
  }

  deinit { try? FileManager.default.removeItem(atPath: wrappedValue) }
}

/// A folder that is there while `body` runs.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = TemporaryFolder()
  try withExtendedLifetime(folder) { try body(folder.wrappedValue) }
}

/// Makes a folder and those above it.
func makeFolder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Makes a file, or replaces it.
func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

func write(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}

/// The names of all files and folders in a folder.
func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

/// The text of a file, or nil if there is none.
func text(of path: String) -> String? {
  FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}
