// SPDX-License-Identifier: MIT

import UIKit

/// Notes what the executions of a scene have come to that is not as on a device.
///
/// The one thing that executions share; nothing that they do depends on it.
final class SceneLedger: Sendable {
  private let found = ForkSafeLock(Set<SceneNote>())
  private let resumed = ForkSafeLock(Set<SceneNote>())

  /// Notes what an execution has come to.
  func note(_ notes: some Collection<SceneNote>) {
    if !notes.isEmpty { found.withLock { $0.formUnion(notes) } }
  }

  /// Notes that something has come after all for which tasks have waited.
  func note(resumed notes: some Collection<SceneNote>) {
    if !notes.isEmpty { resumed.withLock { $0.formUnion(notes) } }
  }

  /// What was noted, in sentences.
  var notices: [String] {
    let notes = found.withLock { $0 }.subtracting(resumed.withLock { $0 })
    return SceneNote.Kind.allCases.flatMap { kind in
      let names = notes.filter { $0.kind == kind }.map(\.name).sorted()
      guard kind == .awaited, names.count > 4 else { return names.map(kind.sentence) }
      return names.prefix(3).map(kind.sentence)
        + ["\(names.count - 3) more wait like \(names[0])."]
    }
  }
}

extension SceneNote.Kind {
  /// What a warning says of a name, and the line of code that settles it.
  fileprivate func sentence(_ name: String) -> String {
    let line = "`setup.accept(\"\(name)\")`"
    return switch self {
    case .unimplemented:
      "The app uses '\(name)', which has no implementation here, so what it does on a device was not "
        + "checked: \(line) says that this is all right."
    case .random:
      "The app draws \(name), the same ones in each execution, so what others lead to was not checked: "
        + "\(line) says that this is all right."
    case .uncalled:
      "UIKit calls '\(name)', and nothing does here: a superclass conforms to the protocol without it. "
        + "Declare it there and override it, or \(line)."
    case .awaited:
      "\(name) waits for something that nothing here can finish, such as a server, another thread or "
        + "a stream: let `setup.answer(…)` stand for it, or \(line)."
    case .setBefore:
      "'\(name)' was changed before the scene was made. Each execution begins with another one, as at "
        + "launch: change it where the scene is made, or \(line)."
    case .crowded:
      "The app asks for \(name). SwiftUI shows one at a time and this one when the other is gone, and "
        + "logs a warning: present it from within the other, or \(line)."
    }
  }
}
