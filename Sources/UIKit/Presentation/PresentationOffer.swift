// SPDX-License-Identifier: MIT

/// What a view of SwiftUI's says that it may present.
package struct PresentationOffer: Hashable, Sendable {
  package let kind: String
  /// The view of the app's that says so.
  package let owner: String

  package init(_ kind: String, of owner: String) { (self.kind, self.owner) = (kind, owner) }

  package var text: String { "\(kind) of \(owner)" }
}

extension HeadlessScene {
  /// A view may present something, or has done so.
  package func note(_ offer: PresentationOffer, isMet: Bool) {
    if isMet { offers.met.insert(offer) } else { offers.all.insert(offer) }
  }

  /// What was noted since the last time.
  package func takeOffers() -> (all: Set<PresentationOffer>, met: Set<PresentationOffer>) {
    defer { offers = ([], []) }
    return offers
  }
}
