// SPDX-License-Identifier: MIT

/// A property of a view that is brought up to date before the body is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper of SwiftUI's own, which keeps something at the node.
protocol NodeProperty: DynamicProperty {
  /// Finds at the node what belongs to the property, or puts it there.
  @MainActor func install(in node: _ViewNode, _ place: Int)
}

extension _ViewNode {
  /// Brings the properties of a view up to date.
  func install<Owner>(_ view: Owner) {
    let places = DynamicPlaces.of(view)
    guard !places.isEmpty else { return }
    var place = 0
    install(in: view, places, &place)
  }

  private func install(in owner: Any, _ places: [Int], _ place: inout Int) {
    let children = Mirror(reflecting: owner).children
    var index = children.startIndex
    var position = 0
    for wanted in places {
      children.formIndex(&index, offsetBy: wanted - position)
      position = wanted
      guard var property = children[index].value as? any DynamicProperty else { continue }
      if let own = property as? any NodeProperty {
        if storage.count <= place { storage.append(nil) }
        own.install(in: self, place)
        place += 1
      } else {
        install(in: property, DynamicPlaces.of(property), &place)
        property.update()
      }
    }
  }

  /// What a property keeps here, made when the view is evaluated for the first time.
  func stored<Kept: AnyObject>(_ place: Int, _ make: () -> Kept) -> Kept {
    if let kept = storage[place] as? Kept { return kept }
    let new = make()
    storage[place] = new
    return new
  }
}

/// Which properties of a type are dynamic: found out once for each type.
@MainActor
private enum DynamicPlaces {
  private static var known: [ObjectIdentifier: [Int]] = [:]

  static func of(_ owner: Any) -> [Int] {
    let type = ObjectIdentifier(type(of: owner))
    if let places = known[type] { return places }
    let places = Mirror(reflecting: owner).children.enumerated().compactMap { place, child in
      child.value is any DynamicProperty ? place : nil
    }
    known[type] = places
    return places
  }
}
