// SPDX-License-Identifier: MIT

import Foundation

/// A folder that is there while `body` runs.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("modalcheck-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(url.path)
}

/// The names of all files and folders in a folder.
func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

/// The text of a file, or nil if there is none.
func text(of path: String) -> String? {
  FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}
