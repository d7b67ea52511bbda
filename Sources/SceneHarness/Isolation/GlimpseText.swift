// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// What one exploration showed, as a text that passes from one process to another.
///
/// The first line holds the questions; then come, for each violated property, its place, the number
/// of actions, and the actions, each on a line of its own.
struct GlimpseText {
  let text: String

  init(_ glimpse: BehaviorGlimpse) {
    var lines = ["\(glimpse.consulted.rawValue)"]
    for (place, actions) in glimpse.violated.sorted(by: { $0.key < $1.key }) {
      lines += ["\(place)", "\(actions.count)"] + actions
    }
    text = lines.joined(separator: "\n")
  }

  init(text: String) { self.text = text }

  /// What the text says; `nil` if it says something else.
  var glimpse: BehaviorGlimpse? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let switches = lines.popFirst().flatMap({ UInt64($0) }) else { return nil }
    var violated: [Int: [String]] = [:]
    while let first = lines.popFirst() {
      guard let place = Int(first), let count = lines.popFirst().flatMap({ Int($0) }), count >= 0,
        lines.count >= count
      else { return nil }
      violated[place] = lines.prefix(count).map(String.init)
      lines.removeFirst(count)
    }
    return BehaviorGlimpse(consulted: SwitchSet(rawValue: switches), violated: violated)
  }
}
