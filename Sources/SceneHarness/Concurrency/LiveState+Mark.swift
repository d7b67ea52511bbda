// SPDX-License-Identifier: MIT

import StateSpace

extension LiveState where Scene == SceneExecution {
  /// What tells the state from others, with all of UIKit's side.
  ///
  /// It is the same wherever the state is reached in this process.
  var mark: Fingerprint {
    var mark = fingerprint
    mark.combine(UInt64(bitPattern: Int64(observation.world.hashValue)))
    return mark
  }
}
