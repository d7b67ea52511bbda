// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

extension Snapshot {
  /// The first place at which two snapshots differ, in one sentence.
  ///
  /// - Precondition: Both keep their leaves.
  /// - Returns: The property, what it was in both, and what to do about it; `nil` if nothing
  ///   differs.
  static func firstDifference(_ left: Snapshot, _ right: Snapshot) -> String? {
    let differing = zip(left.leaves, right.leaves).lazy.filter { $0 != $1 }
    // What is known by its name says more than in which order objects were met.
    let shown = differing.first { !$0.0.path.isEmpty } ?? differing.first { _ in true }
    if let (first, second) = shown { return describe(first, second) }
    let longer = left.leaves.count > right.leaves.count ? left : right
    let shared = min(left.leaves.count, right.leaves.count)
    return longer.leaves.dropFirst(shared).first.map { leaf in
      "\(name(of: leaf)) differs between two runs of the same actions: only one run has it, at "
        + "\(leaf.path); \(advice(on: leaf))"
    }
  }

  private static func describe(_ first: Leaf, _ second: Leaf) -> String {
    guard first.path == second.path else {
      return "\(name(of: first)) differs between two runs of the same actions: one run has "
        + "\(first.path), the other \(second.path); \(advice(on: first))"
    }
    let isPlain = first.property.map { $0.lowercased() == first.path.lowercased() } ?? true
    let place = isPlain ? "" : " (\(first.path))"
    return "\(name(of: first))\(place) differs between two runs of the same actions: "
      + "\(first.value), then \(second.value); \(advice(on: first))"
  }

  private static func name(of leaf: Leaf) -> String {
    let name = leaf.property ?? leaf.path
    return name.isEmpty ? "what is referred to" : "'\(name)'"
  }

  /// What is no value of the app's, but says when things happen.
  private static let matters: Set = ["began as", "time to wait", "pending", "screen of what waits"]

  private static func advice(on leaf: Leaf) -> String {
    if matters.contains(leaf.path) {
      return
        "what waits, and for how long, depends on more than the actions, such as the device's time"
    }
    return leaf.property?.hasPrefix("captured ") == true
      ? "declare the variable in the closure that makes the scene, and make it depend on the actions only"
      : leaf.property == nil
        ? "make it depend on the actions only"
        : "make it depend on the actions only, or exclude it if nothing depends on it"
  }
}

extension Snapshot {
  /// The objects that both snapshots have met and that can change, each in one sentence.
  ///
  /// - Precondition: Both keep their leaves.
  func changeableObjects(alsoIn other: Snapshot) -> [String] {
    met.indices.compactMap { number in
      let object = met[number].object
      guard other.numbers[ObjectIdentifier(object)] != nil,
        plans.plan(forContentsOf: object).canChange, !Self.isOfSystem(object)
      else { return nil }
      let leaf = leaves.first { $0.value == Self.mention(number) }
      let isCaptured = leaf?.property?.hasPrefix("captured ") == true
      let name =
        isCaptured
        ? "What a closure has captured" : leaf.map { "'\($0.property ?? $0.path)'" } ?? "something"
      return "\(name) is the same \(type(of: object)) in every execution of the scene: make a new "
        + "one in the closure that makes the scene, so that executions do not see what others did to it"
    }
  }

  /// Whether an object is no app's to make: what values such as a calendar's are made of, what is inside
  /// of a formatter, and the session that all share.
  private static func isOfSystem(_ object: AnyObject) -> Bool {
    if let session = object as? URLSession { return session === URLSession.shared }
    let name = String(reflecting: type(of: object))
    return partsOfSystem.contains { name.hasPrefix($0) }
  }

  private static let partsOfSystem = [
    "FoundationEssentials.", "FoundationInternationalization.", "Foundation.DateFormatter.",
  ]
}
