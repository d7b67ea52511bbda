// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

// What objects use that say themselves what belongs to their state.
extension Snapshot {
  /// Adds a number.
  mutating func add(_ number: Double) {
    if leavesOutFractions { return }
    // Both zeros are the same number.
    leaf((number == 0 ? 0 : number).bitPattern) { "\(number)" }
  }

  /// Adds a number.
  mutating func add(_ number: Int) {
    leaf(UInt64(bitPattern: Int64(number))) { "\(number)" }
  }

  /// Adds an answer.
  mutating func add(_ flag: Bool) { leaf(flag ? 1 : 0) { "\(flag)" } }

  /// Adds which of the random names it is, in the order in which they were first met.
  mutating func add(_ name: UUID) {
    let known = uuids[name]
    let number = known ?? (mode == .shallow ? 0 : uuids.count + 1)
    if known == nil, mode != .shallow { uuids[name] = number }
    leaf(UInt64(number)) { "UUID \(number)" }
  }

  /// Adds a time of the scene's: where it stands among the times met before, and how far it is from
  /// now, if that is less than a second.
  ///
  /// So a scene does not become another one only because time passes. What an app does when more
  /// than a second is over, it does in the first state in which more than a second is over.
  mutating func add(_ date: Date) {
    guard SystemAnswers.isAsked, !isExactInTime else {
      return add(date.timeIntervalSinceReferenceDate)
    }
    let distance = (date.timeIntervalSinceNow * 1e6).rounded() / 1e6
    add(min(max(distance, -1), 1))
    guard mode != .shallow else { return }
    let place = dates.firstIndex { date <= $0 } ?? dates.count
    let isNew = place == dates.count || dates[place] != date
    if isNew { dates.insert(date, at: place) }
    leaf(UInt64(2 * place + (isNew ? 1 : 0))) { "time \(place)" }
  }

  /// Adds a number, which may be a time.
  mutating func add(number seconds: Double) {
    if let time = Date(near: seconds) { add(time) } else { add(seconds) }
  }

  /// Adds which object is referred to, and all that it stores.
  mutating func add(_ object: AnyObject?) {
    if let object { refer(to: object) } else { refer(weaklyTo: nil) }
  }

  /// Adds which object is referred to, and nothing of what it stores.
  mutating func add(weakly object: AnyObject?) { refer(weaklyTo: object) }

  /// Adds a value of any type by reflection.
  mutating func add(reflecting value: Any) { visit(value) }

  /// Adds values under a name, which only people read.
  mutating func named(_ name: StaticString, _ body: (inout Snapshot) -> Void) {
    if keepsLeaves { trail.append(".\(name)") }
    body(&self)
    if keepsLeaves { trail.removeLast() }
  }
}

extension Date {
  /// A number as a time within three years from now: since 1970, since 2001, or since the device was
  /// started.
  init?(near seconds: Double) {
    guard 5e8 < seconds, seconds < 2e9 else { return nil }
    let now = Date()
    let counts = [
      now.timeIntervalSince1970, now.timeIntervalSinceReferenceDate,
      ProcessInfo.processInfo.systemUptime,
    ]
    let distance = counts.map { seconds - $0 }.min { $0.magnitude < $1.magnitude } ?? 0
    guard distance.magnitude < Self.nearness else { return nil }
    self = now + distance
  }

  /// A time by the rules of ISO 8601, with a fraction of a second or without, if it is within three years
  /// from now.
  init?(near text: String) {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    guard let time = try? style.parse(text),
      time.timeIntervalSinceNow.magnitude < Self.nearness
    else { return nil }
    self = time
  }

  private static var nearness: TimeInterval { 1e8 }
}
