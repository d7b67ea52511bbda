// SPDX-License-Identifier: MIT

public import Foundation

/// A picture in a catalog, by its name.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color in a catalog, by its name.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
}

/// Data in a catalog: there is none.
open class NSDataAsset: NSObject {
  public let name: String, data: Data, typeIdentifier = "public.data"
  public init?(name: String, bundle: Bundle = .main) { nil }
}
