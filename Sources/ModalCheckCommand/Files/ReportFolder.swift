// SPDX-License-Identifier: MIT

import Foundation

/// The folder that files are written to, or compared with.
struct ReportFolder {
  let path: String
  /// The option that names the folder, for messages.
  var option = "--output <folder>"

  // MARK: Writing

  /// Writes files, each of them whole or not at all; makes the folder if there is none.
  ///
  /// No file is replaced before all of them are stored, so that a full disk leaves what was there.
  ///
  /// - Throws: A failure with status 73 if the folder or a file cannot be written.
  func write(_ files: [ReportFile]) throws(CommandFailure) {
    try make()
    var stored: [AtomicFile] = []
    defer { for file in stored { file.discard() } }
    for file in files {
      let path = path(of: file.name)
      do throws(SystemError) {
        stored.append(try AtomicFile(file.text, at: path))
      } catch {
        throw unwritable(path, error)
      }
    }
    for file in stored {
      do throws(SystemError) {
        try file.commit()
      } catch {
        throw unwritable(file.path, error)
      }
    }
  }

  /// Deletes a file, if it is there.
  func remove(_ name: String) { unlink(path(of: name)) }

  /// Makes the folder and those above it, where they are missing.
  ///
  /// - Throws: A failure with status 73 if that is not possible.
  func make() throws(CommandFailure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += folder.isEmpty || folder == "/" ? name : "/\(name)"
      guard mkdir(folder, 0o777) != 0 else { continue }
      let error = SystemError.last
      guard !isFolder(folder) else { continue }
      throw unwritable(folder, error.code == EEXIST ? SystemError(code: ENOTDIR) : error)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  private func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func unwritable(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(
      .cannotCreate,
      "'\(path)' cannot be written: \(error.reason). Name another folder with '\(option)'.")
  }

  // MARK: Comparing

  /// Whether a file is there.
  func holds(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  /// What a file of the folder says; empty if it is not there, or is no text.
  func text(of name: String) -> String {
    (try? String(contentsOfFile: path(of: name), encoding: .utf8)) ?? ""
  }

  /// How the folder differs from files, in their order; what is left over comes last, by name.
  ///
  /// Left over are files that nothing writes and whose names end in one of some endings.
  func differences(
    from files: [ReportFile], leftOver endings: [String] = []
  ) -> [ReportDifference] {
    let changed = files.compactMap { file -> ReportDifference? in
      guard let data = FileManager.default.contents(atPath: path(of: file.name)) else {
        return ReportDifference(name: file.name, kind: .missing)
      }
      return data == Data(file.text.utf8)
        ? nil : ReportDifference(name: file.name, kind: .stale)
    }
    let expected = Set(files.map(\.name))
    let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let leftOver = found.sorted().filter { name in
      !expected.contains(name) && endings.contains { name.hasSuffix($0) }
    }
    return changed + leftOver.map { ReportDifference(name: $0, kind: .leftOver) }
  }
}
