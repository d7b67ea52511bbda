// SPDX-License-Identifier: MIT

import Foundation

struct ProcessResult: Hashable {
  var status: Int32
  var output: String
  var error: String
}

/// Runs a program to its end; what it writes has to be less than a pipe holds.
func run(_ program: String, _ arguments: String...) throws -> ProcessResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  let output = Pipe()
  let error = Pipe()
  process.standardOutput = output
  process.standardError = error
  try process.run()
  process.waitUntilExit()
  func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
  return ProcessResult(status: process.terminationStatus, output: text(output), error: text(error))
}
