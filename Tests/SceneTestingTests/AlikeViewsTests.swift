// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

/// Days to choose, one of which ends the app.
private final class DaysViewController: UICollectionViewController {
  private let days: Int, fatalDay: Int

  init(_ days: Int, fatalDay: Int) {
    (self.days, self.fatalDay) = (days, fatalDay)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    days
  }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if indexPath.item == fatalDay { fatalError("fatal day") }
  }
}

@MainActor
@Suite("Views that are alike")
struct AlikeViewsTests {
  private func coverage(_ days: Int, mostAlike: Int = 24) throws -> SceneCoverage {
    var vocabulary = SceneVocabulary()
    vocabulary.mostAlike = mostAlike
    let variant = Variant(
      scene: "scene", summary: "", names: [], vocabulary: vocabulary, properties: [.neverCrashes]
    ) { (_: SceneSetup) in DaysViewController(days, fatalDay: -1) }
    return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 1)))
  }

  @Test("are all touched up to a number, and four of more, of which the report tells")
  func few() throws {
    #expect(try coverage(24).states == 25)
    let many = try coverage(60)
    #expect(many.states == 5)
    #expect(
      many.text.contains("never tried: the other 56 of the kind of UICollectionViewCell (3)\n"),
      "\(many.text)")
    #expect(try coverage(28, mostAlike: 28).states == 29)
  }

  @Test("are touched at the beginning, in the middle and at the end", arguments: [0, 1, 30, 59])
  func places(day: Int) throws {
    let found = try violations(depth: 2, properties: [.neverCrashes]) {
      DaysViewController(60, fatalDay: day)
    }
    #expect(found.first?.contains("fatal day") == true, "\(found)")
  }
}
