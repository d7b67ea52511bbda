// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// The controller in which a presentation modifier shows its content.
final class PresentationHostingController: UIHostingController<AnyView> {
  let slot: Derived<PresentationSlot>
  /// The detents that the sheet has, by their names.
  private var detents: [PresentationDetent] = []

  init(_ content: AnyView, for slot: PresentationSlot, environment: EnvironmentValues) {
    self.slot = Derived(slot)
    super.init(rootView: content)
    headlessTypeName = content.name ?? slot.kind.name
    adopt(environment)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the modifier's content is now.
  func refresh(_ content: AnyView, _ environment: EnvironmentValues) {
    adopt(environment)
    rootView = content
  }

  private func adopt(_ outer: EnvironmentValues) {
    var environment = outer.inAnotherController
    (environment.isPresented, environment.editMode) = (true, graph.editMode)
    environment.dismiss = DismissAction(
      of: { [weak graph] in graph },
      perform: { [weak self] in self?.dismissFromInside() })
    graph.give(environment)
  }

  /// `dismiss` has no effect on what is not presented, also where its modifier presents something else by
  /// now (Apple: *DismissAction*).
  private func dismissFromInside() {
    if slot.value.controller == nil || slot.value.controller === self {
      slot.value.dismissFromInside()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applySettings()
    graph.whenUpdated { [unowned self] in applySettings() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    slot.value.facts?.graph.wrappedValue?.presenter.transitionEnded()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { graph.whenUpdated {} }
    if isBeingDismissed, let presentationController, presentationController.delegate !== slot.value,
      !slot.value.isToldByDelegateOnly
    {
      slot.value.presentationControllerDidDismiss(presentationController)
    }
    if HeadlessScene.current.presentation.isDismissedByCode(self) { slot.value.finishIfForeign() }
    slot.value.facts?.graph.wrappedValue?.presenter.transitionEnded()
  }

  /// Hands on to UIKit what the content says of its presentation.
  private func applySettings() {
    guard let settings = graph.root?.settings else { return }
    let presentation = HeadlessScene.current.presentation
    presentation.calling {
      if presentation.world.behavior.version >= .iOS15, presentation.world.obeys(.i6) {
        let isModal = settings.isDismissDisabled == true && !settings.letsTouchesPass
        if isModalInPresentation != isModal { isModalInPresentation = isModal }
      }
      if let sheet = sheetPresentationController { apply(settings, to: sheet) }
    }
  }

  private func apply(_ settings: PresentationSettings, to sheet: UISheetPresentationController) {
    if let wanted = settings.detents?.sorted(by: PresentationDetent.isLower), wanted != detents {
      detents = wanted
      sheet.detents = wanted.map(\.detent)
    }
    if let selection = settings.selection?.wrappedValue,
      sheet.selectedDetentIdentifier != selection.identifier
    {
      sheet.selectedDetentIdentifier = selection.identifier
    }
    if let isVisible = settings.showsDragIndicator, sheet.prefersGrabberVisible != isVisible {
      sheet.prefersGrabberVisible = isVisible
    }
    guard let interaction = settings.backgroundInteraction else { return }
    let limit = interaction.isEnabled ? interaction.limit ?? detents.last ?? .large : nil
    if sheet.largestUndimmedDetentIdentifier != limit?.identifier {
      sheet.largestUndimmedDetentIdentifier = limit?.identifier
    }
  }

  /// Whether the user may dismiss, where that is not a matter of `isModalInPresentation`: that would
  /// keep touches from what is behind (G9), which public code wants to be touched beside such a sheet.
  var mayBeDismissed: Bool {
    guard let settings = graph.root?.settings, settings.letsTouchesPass else { return true }
    return settings.isDismissDisabled != true
      || !HeadlessScene.current.presentation.world.obeys(.i6)
  }

  /// The user has moved the sheet to another detent.
  func detentChanged(to identifier: UISheetPresentationController.Detent.Identifier?) {
    guard let detent = detents.first(where: { $0.identifier == identifier }) else { return }
    graph.root?.settings.selection?.wrappedValue = detent
    // The binding may have refused it.
    graph.afterEvaluation { [weak self] in self?.applySettings() }
  }
}
