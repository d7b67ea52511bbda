// SPDX-License-Identifier: MIT

/// Counts what may move views, so that nothing is laid out or solved twice without need.
struct LayoutChanges {
  /// How often something changed that where views stand can depend on.
  private(set) var count = 0
  /// The last of these changes that constraints, or what they depend on, had a part in.
  private(set) var ofConstraints = 0

  /// The counts of the scene that is the current one; they stand here to be at hand.
  @MainActor static var current = LayoutChanges()

  fileprivate mutating func note(concernsConstraints: Bool) {
    count += 1
    if concernsConstraints { ofConstraints = count }
  }
}

extension UIView {
  /// Notes that constraints, or something that they depend on, changed.
  ///
  /// The next layout pass solves them; only views that move then have their superviews laid out. So
  /// code that puts the same constraints in force whenever it is laid out comes to an end.
  func constraintsChanged() { layoutChanged(concernsConstraints: true) }

  /// Notes that the view stands or looks different, or has other views in it.
  func layoutChanged(concernsConstraints: Bool) {
    LayoutChanges.current.note(concernsConstraints: concernsConstraints)
    window?.scheduleLayout()
  }

  /// Whether a layout pass that was asked for has still to place the view.
  package var awaitsPlace: Bool {
    let around = sequence(first: self, next: \.parent)
    if around.dropFirst().contains(where: \.needsLayout) { return true }
    return root.solvedAt != LayoutChanges.current.ofConstraints
      && around.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Whether a solver of constraints has ever had to look at the view: those that it places, and all
  /// that these are in.
  var isConstraintInput: Bool { solution.mark > 0 }

  /// Whether constraints are kept in the view or in what is in it.
  var holdsConstraints: Bool {
    if heldConstraints != nil { return true }
    for child in children where child.holdsConstraints { return true }
    return false
  }
}
