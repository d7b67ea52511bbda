// SPDX-License-Identifier: MIT

import Foundation
import SystemCalls

/// Answers what the app asks of the system, while a scene runs, by what the scene knows.
///
/// A file that imports UIKit only finds the queues, timers and centers of this module; one that
/// imports Foundation too finds those of Dispatch and Foundation. Both end here, on Linux: see
/// `SystemCalls.h`. Where executables cannot take the place of libraries, as on macOS, or with
/// Swift's libraries linked statically, only the former do.
package enum SystemAnswers {
  /// Whether the system's functions ask the scene; looked at before the first one runs.
  package static let areAsked = withUnsafePointer(to: calls) { answerSystemCalls($0) }

  /// Whether a scene runs here and is asked.
  package static var isAsked: Bool { areAsked && TaskRuntime.isRunning }

  /// How a function of the app's is called, by its address: set by who can read symbols.
  package nonisolated(unsafe) static var nameOfCode: (UnsafeRawPointer) -> String? = { _ in nil }

  private static let calls = SystemCalls(
    isSceneRunning: { TaskRuntime.isRunning },
    now: { inScene { Int64(($0.clock.timeOfDay * 1e9).rounded()) } },
    fill: { bytes, count, isApps in
      let address = UInt(bitPattern: bytes)
      inScene {
        if isApps { $0.note(.randomNumbers) }
        let bytes = UnsafeMutableRawBufferPointer(
          start: UnsafeMutableRawPointer(bitPattern: address), count: count)
        $0.chance.fill(bytes)
        if !isApps { $0.chance.noteIdentifier(in: bytes) }
      }
    },
    folder: { inScene { UnsafePointer($0.files.folder) } },
    // Who sleeps again for what is left, which may be nothing as a whole number, comes to an end.
    sleep: { duration in
      inScene { $0.clock.advance(to: $0.clock.now + Double(max(1, duration)) / 1e9) }
    },
    schedule: { label, block, delay in
      let (work, label) = (DispatchedWork(block), text(label))
      inScene { $0.dispatched.schedule(work, in: label, after: Double(delay) / 1e9) }
    },
    scheduleIn: { group, label, block in
      let (work, label, group) = (DispatchedWork(block), text(label), UInt(bitPattern: group))
      inScene { $0.dispatched.schedule(work, in: label, group: group) }
    },
    cancel: { block in
      let block = UInt(bitPattern: block)
      inScene { $0.dispatched.cancel(block) }
    },
    workOffMain: { inScene { $0.dispatched.workOffMain() } },
    isOffMain: { inScene { $0.dispatched.isOffMain } },
    count: { group, change in
      let group = UInt(bitPattern: group)
      return inScene { $0.dispatched.count(group, by: Int(change)) }
    },
    isEmpty: { group in
      let group = UInt(bitPattern: group)
      return inScene { $0.dispatched.isEmpty(group) }
    },
    notify: { group, label, block in
      let (work, label, group) = (DispatchedWork(block), text(label), UInt(bitPattern: group))
      inScene { $0.dispatched.notify(group, work, in: label) }
    },
    startTimer: { address, object, delay in
      let timer = DispatchedTimer(object, at: UInt(bitPattern: address))
      inScene { $0.dispatched.start(timer, after: delay) }
    },
    stopTimer: { address in
      let address = UInt(bitPattern: address)
      inScene { $0.dispatched.stop(address) }
    },
    note: { name in
      let name = text(name)
      inScene { $0.note(unimplemented: name) }
    },
    block: { name in Outside.blocks(text(name)) },
    notifications: {
      inScene { Unmanaged.passRetained($0.notifications.system).toOpaque() }
    },
    defaults: { SystemDefaults.shared.map { Unmanaged.passRetained($0).toOpaque() } },
    operations: { inScene { Unmanaged.passRetained($0.dispatched.operations).toOpaque() } })

  private static func text(_ label: UnsafePointer<CChar>?) -> String {
    label.map { String(cString: $0) } ?? "queue"
  }

  private static func inScene<Result>(_ body: @MainActor (HeadlessScene) -> Result) -> Result {
    MainActor.assumeIsolated { Unchecked(value: body(.current)) }.value
  }
}
