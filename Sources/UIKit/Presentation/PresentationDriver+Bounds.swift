// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

// MARK: - What never comes to an end

extension PresentationDriver {
  /// How much may happen in one turn; no app does that much intentionally.
  enum Bound {
    /// How many callbacks UIKit delivers.
    static let callbacks = 1000
    /// How many requests an app makes.
    static let calls = 10_000
    /// How often layout restarts, each time for up to 100 passes.
    static let layouts = 8
  }

  /// Ends the execution if callbacks and requests keep causing each other forever.
  ///
  /// - Returns: Whether it did.
  func breakOff(afterCallbacks count: Int) -> Bool {
    guard count >= Bound.callbacks else { return false }
    breakOff(
      "Callbacks and requests never come to an end: after \(count) callbacks of one turn there "
        + "are more. The last ones were: \(lastEvents.joined(separator: ", ")).")
    return true
  }

  /// Ends the process: an app that makes requests forever does not return by itself.
  func breakOff(afterCalls count: Int) {
    guard count >= Bound.calls else { return }
    HeadlessException.raise(
      "ModalCheckLimit",
      "The app made \(count) requests in one turn and has not returned. "
        + "The last ones were: \(lastEvents.joined(separator: ", ")).")
  }

  /// Ends the execution because views still ask for layout.
  func breakOffLayout() {
    let scene = HeadlessScene.current
    let asking = scene.windows.flatMap(\.tree).filter(\.needsLayout)
      .map { "'\($0.headlessName)'" }
    let views = asking.isEmpty ? "a window" : asking.prefix(3).joined(separator: ", ")
    breakOff(
      "Layout never settles: after \(Bound.layouts * 100) passes of one turn \(views) "
        + "\(asking.count > 1 ? "ask" : "asks") for another one. Something asks for layout each "
        + "time that it is laid out.")
  }

  /// The last events in short, each kind once, the oldest first.
  private var lastEvents: [String] {
    var names: [String] = []
    for event in events.suffix(12) {
      guard let name = shortName(of: event) else { continue }
      names.removeAll { $0 == name }
      names.append(name)
    }
    return names
  }

  private func shortName(of event: PresentationEvent) -> String? {
    switch event {
    case .call(let call, _): shortName(of: call)
    case .callback(let callback): shortName(of: callback)
    case .uikit, .input, .answer, .settled: nil
    }
  }

  /// The name of a case and the class of the first controller that is part of it.
  private func shortName(of value: Any) -> String {
    let name = "\(value)".prefix { $0 != "(" }
    guard let payload = Mirror(reflecting: value).children.first?.value else { return "\(name)" }
    let parts = [payload] + Mirror(reflecting: payload).children.map(\.value)
    let identifier = parts.lazy.compactMap { $0 as? ControllerID }.first
    guard let controller = identifier.flatMap({ controller($0) }) else { return "\(name)" }
    return "\(name) of \(type(of: controller))"
  }
}
