// SPDX-License-Identifier: MIT

public import UIKit

/// Where a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable { case medium, large, height(CGFloat), fraction(CGFloat), custom(Custom) }

  /// A detent of the app's own.
  struct Custom: Hashable {
    let type: any CustomPresentationDetent.Type
    static func == (left: Custom, right: Custom) -> Bool { left.type == right.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    func height(in context: PresentationDetent.Context) -> CGFloat? {
      type.height(in: context)
    }
  }

  /// What a detent of the app's own gets to know.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: path]
    }
  }

  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func height(_ height: CGFloat) -> PresentationDetent {
    .init(kind: .height(height))
  }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(kind: .fraction(fraction))
  }

  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type)
    -> PresentationDetent
  { .init(kind: .custom(Custom(type: type))) }

  /// The name for UIKit.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .height(let height): .init("height \(height)")
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .custom(let custom): .init("custom \(custom.type)")
    }
  }

  @MainActor var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .custom(let custom):
      .custom(identifier: identifier) {
        custom.height(in: Context(maxDetentValue: $0.maximumDetentValue))
      }
    }
  }

  /// The order from the lowest to the highest; a set has another order in every run, also of detents that
  /// are as high as each other.
  static func isLower(_ detent: Self, than other: Self) -> Bool {
    (detent.height, detent.identifier.rawValue) < (other.height, other.identifier.rawValue)
  }

  /// About the height in points.
  private var height: CGFloat {
    switch kind {
    case .height(let height): height
    case .fraction(let fraction): fraction * 800
    case .medium: 400
    case .large: 800
    case .custom(let custom): custom.height(in: Context(maxDetentValue: 800)) ?? 800
    }
  }
}

/// A detent whose height the app computes.
public protocol CustomPresentationDetent: SendableMetatype {
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}
