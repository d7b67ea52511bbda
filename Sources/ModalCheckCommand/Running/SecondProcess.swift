// SPDX-License-Identifier: MIT

import Foundation

/// Another process that runs this tool, with another hash seed.
struct SecondProcess: Sendable {
  /// Runs the tool with words and returns what it writes to the standard output.
  let output: @Sendable ([String]) throws(CommandFailure) -> String

  /// The executable that runs now; Swift seeds hashing anew in every process.
  static let ofThisTool = SecondProcess { words throws(CommandFailure) in
    #if os(Linux) || os(macOS)
      let process = Process()
      let pipe = Pipe()
      process.executableURL = Bundle.main.executableURL
      process.arguments = words
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "SWIFT_DETERMINISTIC_HASHING" }
      process.standardOutput = pipe
      try internally("The tool cannot be started again") { try process.run() }
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw CommandFailure(
          .internalError,
          "The second process ended with status \(process.terminationStatus).")
      }
      return String(decoding: output, as: UTF8.self)
    #else
      throw CommandFailure(.internalError, "This system does not allow programs to start others.")
    #endif
  }
}
