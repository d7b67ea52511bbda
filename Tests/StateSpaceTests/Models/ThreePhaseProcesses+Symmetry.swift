// SPDX-License-Identifier: MIT

import StateSpace

extension ThreePhaseProcesses: SymmetricSystem {
  var renamings: [Exchange] { Exchange.neighbors(among: 2) }

  func renaming(_ state: [Phase], by exchange: Exchange) -> [Phase] { exchange(state) }

  func renaming(_ process: Int, by exchange: Exchange) -> Int { exchange(process) }

  func representative(of state: [Phase]) -> [Phase] { state.sorted { $0.rawValue < $1.rawValue } }
}
