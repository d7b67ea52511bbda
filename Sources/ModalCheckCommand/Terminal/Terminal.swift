// SPDX-License-Identifier: MIT

import Foundation

/// What is known of the terminal, if there is one.
enum Terminal {
  static func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }

  /// The width: `COLUMNS`, else what the terminal says, else 80.
  static var columns: Int {
    if let value = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), value > 20 {
      return value
    }
    var size = winsize()
    guard ioctl(FileHandle.standardOutput.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 20
    else { return 80 }
    return Int(size.ws_col)
  }
}

extension Output {
  /// The process's own standard output and standard error.
  static var process: Output {
    Output(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      isErrorTerminal: Terminal.isTerminal(.standardError), columns: Terminal.columns)
  }
}
