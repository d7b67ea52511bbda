// SPDX-License-Identifier: MIT

import SwiftUI

/// What the content of ``SwiftUI/View/present(_:style:isGuarded:content:)`` closes itself with: the
/// environment value of the document.
struct ModalMode {
  let isPresented: Binding<Bool>
  /// Whether `dismiss` sets false, where the document's toggles.
  var setsFalse = false

  func dismiss() {
    if setsFalse { isPresented.wrappedValue = false } else { isPresented.wrappedValue.toggle() }
  }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static var defaultValue: ModalMode { ModalMode(isPresented: .constant(false)) }
  }

  var modalMode: ModalMode {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

extension View {
  /// Presents a view in any style of UIKit's while a binding is true: the `present` of the document,
  /// or the same with a look at what is there.
  func present<Content: View>(
    _ isPresented: Binding<Bool>, style: UIModalPresentationStyle, isGuarded: Bool,
    content: @escaping () -> Content
  ) -> some View {
    background {
      ModalPresenter(
        isPresented: isPresented, style: style, isGuarded: isGuarded,
        content: {
          AnyView(
            content().environment(
              \.modalMode, ModalMode(isPresented: isPresented, setsFalse: isGuarded)))
        })
    }
  }
}

/// The controller behind the modifier, whose update presents or dismisses.
struct ModalPresenter: UIViewControllerRepresentable {
  @Binding var isPresented: Bool
  let style: UIModalPresentationStyle
  let isGuarded: Bool
  let content: () -> AnyView

  func makeCoordinator() -> ModalCoordinator { ModalCoordinator() }

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.isPresented = $isPresented
    coordinator.make = { [style, content] in
      let hosted = UIHostingController(rootView: content())
      hosted.modalPresentationStyle = style
      return hosted
    }
    if isGuarded { return coordinator.follow(isPresented, in: controller) }
    if isPresented {
      coordinator.present(coordinator.make(), from: controller)
    } else if controller.presentedViewController != nil {
      controller.dismiss(animated: true)
    }
  }
}

/// Is told when the user has dismissed; the repaired one also knows what it has presented.
@MainActor
final class ModalCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
  var isPresented = Binding.constant(false)
  var make: () -> UIViewController = { UIViewController() }
  private var shown: UIViewController?
  private var isBusy = false

  /// Presents, and listens to what UIKit has taken: what it refused would be kept forever by a
  /// presentation controller of its own (C27).
  func present(
    _ hosted: UIViewController, from controller: UIViewController, completion: (() -> Void)? = nil
  ) {
    controller.present(hosted, animated: true, completion: completion)
    if hosted.presentingViewController != nil { hosted.presentationController?.delegate = self }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    shown = nil
    isPresented.wrappedValue = false
  }

  /// Presents only where nothing is presented, dismisses only its own, and looks again when a
  /// transition is over.
  func follow(_ wish: Bool, in controller: UIViewController) {
    guard !isBusy else { return }
    if wish, shown == nil {
      guard controller.presentedViewController == nil else { return lookAgain(controller) }
      let new = make()
      (shown, isBusy) = (new, true)
      present(new, from: controller) { [weak self] in self?.transitionEnds(controller) }
    } else if !wish, let shown {
      isBusy = true
      shown.dismiss(animated: true) { [weak self] in
        self?.shown = nil
        self?.transitionEnds(controller)
      }
    }
  }

  private func transitionEnds(_ controller: UIViewController) {
    isBusy = false
    follow(isPresented.wrappedValue, in: controller)
  }

  private func lookAgain(_ controller: UIViewController) {
    controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      DispatchQueue.main.async {
        guard let self else { return }
        self.follow(self.isPresented.wrappedValue, in: controller)
      }
    }
  }
}
