// SPDX-License-Identifier: MIT

/// A target of `Package.swift`.
struct PackageTarget {
  let name: String
  /// Where the sources are, from the top of the repository.
  let folder: String
  let dependencies: Set<String>
  let isTest: Bool

  /// Reads the targets of a package description that is formatted as ours.
  static func all(in text: String) -> [PackageTarget] {
    var blocks: [(isTest: Bool, text: String)] = []
    // Products and plugins are no modules.
    var isModule = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    .") {
        isModule = line.contains("arget(") || line.hasPrefix("    .macro(")
        if isModule { blocks.append((line.hasPrefix("    .test"), String(line))) }
      } else if isModule, line.hasPrefix("     ") {
        blocks[blocks.count - 1].text += line
      }
    }
    return blocks.compactMap { PackageTarget($0.text, isTest: $0.isTest) }
  }

  /// In a target, what is quoted is its name, what it depends on, its folder and what is excluded.
  private init?(_ text: String, isTest: Bool) {
    var pieces = text.split(separator: "\"", omittingEmptySubsequences: false)[...]
    var quoted: [String] = []
    var folder: String?
    while let before = pieces.popFirst(), let string = pieces.popFirst() {
      if before.hasSuffix("path: ") {
        folder = String(string)
      } else if !before.hasSuffix("exclude: [") {
        quoted.append(String(string))
      }
    }
    guard let name = quoted.first else { return nil }
    self.name = name
    self.folder = folder ?? (isTest ? "Tests/" : "Sources/") + name
    dependencies = Set(quoted.dropFirst())
    self.isTest = isTest
  }
}
