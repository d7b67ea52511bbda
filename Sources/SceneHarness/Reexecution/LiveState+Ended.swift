// SPDX-License-Identifier: MIT

import StateSpace

extension LiveState {
  /// The state of a scene that cannot even be made: nothing happens in it.
  init(ended observation: Scene.Observation, because reason: String) {
    var fingerprint = Fingerprint()
    fingerprint.combine(reason)
    self.init(
      path: [], observation: observation, actions: [], isAccepting: true, fingerprint: fingerprint,
      visible: fingerprint)
  }
}
