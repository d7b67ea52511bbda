// SPDX-License-Identifier: MIT

import UIKit

/// A view of SwiftUI's that shows nothing of its own: without anything in it, nothing is seen.
@MainActor
protocol UnseenView {
  /// Whether there might be something in it under other circumstances, as in an optional view.
  static var dependsOnCircumstances: Bool { get }
}

extension UnseenView {
  static var dependsOnCircumstances: Bool { false }
}

extension EmptyView: UnseenView {}
extension Spacer: UnseenView {}
extension Group: UnseenView {}
extension VStack: UnseenView {}
extension HStack: UnseenView {}
extension ZStack: UnseenView {}
extension TupleView: UnseenView {}
extension Optional: UnseenView where Wrapped: View {
  static var dependsOnCircumstances: Bool { true }
}
extension ForEach: UnseenView where Content: View {}
extension _ConditionalContent: UnseenView {
  static var dependsOnCircumstances: Bool { true }
}

extension _ViewNode {
  /// What is seen of a node and of all in it.
  private enum Sight {
    /// There never is anything.
    case nothing
    /// There is nothing now: a value is `nil`, or a condition false.
    case nothingNow
    case something
  }

  /// Whether nothing is seen from here down, and something would be under other circumstances.
  var isBlank: Bool { sight == .nothingNow }

  private var sight: Sight {
    let unseen = facts.viewType as? any UnseenView.Type
    var sight = Sight.nothing
    if children.isEmpty {
      guard unseen != nil else { return .something }
    } else {
      if showsByItself { return .something }
      for child in children where !child.key.isLeaving {
        let other = child.sight
        if other == .something { return other }
        if other == .nothingNow { sight = other }
      }
    }
    return unseen?.dependsOnCircumstances == true ? .nothingNow : sight
  }

  /// Whether there is something around what is in the node, as a button or a list without rows.
  private var showsByItself: Bool {
    switch facts.output {
    case .container(let view, _): view is UIControl
    case .surface: true
    case .none, .view, .arranged: false
    }
  }
}
