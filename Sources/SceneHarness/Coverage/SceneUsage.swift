// SPDX-License-Identifier: MIT

import UIKit

/// What of a scene was used in its executions: what was presented and went again, and which taps had an
/// effect.
///
/// It judges nothing; it says what was looked at.
final class SceneUsage: Sendable {
  /// What was noted.
  struct Notes {
    fileprivate var offered: Set<PresentationOffer> = []
    fileprivate var met: Set<PresentationOffer> = []
    /// The screens that were presented, each with the fewest actions that led there.
    fileprivate var presented: [String: Int] = [:]
    fileprivate var closed: Set<String> = []
    /// The taps, and whether one of them had an effect.
    fileprivate var taps: [Tap: Bool] = [:]
    /// What is typed, by the names of fields.
    fileprivate var typed: [String: Set<String>] = [:]
    /// The fields that the user touched to type, and whether one of them began to edit.
    fileprivate var edited: [String: Bool] = [:]
  }

  fileprivate struct Tap: Hashable {
    let name: String
    let screen: String

    /// The tap in words; those of several controls of one name are one.
    var text: String { "\(name.unnumbered) on \(screen)" }
  }

  private let notes = ForkSafeLock(Notes())

  /// Gives away what was noted since the last time.
  func takeNotes() -> Notes {
    notes.withLock { notes in
      defer { notes = Notes() }
      return notes
    }
  }

  /// Adds what was noted elsewhere.
  func add(_ other: Notes) {
    notes.withLock { notes in
      notes.offered.formUnion(other.offered)
      notes.met.formUnion(other.met)
      notes.presented.merge(other.presented, uniquingKeysWith: min)
      notes.closed.formUnion(other.closed)
      notes.taps.merge(other.taps) { $0 || $1 }
      notes.typed.merge(other.typed) { $0.union($1) }
      notes.edited.merge(other.edited) { $0 || $1 }
    }
  }

  /// Notes what modifiers of views may present, and what they have presented.
  func note(offers: Set<PresentationOffer>, met: Set<PresentationOffer>) {
    notes.withLock { notes in
      notes.offered.formUnion(offers)
      notes.met.formUnion(met)
    }
  }

  /// Notes that a screen is presented, after so many actions.
  func note(presented name: String, after count: Int) {
    notes.withLock { $0.presented[name] = min($0.presented[name] ?? count, count) }
  }

  /// Notes that a screen has gone.
  func note(closed name: String) { notes.withLock { _ = $0.closed.insert(name) } }

  /// Notes a tap.
  func note(tap: String, on screen: String, hasEffect: Bool) {
    notes.withLock {
      let tap = Tap(name: tap, screen: screen)
      $0.taps[tap] = $0.taps[tap] == true || hasEffect
    }
  }

  /// Notes what is typed into fields.
  func note(typed texts: [String: [String]]) {
    guard !texts.isEmpty else { return }
    notes.withLock { notes in
      for (field, texts) in texts { notes.typed[field, default: []].formUnion(texts) }
    }
  }

  /// Notes that a field was touched to type there, which the app may refuse.
  func note(edited field: String, begins: Bool) {
    notes.withLock { $0.edited[field] = $0.edited[field] == true || begins }
  }

  /// The fields into which the user would type.
  var fields: [String] { notes.withLock { $0.typed.keys.sorted() } }

  /// What is typed, in one scene or in the same one with another user, by the names of fields; not into
  /// those that never begin to edit.
  func typed(with other: SceneUsage?) -> [String: Set<String>] {
    let (own, others) = (notes.withLock { $0 }, other?.notes.withLock { $0 } ?? Notes())
    let edited = own.edited.merging(others.edited) { $0 || $1 }
    return own.typed.merging(others.typed) { $0.union($1) }.filter { edited[$0.key] != false }
  }

  /// What was never used in one scene, nor in the same one with another user; of the screens that never
  /// went, those that were presented after so many actions at the latest.
  func unused(with other: SceneUsage?, presentedBy depth: Int) -> UnusedParts {
    let (own, others) = (notes.withLock { $0 }, other?.notes.withLock { $0 } ?? Notes())
    let taps = Dictionary(
      (own.taps.map(\.self) + others.taps.map(\.self)).map { ($0.key.text, $0.value) },
      uniquingKeysWith: { $0 || $1 })
    return UnusedParts(
      neverPresented: own.offered.union(others.offered).subtracting(own.met.union(others.met))
        .map(\.text).sorted(),
      neverClosed: own.presented.filter { $0.value <= depth }.keys
        .filter { !own.closed.contains($0) && !others.closed.contains($0) }.sorted(),
      withoutEffect: taps.filter { !$0.value }.keys.sorted())
  }
}

/// What was there and was never used.
public struct UnusedParts: Hashable, Sendable {
  /// The modifiers of SwiftUI's views that never presented anything, such as *alert of LoginView*.
  public let neverPresented: [String]
  /// The screens that were presented and never went.
  public let neverClosed: [String]
  /// The taps that never changed anything, with the screens they are on.
  public let withoutEffect: [String]
}
