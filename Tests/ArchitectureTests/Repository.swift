// SPDX-License-Identifier: MIT

import Foundation

/// The sources of this package.
struct Repository {
  private let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: top.appending(path: path), encoding: .utf8)
  }

  /// The Swift sources in a folder and in those within it, in the order of their paths.
  func sources(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: top.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The targets of the package.
  func targets() throws -> [PackageTarget] { PackageTarget.all(in: try text("Package.swift")) }

  /// What the sources of a target import.
  func imports(of target: PackageTarget) throws -> [Import] {
    try sources(in: target.folder).flatMap { file in
      Import.all(in: try text(file), file: file, of: target.name)
    }
  }
}
