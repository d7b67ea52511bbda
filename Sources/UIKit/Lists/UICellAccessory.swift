// SPDX-License-Identifier: MIT

public import Foundation

/// What stands at the end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When it is shown, and where.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }
  @preconcurrency @MainActor
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    public typealias Position = ([UICellAccessory]) -> Int
  }

  private let name: String
  /// Whether a press of it would do something that nothing does here.
  let isUnknown: Bool
  /// What can be pressed, or is the app's own.
  let view: UIView?
  private let displayed: DisplayedState

  private init(
    _ name: String, isUnknown: Bool = false, view: UIView? = nil,
    _ displayed: DisplayedState = .always
  ) { (self.name, self.isUnknown, self.view, self.displayed) = (name, isUnknown, view, displayed) }

  private static func button(
    _ name: String, _ displayed: DisplayedState, _ handler: (() -> Void)?
  ) -> Self {
    guard let handler else { return Self(name, isUnknown: true) }
    let button = UIButton(type: .system, primaryAction: UIAction(title: name) { _ in handler() })
    button.frame.size = CGSize(width: 44, height: 44)
    return Self(name, view: button, displayed)
  }

  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  // How the kinds of accessories look, as storage.
  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?, isHidden = false
    public var reservedLayoutWidth: LayoutDimension?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor) }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public struct DeleteOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {}
  }
  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions
  public struct ReorderOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {}
  }
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }
  public struct LabelOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {}
  }
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView, displayed: DisplayedState
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      displayed =
        switch placement {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self { Self("disclosure indicator") }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self { Self("checkmark") }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { button("detail", displayed, actionHandler) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { button("delete", displayed, actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { button("insert", displayed, actionHandler) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self { Self("reorder", isUnknown: true) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self { Self("multiselect") }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self("outline disclosure", isUnknown: true) }
  public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> Self {
    Self("menu", isUnknown: true)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self { Self(text) }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self("view", view: configuration.view, configuration.displayed)
  }
}
