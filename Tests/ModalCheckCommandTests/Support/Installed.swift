// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Programs that are not ours, where they are installed.
enum Installed {
  /// Where a program is, under the first of its names that is known here.
  static func path(_ names: String..., or place: String? = nil) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places =
      names.flatMap { name in folders.map { "\($0)/\(name)" } } + [place].compactMap(\.self)
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Where Python is, if it has a module.
  static func python(with module: String) -> String? {
    path("python3").flatMap { python in
      (try? run(python, "-c", "import \(module)"))?.status == 0 ? python : nil
    }
  }

  /// What a test says that is skipped, with what would let it run.
  static func hint(_ program: String, _ command: String) -> Comment {
    "Skipped: \(program) is not installed. `\(command)` installs it."
  }
}
