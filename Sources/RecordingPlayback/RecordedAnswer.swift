// SPDX-License-Identifier: MIT

package import Recordings
import UIKitSemantics

/// The open questions of which a recording shows another answer than the default one.
///
/// Where versions of UIKit differ, or sources do, the rules have a switch: a recording of the system
/// that does otherwise is played under the answer that it is the evidence for.
package enum RecordedAnswer {
  private static let all: [String: (item: BehaviorSwitch, value: String)] = [
    "REC82": (.presentingArgumentIsNil, "yes"),
    "REC97-26": (.pushOfStackedController, "doesNothing"),
  ]

  /// The recordings that show another answer.
  package static var recordings: [String] { all.keys.sorted() }

  /// The answer as it is given on the command line, such as `presentingArgumentIsNil=yes`.
  package static func setting(of recording: Recording) -> String? {
    all[recording.id].map { "\($0.item.name)=\($0.value)" }
  }

  /// How UIKit behaved where a recording was made.
  static func behavior(of recording: Recording) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    if let (item, value) = all[recording.id], let option = item.values.firstIndex(of: value) {
      item.set(option, in: &behavior)
    }
    return behavior
  }
}
