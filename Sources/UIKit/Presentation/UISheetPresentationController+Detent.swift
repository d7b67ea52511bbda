// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// The detent at about half of the height; where there is little height, it is not used.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let height = (context as? DetentContext)?.containerHeight ?? UIScreen.main.bounds.height
        return context.maximumDetentValue * (height > 568 ? 0.56 : 0.63)
      }
    }
    /// The detent at the full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of the app's own; without a height it is not used (G13).
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      HeadlessScene.current.presentation.unnamedDetents += identifier == nil ? 1 : 0
      let number = String(HeadlessScene.current.presentation.unnamedDetents, radix: 16)
      let last = String(repeating: "0", count: max(0, 12 - number.count)) + number.uppercased()
      return Detent(
        identifier ?? Identifier("com.apple.UIKit.dynamic.00000000-0000-4000-8000-\(last)"),
        resolver)
    }

    /// The detents of UIKit's own are equal if they are the same, an app's own never.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent, other !== self else { return object as? Detent === self }
      return identifier == other.identifier && (identifier == .medium || identifier == .large)
    }

    /// Equal detents have different hashes, as recorded.
    open override var hash: Int { ObjectIdentifier(self).hashValue }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { min($0, context.maximumDetentValue) } }

    func height(in sheet: UISheetPresentationController) -> CGFloat? {
      resolvedValue(in: DetentContext(sheet))
    }
  }
}

/// What the closure of a detent is told.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the view in which the sheet stands.
  let containerHeight: CGFloat

  @MainActor
  init(_ sheet: UISheetPresentationController) {
    containerTraitCollection = sheet.traitCollection
    maximumDetentValue = sheet.maximumDetentValue
    containerHeight = (sheet.containerView?.bounds ?? UIScreen.main.bounds).height
    super.init()
  }
}

/// Gives detents their places among those that the rules know.
@MainActor
enum SheetPlaces {
  typealias Detent = UISheetPresentationController.Detent

  /// The places of detents: the rules know two of the app's own, told apart by their heights.
  ///
  /// More of them have no place, and the sheet never rests there.
  static func places(
    of detents: [Detent], in sheet: UISheetPresentationController
  ) -> [Detent.Identifier: SheetDetent] {
    var places: [Detent.Identifier: SheetDetent] = [.large: .large, .medium: .medium]
    let custom = detents.filter { places[$0.identifier] == nil }
    let heights = custom.map { $0.height(in: sheet) ?? 0 }
    let order = custom.indices.sorted { heights[$0] < heights[$1] }.map { custom[$0] }
    let medium = sheet.mediumDetentValue
    let hasMedium = detents.contains { $0.identifier == .medium }
    let below = hasMedium ? order.count { ($0.height(in: sheet) ?? 0) < medium } : order.count - 1
    for (rank, detent) in order.enumerated() {
      let isBelow = hasMedium || order.count > 1 ? rank < below : heights[0] < medium
      let place: SheetDetent = isBelow ? .customBelowMedium : .customAboveMedium
      guard !places.values.contains(place) else {
        HeadlessScene.current.note(
          unimplemented: "UISheetPresentationController.detents (a third one of the app's own)")
        continue
      }
      places[detent.identifier] = place
    }
    return places
  }
}
