// SPDX-License-Identifier: MIT

extension Recording {
  /// How presentations adapt on a pad: what the delegate answers, what it is then told, and whose
  /// view is shown.
  static let adaptationOnPad: [Recording] = [
    adaptation(
      of: "fullScreen", on: .pad,
      """
      fullScreen: announced=none shown=original
      pageSheet: announced=none shown=original
      formSheet: announced=none shown=original
      currentContext: announced=none shown=original
      overFullScreen: announced=none shown=original
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
    adaptation(
      of: "pageSheet", on: .pad,
      """
      fullScreen: announced=fullScreen shown=replacement
      pageSheet: announced=none shown=original
      formSheet: announced=formSheet shown=replacement
      currentContext: announced=none shown=original
      overFullScreen: announced=overFullScreen shown=replacement
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
    adaptation(
      of: "formSheet", on: .pad,
      """
      fullScreen: announced=fullScreen shown=replacement
      pageSheet: announced=none shown=original
      formSheet: announced=none shown=original
      currentContext: announced=none shown=original
      overFullScreen: announced=overFullScreen shown=replacement
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
    adaptation(
      of: "currentContext", on: .pad,
      """
      fullScreen: announced=none shown=original
      pageSheet: announced=none shown=original
      formSheet: announced=none shown=original
      currentContext: announced=none shown=original
      overFullScreen: announced=none shown=original
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
    adaptation(
      of: "overFullScreen", on: .pad,
      """
      fullScreen: announced=none shown=original
      pageSheet: announced=none shown=original
      formSheet: announced=none shown=original
      currentContext: announced=none shown=original
      overFullScreen: announced=none shown=original
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
    adaptation(
      of: "overCurrentContext", on: .pad,
      """
      fullScreen: announced=none shown=original
      pageSheet: announced=none shown=original
      formSheet: announced=none shown=original
      currentContext: announced=none shown=original
      overFullScreen: announced=none shown=original
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
    adaptation(
      of: "popover", on: .pad,
      """
      fullScreen: announced=fullScreen shown=replacement
      pageSheet: announced=none shown=original
      formSheet: announced=formSheet shown=replacement
      currentContext: announced=none shown=original
      overFullScreen: announced=overFullScreen shown=replacement
      overCurrentContext: announced=none shown=original
      popover: announced=none shown=original
      none: announced=none shown=original
      """),
  ]
}
