// SPDX-License-Identifier: MIT

import Foundation

/// What the tool that runs is called: an app's own package has another executable with its specs.
package enum ToolName {
  /// The name of the executable.
  package static let executable: String = {
    let name = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? ""
    return executable(inProcess: name)
  }()

  /// What is called in a process: tests run in a program of the toolchain's or in one of the package's,
  /// and do not know in which executable an app's package has its specs.
  static func executable(inProcess name: String) -> String {
    let isTest = name.hasSuffix("xctest") || name.hasPrefix("swiftpm-")
    guard isTest || name.isEmpty else { return name }
    return name.hasSuffix("PackageTests.xctest") && !name.hasPrefix(own) ? unknown : own
  }

  /// How it is called on a command line: from its package, if it is not this package's.
  package static let command = executable == own ? own : "swift run \(executable)"

  private static let own = "modalcheck"
  private static let unknown = "<your tool>"
}
