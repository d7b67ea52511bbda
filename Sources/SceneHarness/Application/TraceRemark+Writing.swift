// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

// How what happens in a step goes from the process that ends with it to the one that explores.

extension TraceRemark {
  /// What is told of an event; `nil` if nothing is.
  init?(_ event: PresentationEvent, _ names: ControllerNames, by caller: Caller) {
    switch event {
    case .call(let call, let response):
      if caller == .swiftUI, call.isInternalOfSwiftUI { return nil }
      let answer = names.describe(response).map { "  (\($0))" } ?? ""
      self.init(Kind(callBy: caller), names.describe(call) + answer)
    case .callback(let callback): self.init(.callback, names.describe(callback).text)
    case .uikit, .input, .answer, .settled: return nil
    }
  }

  /// The remark in one line.
  var written: String {
    switch kind {
    case .call: "C" + text
    case .callOfSwiftUI: "S" + text
    case .callback: "B" + text
    case .output: "P" + text
    }
  }

  /// Reads a line.
  init?(written line: String) {
    let text = String(line.dropFirst())
    switch line.first {
    case "C": self.init(.call, text)
    case "S": self.init(.callOfSwiftUI, text)
    case "B": self.init(.callback, text)
    case "P": self.init(.output, text)
    default: return nil
    }
  }
}
