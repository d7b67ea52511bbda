// SPDX-License-Identifier: MIT

extension HeadlessScene {
  /// Lets go of the windows and of all that is presented, for who wants to know what else keeps
  /// objects alive: the clock with its timers and the notification center stay.
  package func abandon() {
    (windows, launchWindow) = ([], nil)
    presentation.abandon()
  }
}
