// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import UIKit

  /// The signals that end a process, in words.
  enum Signals {
    /// The signals by which code that cannot go on ends its process.
    static let ofCrashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

    /// Says how a step ended, as the end of a sentence that begins with the step.
    static func reason(_ ending: ForkedProcess.Ending, errors lines: [String]) -> String {
      switch ending {
      case .exited(let status): "ends the process by exit(\(status))"
      case .signal(SIGXFSZ): "writes without end"
      case .signal(let signal):
        "crashes: \(message(in: lines) ?? name(of: signal))\(place(in: lines))"
      }
    }

    /// The runtime's message; what the app itself wrote before does not count.
    private static func message(in lines: [String]) -> String? {
      let message = lines.last { line in
        [
          "Fatal error", "fatal error", "Precondition failed", "Assertion failed",
          "Could not allocate memory", "Could not cast value",
        ].contains { line.contains($0) }
      }
      // An exception of UIKit's is raised in a file that is none of the app's.
      let exception = message?.firstMatch(of: /Fatal error: (NS\w+Exception: .*)/)?.1
      // Neither is one of the standard library's. Types have addresses, which are others in each process.
      return (exception.map(String.init) ?? message)?.replacing(
        #/^Swift/\S+\.swift:\d+: |[ ]\(?0x[0-9a-f]+\)?|\(unknown context at \$[0-9a-f]+\)\./#,
        with: "")
    }

    /// In which method of the app's that was, where the message does not name a file of the app's.
    private static func place(in lines: [String]) -> String {
      let file = message(in: lines)?.firstMatch(of: #/^(\w+)/\S+\.swift:\d+: /#)?.1
      guard file == nil else { return "" }
      // What comes back to an address was called just before it.
      let methods = CrashFrames.addresses(in: lines).lazy.compactMap {
        UnsafeRawPointer(bitPattern: $0 - 1).flatMap(CodeNames.methodOfApp)
      }
      return methods.first.map { ", in \($0)" } ?? ""
    }

    private static func name(of signal: Int32) -> String {
      switch signal {
      case SIGILL, SIGTRAP:
        "a trap without a message, as a forced cast of nil is, and an overflow in a release build"
      case SIGSEGV, SIGBUS:
        "access to memory that is not the app's, as endless recursion and dangling references are"
      case SIGABRT: "abort() was called"
      case SIGFPE: "an arithmetic exception"
      case SIGKILL: "the system ended the process, perhaps because it ran out of memory"
      default: "signal \(signal)"
      }
    }
  }
#endif
