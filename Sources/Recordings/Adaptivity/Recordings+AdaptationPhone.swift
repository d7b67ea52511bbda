// SPDX-License-Identifier: MIT

extension Recording {
  /// How presentations adapt on a phone: what the delegate answers, what it is then told, and whose
  /// view is shown.
  static let adaptationOnPhone: [Recording] = [
    adaptation(
      of: "fullScreen", on: .phone,
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
      of: "pageSheet", on: .phone,
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
      of: "formSheet", on: .phone,
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
      of: "currentContext", on: .phone,
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
      of: "overFullScreen", on: .phone,
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
      of: "overCurrentContext", on: .phone,
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
      of: "popover", on: .phone,
      """
      fullScreen: announced=fullScreen shown=replacement
      pageSheet: announced=formSheet shown=replacement
      formSheet: announced=formSheet shown=replacement
      currentContext: announced=formSheet shown=replacement
      overFullScreen: announced=overFullScreen shown=replacement
      overCurrentContext: announced=formSheet shown=replacement
      popover: announced=formSheet shown=replacement
      none: announced=none shown=original
      """),
  ]
}
