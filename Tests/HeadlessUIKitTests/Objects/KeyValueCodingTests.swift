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

  @Test func `A stored property of the app's is read by its name`() {
    let lamp = Lamp()
    lamp.power = 40
    #expect(lamp.value(forKey: "power") as? Int == 40)
    #expect(lamp.value(forKey: "color") as? UIColor == nil)
  }

  @Test func `The radius of the screen's corners, which apps are known to ask for, is one`() {
    _ = HeadlessScene.start()
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 39)
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

  @Test func `Parts of what a layer has are read and set by their documented names`() {
    _ = HeadlessScene.start()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 30)
    layer.setValue(5, forKeyPath: "bounds.size.height")
    layer.setValue(NSNumber(value: 7), forKeyPath: "position.x")
    #expect(layer.bounds.height == 5 && layer.position == CGPoint(x: 7, y: 0))
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(9, forKeyPath: "transform.translation.y")
    let values = ["scale", "scale.x", "rotation", "translation.y"].map {
      layer.value(forKeyPath: "transform.\($0)") as? Double ?? 0
    }
    #expect(zip(values, [2, 2, Double.pi / 2, 9]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
  }

  @Test func `Properties of UIKit's have their names, and are set by them`() {
    let scene = HeadlessScene.start()
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.value(forKey: "frame") as? CGRect == label.frame)
    label.setValue(NSValue(cgRect: .zero), forKey: "frame")
    label.setValue("Hello", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(nil, forKey: "backgroundColor")
    #expect(label.frame == .zero && label.text == "Hello" && label.isHidden)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    let controller = UIViewController()
    controller.setValue("Title", forKey: "title")
    #expect(controller.title == "Title")
    #expect(controller.value(forKeyPath: "view.alpha") as? CGFloat == 1)
    #expect(scene.notes(.unimplemented).isEmpty)
  }

  @Test func `What is behind UIKit's parts has the names that apps know`() {
    let scene = HeadlessScene.start()
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    #expect((field.value(forKey: "placeholderLabel") as? UILabel)?.textColor == .red)
    let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    scene.launch(UINavigationController(rootViewController: controller))
    scene.clock.runLayout()
    #expect((item.value(forKey: "view") as? UIView)?.window != nil)
    #expect(UIDatePicker().value(forKey: "textColor") == nil)
    #expect(UIAlertAction(title: nil, style: .default).value(forKey: "titleTextColor") == nil)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.value(forKey: "attributedTitle") == nil)
  }

  @Test func `Defaults are kept under the name, as by their own methods`() {
    let scene = HeadlessScene.start()
    let defaults = UIKit.UserDefaults.standard
    #expect(defaults.value(forKey: "start") == nil)
    defaults.setValue(4, forKey: "start")
    #expect(defaults.value(forKey: "start") as? Int == 4 && defaults.integer(forKey: "start") == 4)
    #expect(scene.notes(.unimplemented).isEmpty)
  }

  @Test func `What is set by a name is read by it, and told of as having no effect`() {
    let scene = HeadlessScene.start()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue("Bold", forKey: "attributedTitle")
    alert.setValue(2, forKey: "rows")
    #expect(alert.value(forKey: "attributedTitle") as? String == "Bold")
    #expect(alert.value(forKey: "rows") as? Int == 2)
    #expect(scene.notes(.unimplemented) == ["NSObject.setValue"])
  }

  @Test func `A name that nothing has ends the execution`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().value(forKey: "statusBarWindow") }
    }
  }

  @Test func `An object responds to the methods of its class and of those above it`() {
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
