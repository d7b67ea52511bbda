// SPDX-License-Identifier: MIT

import Foundation
import Reporting
import Testing

struct ExportTextTests {
  @Test("A Promela model has the tables, one process, and a claim for each property")
  func promela() throws {
    let t = PromelaExport(try Gate.model(), title: Gate.title).text
    try t.write(toFile: "/tmp/spx/gate.pml", atomically: true, encoding: .utf8)
  }

  @Test("A TLA+ module has the tables, an action for each action, and a formula for each property")
  func tla() throws {
    let t = TLAExport(try Gate.model(), title: Gate.title, module: "Gate").text
    try t.write(toFile: "/tmp/tlat/Gate.tla", atomically: true, encoding: .utf8)
  }
}
