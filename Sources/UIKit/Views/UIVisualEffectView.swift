// SPDX-License-Identifier: MIT

public import Foundation

/// Something that changes how what is below looks.
open class UIVisualEffect: NSObject {}

/// Glass, as storage.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public override init() { super.init() }
  public init(style: Style) { super.init() }
}

open class UIBlurEffect: UIVisualEffect {
  /// How dark and thick the blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  package let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Letters and symbols that shine through a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// What shines through.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
    case separator
  }

  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: Style) { super.init() }
}

/// Changes how what is below looks; animating the effect is recorded as other changes are.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private var shown: UIVisualEffect?

  open var effect: UIVisualEffect? {
    get { shown }
    set {
      AnimationRecorder.current?.record(self, "effect", from: shown, to: newValue) {
        object, effect in
        MainActor.assumeIsolated { (object as? UIVisualEffectView)?.shown = effect }
      }
      shown = newValue
    }
  }

  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    shown = effect
    super.init(frame: .zero)
    fill()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
