// SPDX-License-Identifier: MIT

import Foundation

/// What the tool that runs is called: an app's own package has another executable with its specs.
package enum ToolName {
  /// The name of the executable.
  package static let executable: String = {
    let name = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? ""
    // Tests run in a program of the toolchain's.
    let isTest = name.isEmpty || name.hasSuffix(".xctest") || name.hasPrefix("swiftpm-")
    return isTest || name == "xctest" ? own : name
  }()

  /// How it is called on a command line: from its package, if it is not this package's.
  package static let command = executable == own ? own : "swift run \(executable)"

  private static let own = "modalcheck"
}
