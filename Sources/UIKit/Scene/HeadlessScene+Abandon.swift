// SPDX-License-Identifier: MIT

extension HeadlessScene {
  /// Lets go of the windows and of all that is presented, for who wants to know what else keeps
  /// objects alive: the clock with its timers and the notification center stay.
  ///
  /// An alert that has gone keeps no handlers, so that one which has captured its alert keeps nobody:
  /// experiments found it so (iloveanan.com, *Does UIAlertController need weak self*), others doubt it.
  package func abandon() {
    for existence in clock.departed {
      for action in (existence.object as? UIAlertController)?.actions ?? [] { action.forget() }
    }
    (windows, launchWindow) = ([], nil)
    presentation.abandon()
  }
}
