// SPDX-License-Identifier: MIT

public import UIKit

/// A picture.
public struct Image: View {
  let picture: UIImage?

  public init(_ name: String, bundle: Bundle? = nil) { picture = UIImage(named: name) }
  public init(systemName: String) { picture = UIImage(systemName: systemName) }
  public init(uiImage: UIImage) { picture = uiImage }
  public init(decorative name: String, bundle: Bundle? = nil) { picture = UIImage(named: name) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  // What a picture looks like has no effect.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Whether the picture's colors count, as storage.
  public enum TemplateRenderingMode: Sendable { case original, template }
  /// How a picture fills its room, as storage.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// How a picture is enlarged, as storage.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// How bright a picture may be, as storage.
  public enum DynamicRange: Sendable { case standard, constrainedHigh, high }
  /// How large a symbol is, as storage.
  public enum Scale: Sendable { case small, medium, large }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let image = node.memory { UIImageView() }
    image.image = view.picture
    image.isUserInteractionEnabled = true
    node.facts.output = .view(image, [])
  }
}

/// A picture and a title.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(LineArrangement(axis: .horizontal, spacing: 8))
    node.show(view.icon, .part(.content))
    node.show(view.title, .part(.title))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
  public init(_ title: LocalizedStringKey, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
