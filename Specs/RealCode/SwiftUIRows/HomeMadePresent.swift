// SPDX-License-Identifier: MIT

import SwiftUI

/// What the content of ``SwiftUI/View/present(_:as:log:content:)`` closes itself with: the
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
    _ isPresented: Binding<Bool>, as style: RowsStyle, log: RowsLog,
    content: @escaping () -> Content
  ) -> some View {
    background {
      ModalPresenter(
        isPresented: isPresented, style: style, log: log,
        content: {
          AnyView(
            content().environment(
              \.modalMode, ModalMode(isPresented: isPresented, setsFalse: style.isRepaired)))
        })
    }
  }
}

/// The controller behind the modifier, whose update presents or dismisses.
struct ModalPresenter: UIViewControllerRepresentable {
  @Binding var isPresented: Bool
  let style: RowsStyle
  let log: RowsLog
  let content: () -> AnyView

  func makeCoordinator() -> ModalCoordinator { ModalCoordinator(style, log) }

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.isPresented = $isPresented
    coordinator.make = { [style, log, content] in
      let hosted = ModalHosting(content(), log)
      hosted.modalPresentationStyle = style.modalPresentationStyle
      return hosted
    }
    if style.isRepaired { return coordinator.follow(isPresented, in: controller) }
    if isPresented {
      coordinator.present(coordinator.make(), from: controller)
    } else if let presented = controller.presentedViewController {
      controller.dismiss(animated: true)
      (presented as? ModalHosting)?.isClosedByCode = presented.isBeingDismissed
    }
  }
}

/// Shows what is presented, and knows when the user has dismissed it.
final class ModalHosting: UIHostingController<AnyView> {
  /// Whether code has asked this screen to go.
  var isClosedByCode = false
  /// Called at the end of a dismissal that the user has begun, and may have taken back (E29, E35).
  var whenUserHasTried: (() -> Void)?
  private let log: RowsLog

  init(_ content: AnyView, _ log: RowsLog) {
    self.log = log
    super.init(rootView: content)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed, !isClosedByCode, let whenUserHasTried else { return }
    transitionCoordinator?.animate(alongsideTransition: nil) { _ in whenUserHasTried() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !isClosedByCode { log.wanted = 0 }
  }
}

/// Is told when the user has dismissed; the repaired one also knows what it has presented.
@MainActor
final class ModalCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
  var isPresented = Binding.constant(false)
  var make: () -> ModalHosting = { preconditionFailure("It is set by the first update.") }
  private let style: RowsStyle
  private let log: RowsLog
  private var shown: ModalHosting?
  private var isBusy = false

  init(_ style: RowsStyle, _ log: RowsLog) { (self.style, self.log) = (style, log) }

  /// Presents, and listens to what UIKit has taken: what it refused would be kept forever by a
  /// presentation controller of its own (C27).
  func present(
    _ hosted: UIViewController, from controller: UIViewController, completion: (() -> Void)? = nil
  ) {
    controller.present(hosted, animated: true, completion: completion)
    if style.isToldOfSwipes, hosted.presentingViewController != nil {
      hosted.presentationController?.delegate = self
    }
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
      new.whenUserHasTried = { [weak self] in
        self.map { $0.follow($0.isPresented.wrappedValue, in: controller) }
      }
      present(new, from: controller) { [weak self] in self?.transitionEnds(controller) }
    } else if !wish, let shown {
      guard shown.transitionCoordinator == nil else { return lookAgain(controller) }
      isBusy = true
      shown.isClosedByCode = true
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
