// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The sources of recordings")
struct SceneSourceTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Recordings")

  /// The files with scenes, by their paths, with their lines.
  private static func scenes() throws -> [(path: String, lines: [Substring])] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") && $0.contains("Recordings+") }.map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return (path, text.split(separator: "\n"))
    }
  }

  @Test func `import UIKit only, and have no line that is special to one system`() throws {
    let scenes = try Self.scenes()
    #expect(scenes.count > 20)
    for (path, lines) in scenes {
      let imports = lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }
      #expect(imports.allSatisfy { $0 == "import UIKit" }, "\(path): \(imports)")
      #expect(
        !lines.contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("#if") }, "\(path)")
    }
  }
}
