// SPDX-License-Identifier: MIT

/// Which type of controllers each place is for.
///
/// It is the same for all executions of a scene: if a place were for the type that came first in an
/// execution, a screen that is shown after another one would not be the same as one that is shown before
/// it.
@MainActor
package final class ControllerPlaces {
  /// The types, by the places that are for them.
  package var types: [Int: String] = [:]

  /// No place is for any type.
  package nonisolated init() {}

  /// Returns the first of some places that is for controllers of a type; if there is none, the first one
  /// that was for no type, which is for this one from now on.
  func place(for type: String, among free: [Int]) -> Int? {
    if let known = free.first(where: { types[$0] == type }) { return known }
    guard let new = free.first(where: { types[$0] == nil }) else { return nil }
    types[new] = type
    return new
  }

  /// What controllers are called by their places: as is known of the first ones, then by their types.
  package func names(after known: [String]) -> [String] {
    var names = known
    for place in known.count..<max(known.count, (types.keys.max() ?? 0) + 1) {
      names.append(names.unused(types[place] ?? "controller \(place)"))
    }
    return names
  }
}

extension [String] {
  /// A name, numbered if it is one of these already.
  func unused(_ name: String) -> String {
    var (full, number) = (name, 1)
    while contains(full) {
      number += 1
      full = "\(name) (\(number))"
    }
    return full
  }
}
