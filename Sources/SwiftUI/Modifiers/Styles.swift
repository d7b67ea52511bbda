// SPDX-License-Identifier: MIT

// The styles that SwiftUI brings, by the names of their types: nothing is drawn.

public typealias DefaultListStyle = SystemListStyle
public typealias PlainListStyle = SystemListStyle
public typealias GroupedListStyle = SystemListStyle
public typealias InsetListStyle = SystemListStyle
public typealias InsetGroupedListStyle = SystemListStyle
public typealias SidebarListStyle = SystemListStyle

public typealias DefaultTextFieldStyle = SystemTextFieldStyle
public typealias PlainTextFieldStyle = SystemTextFieldStyle
public typealias RoundedBorderTextFieldStyle = SystemTextFieldStyle

public typealias DefaultPickerStyle = SystemPickerStyle
public typealias SegmentedPickerStyle = SystemPickerStyle
public typealias WheelPickerStyle = SystemPickerStyle
public typealias MenuPickerStyle = SystemPickerStyle
public typealias InlinePickerStyle = SystemPickerStyle

public typealias DefaultDatePickerStyle = SystemDatePickerStyle
public typealias WheelDatePickerStyle = SystemDatePickerStyle
public typealias GraphicalDatePickerStyle = SystemDatePickerStyle
public typealias CompactDatePickerStyle = SystemDatePickerStyle

public typealias DefaultToggleStyle = SystemToggleStyle
public typealias SwitchToggleStyle = SystemToggleStyle
public typealias ButtonToggleStyle = SystemToggleStyle

public typealias DefaultProgressViewStyle = SystemProgressViewStyle
public typealias CircularProgressViewStyle = SystemProgressViewStyle
public typealias LinearProgressViewStyle = SystemProgressViewStyle

public typealias DefaultLabelStyle = SystemLabelStyle
public typealias IconOnlyLabelStyle = SystemLabelStyle
public typealias TitleOnlyLabelStyle = SystemLabelStyle
public typealias TitleAndIconLabelStyle = SystemLabelStyle

public typealias DefaultNavigationViewStyle = StackNavigationViewStyle
public typealias DoubleColumnNavigationViewStyle = StackNavigationViewStyle
public typealias ColumnNavigationViewStyle = StackNavigationViewStyle

/// How a control looks that has one style here.
public struct SystemStyle: Sendable {
  public static let automatic = SystemStyle(), button = SystemStyle(), menu = SystemStyle()
  public static let borderlessButton = SystemStyle(), borderedButton = SystemStyle()
  public static let accessoryCircular = SystemStyle(), accessoryLinear = SystemStyle()
  public static let linearCapacity = SystemStyle(), navigation = SystemStyle()
  public static let compactMenu = SystemStyle(), palette = SystemStyle()
  public static let balanced = SystemStyle(), prominentDetail = SystemStyle()
}

/// The look of a menu where it stands.
public struct DefaultMenuStyle: Sendable { public init() {} }

/// The look of a menu as a button without a border.
public struct BorderlessButtonMenuStyle: Sendable { public init() {} }

/// How what is chosen in a palette looks.
public struct PaletteSelectionEffect: Sendable {
  public static let automatic = PaletteSelectionEffect(), custom = PaletteSelectionEffect()
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .init() }
}

/// The dots below pages.
public struct PageIndexViewStyle: Sendable {
  /// When there is something behind the dots.
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  public static let page = PageIndexViewStyle()
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    .init()
  }
}

extension View {
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func menuStyle(_ style: SystemStyle) -> some View { self }
  public func menuStyle(_ style: DefaultMenuStyle) -> some View { self }
  public func menuStyle(_ style: BorderlessButtonMenuStyle) -> some View { self }
  public func gaugeStyle(_ style: SystemStyle) -> some View { self }
  public func groupBoxStyle(_ style: SystemStyle) -> some View { self }
  public func controlGroupStyle(_ style: SystemStyle) -> some View { self }
  public func navigationSplitViewStyle(_ style: SystemStyle) -> some View { self }
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

extension PickerStyle where Self == SystemPickerStyle {
  public static var palette: SystemPickerStyle { SystemPickerStyle() }
}
extension ListStyle where Self == SystemListStyle {
  public static var inset: SystemListStyle { SystemListStyle() }
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  public static var glass: SystemButtonStyle { SystemButtonStyle() }
  public static var glassProminent: SystemButtonStyle { SystemButtonStyle() }
}
