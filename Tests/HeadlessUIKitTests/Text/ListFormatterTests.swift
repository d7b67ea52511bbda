// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Formatters that Foundation does not have here")
struct ListFormatterTests {
  @Test("A list has commas and a word before the last one", arguments: [0, 1, 2, 3])
  func list(count: Int) {
    let texts = ["", "a", "a and b", "a, b, and c"]
    let items = Array(["a", "b", "c"].prefix(count))
    #expect(ListFormatter.localizedString(byJoining: items) == texts[count])
    #expect(ListFormatter().string(from: items) == texts[count])
  }

  @Test func `A measurement is a number and a symbol`() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 1
    let length = Measurement(value: 2.25, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "2.2 km")
    #expect(formatter.string(from: UnitLength.meters) == "m")
  }

  @Test func `A path leads to another row when that is set`() {
    var path = IndexPath(row: 0, section: 0)
    (path.section, path.row) = (1, 2)
    #expect(path == IndexPath(item: 2, section: 1))
    path.item = 3
    #expect(path.row == 3)
  }

  @Test func `Layers of transparency are drawn like anything else: not at all`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.cgContext.beginTransparencyLayer(in: .zero, auxiliaryInfo: nil)
      $0.cgContext.endTransparencyLayer()
      $0.cgContext.endTransparencyLayer()
    }
    #expect(image.size.width == 8)
  }
}
