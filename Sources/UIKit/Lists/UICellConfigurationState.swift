// SPDX-License-Identifier: MIT

public import Foundation

/// What a cell is in while it shows a configuration.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isEditing: Bool, isSelected: Bool, isHighlighted: Bool
  public var isDisabled = false, isFocused = false, isPinned = false, isExpanded = false,
    isSwiped = false, isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  @MainActor
  init(_ cell: UIView, _ isEditing: Bool, _ isSelected: Bool, _ isHighlighted: Bool) {
    traitCollection = cell.traitCollection
    (self.isEditing, self.isSelected, self.isHighlighted) = (isEditing, isSelected, isHighlighted)
  }

  /// What the app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The name of something that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Makes another color of one.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = Self { $0 }, preferredTint = Self { $0 },
    monochromeTint = Self { $0 }
}

/// Makes other attributes of some.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
