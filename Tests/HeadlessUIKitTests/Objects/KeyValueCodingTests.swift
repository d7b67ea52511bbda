// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Values by the names of properties")
struct KeyValueCodingTests {
  private final class Lamp: NSObject {
    var power = 60
    var color: UIColor?
    func flicker() {}
  }

  @Test("A stored property of the app's is read by its name")
  func read() {
    let lamp = Lamp()
    lamp.power = 40
    #expect(lamp.value(forKey: "power") as? Int == 40)
    #expect(lamp.value(forKey: "color") as? UIColor == nil)
  }

  @Test("Documented values of layers are what they are by their names, also over several names")
  func layers() {
    let scene = HeadlessScene.start()
    let view = UIView()
    view.layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")
    view.layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    #expect(view.center == CGPoint(x: 3, y: 4) && view.alpha == 0.5)
    #expect(view.layer.value(forKeyPath: "opacity") as? Float == 0.5)
    #expect(scene.notes(.unimplemented).isEmpty)
  }

  @Test("Defaults are kept under the name, as by their own methods")
  func defaults() {
    let scene = HeadlessScene.start()
    let defaults = UIKit.UserDefaults.standard
    #expect(defaults.value(forKey: "start") == nil)
    defaults.setValue(4, forKey: "start")
    #expect(defaults.value(forKey: "start") as? Int == 4 && defaults.integer(forKey: "start") == 4)
    #expect(scene.notes(.unimplemented).isEmpty)
  }

  @Test("What is set by a name is read by it, and told of as having no effect")
  func write() {
    let scene = HeadlessScene.start()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue("Bold", forKey: "attributedTitle")
    alert.setValue(2, forKey: "rows")
    #expect(alert.value(forKey: "attributedTitle") as? String == "Bold")
    #expect(alert.value(forKey: "rows") as? Int == 2)
    #expect(scene.notes(.unimplemented) == ["NSObject.setValue"])
  }

  @Test("A name that nothing has ends the execution")
  func unknown() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().value(forKey: "statusBarWindow") }
    }
  }

  @Test("An object responds to the methods of its class and of those above it")
  func responds() {
    let flicker = Selector("flicker", Lamp.flicker)
    #expect(Lamp().responds(to: flicker))
    #expect(!UIView().responds(to: flicker))
  }
}

@Suite("Colors by hue")
struct HueTests {
  @Test(
    "A color made of hue, saturation and brightness tells them",
    arguments: [(0, 1, 1), (0.25, 0.5, 0.8), (0.5, 1, 0.2), (0.9, 0.3, 1)])
  func hue(given: (CGFloat, CGFloat, CGFloat)) {
    let color = UIColor(hue: given.0, saturation: given.1, brightness: given.2, alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let found = [hue, saturation, brightness]
    let difference = zip(found, [given.0, given.1, given.2]).map { abs($0 - $1) }
    #expect(difference.allSatisfy { $0 < 1e-9 }, "\(found)")
    #expect(alpha == 0.5)
  }
}
