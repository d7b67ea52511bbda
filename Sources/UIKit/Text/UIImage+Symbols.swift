// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  /// How a symbol looks, as storage.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a symbol looks, as storage.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public static let unspecified = SymbolConfiguration()
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ other: Configuration) -> SymbolConfiguration { self }
  }

  // The symbols that have names of their own.
  public static var checkmark: UIImage { UIImage(name: "checkmark", size: symbolSize) }
  public static var strokedCheckmark: UIImage { checkmark }
  public static var add: UIImage { UIImage(name: "plus.circle.fill", size: symbolSize) }
  public static var remove: UIImage { UIImage(name: "minus.circle.fill", size: symbolSize) }
  public static var actions: UIImage { UIImage(name: "ellipsis.circle.fill", size: symbolSize) }
  private static var symbolSize: CGSize { CGSize(width: 24, height: 24) }

  /// How pictures are stretched.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  // The same picture, however it looks.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  public var isSymbolImage: Bool { false }
  public var configuration: Configuration? { nil }
  public var symbolConfiguration: SymbolConfiguration? { nil }
  public var capInsets: UIEdgeInsets { .zero }
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(name: name, size: size, mode: renderingMode)
  }
  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    OperationQueue.main.addOperation { completionHandler(self) }
  }
  @preconcurrency
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    OperationQueue.main.addOperation { completionHandler(image) }
  }
  public var byPreparingForDisplay: UIImage? { get async { self } }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }
  public convenience init?(systemName name: String, variableValue: Double) {
    self.init(named: name)
  }
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

// MARK: - Effects of symbols, which nobody sees

public struct SymbolEffect: Sendable {
  public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(),
    appear = Self(), disappear = Self(), replace = Self(), wiggle = Self(), rotate = Self(),
    breathe = Self(), automatic = Self()
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var offUp: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
}
public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

extension UIImageView {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}

/// Saves nothing: there is no library of photos that anybody sees.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { HeadlessScene.current.note(unimplemented: "UIImageWriteToSavedPhotosAlbum") }
