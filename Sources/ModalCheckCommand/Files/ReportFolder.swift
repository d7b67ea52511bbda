// SPDX-License-Identifier: MIT

import Foundation

/// The folder that reports are written to, or compared with.
struct ReportFolder {
  let path: String

  /// Writes files, each of them whole or not at all.
  ///
  /// - Throws: A failure with status 73 if the folder or a file cannot be written.
  func write(_ files: [ReportFile]) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw unwritable("'\(path)' is not a folder and cannot be made one")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw unwritable("the folder '\(path)' is not writable")
    }
    for file in files {
      do {
        try Data(file.text.utf8).write(to: url(of: file.name), options: .atomic)
      } catch {
        throw unwritable("'\(url(of: file.name).relativePath)' cannot be written")
      }
    }
  }

  /// The differences between files and what the folder holds: stale, missing and left over.
  ///
  /// Left over are Markdown and JSON files that nothing writes; other files are left in peace.
  func differences(from files: [ReportFile], isComplete: Bool) -> [String] {
    var differences: [String] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: url(of: file.name).path) else {
        differences.append("\(file.name) is missing")
        continue
      }
      if data != Data(file.text.utf8) { differences.append("\(file.name) is stale") }
    }
    guard isComplete else { return differences }
    let names = Set(files.map(\.name))
    let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in found.sorted() where name.hasSuffix(".md") || name.hasSuffix(".json") {
      if !names.contains(name) { differences.append("\(name) is left over") }
    }
    return differences
  }

  private func url(of name: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
  }

  private func unwritable(_ reason: String) -> CommandFailure {
    CommandFailure(
      .cannotCreate,
      "The reports cannot be written: \(reason). Name another folder with '--output <folder>'.")
  }
}

/// One file of the folder.
struct ReportFile: Hashable {
  let name: String
  let text: String
}
