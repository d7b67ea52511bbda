// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Associated objects")
struct AssociatedObjectTests {
  private static var key: UInt8 = 0, otherKey: UInt8 = 0

  @Test func `A value is found under its key until it is replaced`() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }

  @Test func `A retained object lives as long as its owner, an assigned one does not`() {
    var view: UIView? = UIView()
    weak var kept: NSObject?
    autoreleased {
      let object = NSObject(), loose = NSObject()
      kept = object
      objc_setAssociatedObject(view as Any, &Self.key, object, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view as Any, &Self.otherKey, loose, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(kept != nil)
    #expect(view.map { objc_getAssociatedObject($0, &Self.otherKey) == nil } == true)
    view = nil
    #expect(kept == nil)
  }

  @inline(never)
  private func autoreleased(_ body: () -> Void) { body() }

  @Test func `What is no responder can have values too, which go when it has gone`() {
    let scene = HeadlessScene.start()
    weak var kept: NSObject?
    var owner: NSObject? = NSObject()
    autoreleased {
      let object = NSObject()
      kept = object
      objc_setAssociatedObject(owner as Any, &Self.key, object, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept != nil)
    #expect(owner.map { objc_getAssociatedObject($0, &Self.key) as? NSObject === kept } == true)
    owner = nil
    scene.presentation.turn {}
    #expect(kept == nil)
  }
}
