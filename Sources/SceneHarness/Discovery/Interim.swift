// SPDX-License-Identifier: MIT
public import ModalHarness
import UIKit
import UIKitSemantics
public struct SceneVocabulary: Hashable, Sendable {
  public var includesLayoutPasses = false; public init() {}
}
public struct SceneAction: ApplicationInput {
  public static var allCases: [SceneAction] { [] }
  public var name: String
  public var actor: Actor
  public var finishesWhatBegan = false
  var harnessAction: HarnessAction<SceneAction> {
    if name == "animation ends" { return .system(.animationEnds) }
    if name == "interactive transition starts" { return .system(.interactiveTransitionStarts) }
    if let g = UserGesture.allCases.first(where: { $0.name == name }) { return .gesture(g) }
    return .input(self)
  }
  init(name: String, actor: Actor, finishesWhatBegan: Bool = false) {
    self.name = name; self.actor = actor; self.finishesWhatBegan = finishesWhatBegan
  }
  init(_ action: HarnessAction<SceneAction>) {
    switch action {
    case .input(let a): self = a
    case .gesture(let g): self.init(name: g.name, actor: .user)
    case .system(.animationEnds): self.init(name: "animation ends", actor: .system)
    default: self.init(name: "interactive transition starts", actor: .system)
    }
  }
}
@MainActor final class SceneActor {
  let scene: HeadlessScene
  var touch: UITouch?
  init(_ scene: HeadlessScene, vocabulary: SceneVocabulary) { self.scene = scene }
  func controls() -> [UIControl] {
    var found: [UIControl] = []
    for w in scene.windows {
      w.visitTree { v in
        if let c = v as? UIControl, c.isEnabled,
          w.hitTest(c.convert(CGPoint(x: c.bounds.midX, y: c.bounds.midY), to: nil), with: nil)
            === c
        {
          found.append(c)
        }
      }
    }
    return found
  }
  func appendActions(to actions: inout [SceneAction]) {
    let p = scene.presentation
    for g in UserGesture.withoutDetents where p.world.offers(g) {
      actions.append(.init(name: g.name, actor: .user))
    }
    for c in controls() { actions.append(.init(name: "tap \(c.headlessName)", actor: .user)) }
    if p.canEndAnimation { actions.append(.init(name: "animation ends", actor: .system)) }
    if p.world.canStartInteractiveTransition {
      actions.append(.init(name: "interactive transition starts", actor: .system))
    }
    for n in scene.pendingNames {
      actions.append(.init(name: n, actor: .system, finishesWhatBegan: true))
    }
  }
  func perform(_ action: SceneAction) -> [PresentationEvent] {
    let p = scene.presentation
    return p.turn {
      if let g = UserGesture.allCases.first(where: { $0.name == action.name }) {
        p.perform(g)
      } else if action.name == "animation ends" {
        p.endAnimation()
      } else if action.name == "interactive transition starts" {
        p.startInteractiveTransition()
      } else if let c = controls().first(where: { "tap \($0.headlessName)" == action.name }) {
        scene.touches.ended(
          scene.touches.began(at: c.convert(CGPoint(x: c.bounds.midX, y: c.bounds.midY), to: nil)))
      } else {
        scene.clock.fire(named: action.name)
      }
    }
  }
}
