// SPDX-License-Identifier: MIT

import Foundation

/// The repository that a source is in, by whose root CI systems know its files.
enum SourceRoot {
  /// The path of a source from the root of its repository; of its package if there is none; the name
  /// alone if the source is not on this machine.
  static func relativePath(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    for mark in [".git", "Package.swift"] {
      for count in parts.indices.reversed() {
        let folder = "/" + parts.prefix(count).joined(separator: "/")
        if FileManager.default.fileExists(atPath: "\(folder)/\(mark)") {
          return parts.dropFirst(count).joined(separator: "/")
        }
      }
    }
    return parts.last ?? path
  }
}
