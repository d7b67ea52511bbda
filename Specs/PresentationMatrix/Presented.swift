// SPDX-License-Identifier: MIT

import ModalHarness

/// How the controller of the overview is presented, and what its delegate says.
struct Presented: Hashable {
  let style: ModalPresentationStyle
  let isModal: Bool
  let shouldDismiss: ShouldDismissAnswer

  init(in configuration: VariantConfiguration) {
    let style = ModalPresentationStyle.allCases.first { "\($0)" == configuration["style"] }
    self.style = style ?? .automatic
    isModal = configuration.isOn("isModalInPresentation")
    shouldDismiss = ShouldDismissAnswer(rawValue: configuration["shouldDismiss"]) ?? .yes
  }

  func present(_ uikit: inout UIKitHandle) {
    uikit.setModalInPresentation(isModal, of: .presented)
    uikit.setDelegate(shouldDismiss.methods, of: .presented)
    uikit.present(.presented, from: .root, style, hasCompletion: true)
  }
}

extension ControllerID {
  /// The controller that is presented.
  static let presented = ControllerID(1)
}

/// An app that lets the user dismiss by a gesture of its own: the pan drives an interactive
/// transition (D5).
struct GestureApp: Application {
  enum Input: String, ApplicationInput {
    case open = "tap Open"
    case begin = "pan: begin"
    case finish = "pan: release past the threshold"
    case cancel = "pan: release before the threshold"

    var actor: Actor { .user }
  }

  let presented: Presented
  private var isPanning = false

  init(_ presented: Presented) { self.presented = presented }

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
    if isPanning { inputs += [.finish, .cancel] }
    if !isPanning, world.topmostController == .presented, world.acceptsTouches(.presented) {
      inputs.append(.begin)
    }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .open:
      uikit.setTransitioningDelegate(
        [.animationControllerForDismissed, .interactionControllerForDismissal], of: .presented)
      presented.present(&uikit)
    case .begin:
      isPanning = true
      uikit.dismiss(from: .presented, hasCompletion: true)
    case .finish:
      isPanning = false
      uikit.finishInteractiveTransition(of: .presented)
    case .cancel:
      isPanning = false
      uikit.cancelInteractiveTransition(of: .presented)
    }
  }

  mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    if case .animatorAnimationsDidFinish(.presented, let cancelled) = callback {
      uikit.completeTransition(!cancelled, of: .presented)  // D10, D11
    }
  }

  mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
    switch question {
    case .presentationControllerShouldDismiss: presented.shouldDismiss == .no ? .no : .yes
    default: .yes
    }
  }
}

extension PresentationMatrix {
  /// The same combinations with the app's own gesture.
  var gesture: Variant<GestureApp> {
    Variant(
      "own gesture", summary: "A pan drives the dismissal.", axes: Self.axes, names: Self.names,
      vocabulary: ActionVocabulary(gestures: []), properties: []
    ) { configuration, behavior in
      (Self.world(in: configuration, behavior), GestureApp(Presented(in: configuration)))
    }
  }
}
