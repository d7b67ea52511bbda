// SPDX-License-Identifier: MIT

// MARK: - The size class and the style

extension PresentationWorld {
  /// The style in which a request is shown in the present width, where no delegate objects.
  ///
  /// From iOS 13 on a popover adapts to a sheet in compact width (F4); sheets stay sheets (B1, F3)
  /// and all other styles stay what they are (F14).
  func adapted(_ requested: ModalPresentationStyle) -> ModalPresentationStyle {
    requested == .popover && horizontalSizeClass == .compact ? .formSheet : requested.resolved
  }

  /// Whether UIKit asks the delegate for the style (F5, A21).
  func asksAdaptiveStyle(at level: Int) -> Bool {
    let presentation = stack[level]
    let delegate = controllers[presentation.presented.index].delegate
    return horizontalSizeClass == .compact && presentation.requestedStyle.resolved.isAdaptive
      && delegate.contains(.adaptivePresentationStyle)
  }

  /// Takes the delegate's answer; `.none` means that the style does not adapt (F5).
  mutating func takeAdaptiveStyle(_ answer: Answer, at level: Int) {
    guard case .style(let style) = answer else { return }
    let requested = stack[level].requestedStyle.resolved
    stack[level].style = style == .none ? requested : style.resolved
  }

  /// The window gets another width: rotation of a large phone, or split view (F12).
  ///
  /// Styles adapt anew, without a callback of a dismissal (F13, F16), if the size class is another
  /// one (F12); containers of custom presentations are laid out in any case (C15).
  /// `modalPresentationStyle` stays what it was (F10).
  public mutating func setHorizontalSizeClass(_ sizeClass: HorizontalSizeClass) {
    let changes = sizeClass != horizontalSizeClass
    horizontalSizeClass = sizeClass
    for level in 0..<count {
      if changes { adapt(at: level) }
      enqueueLayout(at: level)
    }
  }

  private mutating func adapt(at level: Int) {
    stack[level].style = adapted(stack[level].requestedStyle)
    if asksAdaptiveStyle(at: level) { enqueue(.askAdaptiveStyle, at: level) }
    enqueue(.adaptPresentersView, at: level)
  }

  /// Whether the presenter's view is to be out of the window in the present style (B3–B9, B12).
  func shouldRemovePresentersView(at level: Int) -> Bool {
    let presentation = stack[level]
    if mutated(.sheetRemovesPresenter), presentation.style.isSheet { return true }
    if mutated(.fullScreenKeepsPresenter) { return false }
    return presentation.hasCustomPresentationController
      ? presentation.removesPresentersView : presentation.style.removesPresentersView
  }

  /// Takes the presenter's view out of the window, or puts it back, where the style demands it.
  ///
  /// That waits for the end of a running transition. No source tells of the callbacks; they follow
  /// from B3 and B4.
  mutating func adaptPresentersView(at level: Int) {
    let removes = shouldRemovePresentersView(at: level)
    guard stack[level].isAtRest, removes != stack[level].removesPresentersView else { return }
    setRemovesPresenter(removes, at: level)
    let presenting = stack[level].presenting
    var steps = Agenda()
    if removes {
      steps.append(MicroStep(.viewWillDisappear, of: presenting))
      steps.append(MicroStep(.viewDidDisappear, of: presenting))
    } else {
      steps.append(MicroStep(.viewWillAppear, of: presenting))
      steps.append(MicroStep(.viewIsAppearing, of: presenting))
      steps.append(MicroStep(.viewDidAppear, of: presenting))
    }
    agenda.prepend(steps)
  }

  mutating func setRemovesPresenter(_ removes: Bool, at level: Int) {
    if removes {
      stack[level].flags.insert(.removesPresenter)
    } else {
      stack[level].flags.remove(.removesPresenter)
    }
  }

  /// The container of a controller's presentation is laid out, for whatever reason (C14).
  public mutating func layOutContainer(of controller: ControllerID) {
    guard let level = level(of: controller) else { return }
    enqueueLayout(at: level)
  }

  /// The container's layout callbacks, which only a presentation controller of the app's hears.
  mutating func enqueueLayout(at level: Int) {
    guard stack[level].hasCustomPresentationController, stack[level].hasContainerView else {
      return
    }
    enqueue(.containerViewWillLayoutSubviews, at: level)
    enqueue(.containerViewDidLayoutSubviews, at: level)
  }
}
