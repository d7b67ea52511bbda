// SPDX-License-Identifier: MIT

/// Entries of a menu that the app makes when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  /// The entries, once the app has made them.
  private(set) var elements: [UIMenuElement]?
  /// Whether the app is asked and has not answered.
  private(set) var isLoading = false

  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", image: nil)
  }

  /// Entries that are made anew each time the menu opens.
  public class func uncached(_ elementProvider: @escaping Provider) -> Self {
    guard let element = UIDeferredMenuElement(elementProvider, isCached: false) as? Self else {
      preconditionFailure("\(Self.self) has no provider")
    }
    return element
  }

  /// Asks the app for entries, unless it has given some that stay.
  func load() {
    guard !isLoading, elements == nil || !isCached else { return }
    (isLoading, elements) = (true, nil)
    provider { [weak self] elements in
      self?.isLoading = false
      self?.elements = elements
    }
  }
}

extension UIMenu {
  /// Entries that the app makes when the menu opens, also those in menus in the menu.
  var deferred: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      (child as? UIMenu)?.deferred ?? [child as? UIDeferredMenuElement].compactMap(\.self)
    }
  }

  /// Shows the menu over a view, if there is or may be anything to choose.
  func open(over view: UIView, named subject: String) {
    for element in deferred { element.load() }
    guard !entries.isEmpty || deferred.contains(where: \.isLoading) else { return }
    HeadlessScene.current.contextMenu = ContextMenu(self, of: view, named: subject)
  }
}
