// SPDX-License-Identifier: MIT

// MARK: - The size class and the style

extension PresentationWorld {
  /// The style in which a request is shown in the present traits, where no delegate objects.
  ///
  /// `.automatic` is a page sheet (F1). From iOS 13 on a popover adapts to a sheet in compact width
  /// (F4), and on a large phone held sideways too, where only the height is compact (F6); sheets
  /// stay sheets (B1, F3, F17) and all other styles stay what they are (F14). So do action sheets in
  /// popovers from iOS 26 on (F19).
  mutating func adapted(
    _ requested: ModalPresentationStyle, of controller: ControllerID
  ) -> ModalPresentationStyle {
    switch requested {
    case .automatic: obeys(.f1) ? requested.resolved : .fullScreen
    case .popover
    where isCompact && controllers[controller.index].kind == .alert
      && behavior.version >= .iOS26 && obeys(.f19):
      .popover
    case .popover where isCompact: obeys(.f4) ? .formSheet : .fullScreen
    case .custom where horizontalSizeClass == .compact: obeys(.f14) ? .custom : .fullScreen
    default: requested
    }
  }

  /// Whether there is less room than on an iPad in some direction.
  private var isCompact: Bool {
    horizontalSizeClass == .compact || verticalSizeClass == .compact
  }

  /// Which question about the style UIKit asks the delegate, if any (F5, F6, F18, A21).
  ///
  /// The older method is not told the traits and is asked in compact width only; where the delegate
  /// has the newer one, which is asked in any width, it is not asked at all.
  mutating func questionOfAdaptiveStyle(at level: Int) -> MicroStep.Kind? {
    let presentation = stack[level]
    let methods = controllers[presentation.presented.index].delegate
    guard presentation.requestedStyle.resolved.isAdaptive, isCompact || obeys(.f18) else {
      return nil
    }
    let hasOlder = methods.contains(.adaptivePresentationStyleWithoutTraits)
    if methods.contains(.adaptivePresentationStyle) {
      return !hasOlder || obeys(.f6) ? .askAdaptiveStyle : .askAdaptiveStyleWithoutTraits
    }
    guard hasOlder else { return nil }
    return horizontalSizeClass == .compact || isCompact && !obeys(.f6)
      ? .askAdaptiveStyleWithoutTraits : nil
  }

  /// The questions of adaptation: the style, then another controller to show in that style (F7).
  ///
  /// The delegate may prepare what it leads to; it is told the style when the transition begins.
  mutating func enqueueAdaptation(at level: Int) {
    let methods = controllers[stack[level].presented.index].delegate
    if let question = questionOfAdaptiveStyle(at: level) { enqueue(question, at: level) }
    if methods.contains(.viewControllerForAdaptivePresentationStyle) {
      enqueue(.askViewControllerForAdaptiveStyle, at: level)
    }
    if methods.contains(.prepareAdaptivePresentationController) {
      enqueue(.prepareAdaptiveController, at: level)
    }
  }

  /// The delegate is told the style at each presentation, whether it adapts or not (F8, F9).
  ///
  /// A presentation controller that the app has yet to make may come with a delegate.
  mutating func enqueueAnnouncementOfStyle(at level: Int, isChange: Bool) {
    let controller = controllers[stack[level].presented.index]
    let mayCome =
      !isChange && stack[level].requestedStyle == .custom
      && controller.transitioningDelegate.contains(.presentationController)
    let isThere = controller.delegate.contains(.willPresentWithAdaptiveStyle)
    guard isThere || mayCome, !isChange || obeys(.f9) else { return }
    enqueue(.willPresentWithAdaptiveStyle, at: level)
  }

  /// Whether a presentation is shown in another style than the one it was asked for (F8).
  func isAdapted(_ presentation: Presentation) -> Bool {
    presentation.style != presentation.requestedStyle.resolved
  }

  /// Takes a step of adaptation, if there is something to ask or to tell (F7, F8).
  ///
  /// The delegate gets the presentation controller of the one that was to be presented, whatever is
  /// shown in its place.
  mutating func takeAdaptationStep(_ step: MicroStep) -> Callback? {
    let presentation = stack[step.level]
    let presented = presentation.wrapped ?? presentation.presented
    let adapts = isAdapted(presentation)
    switch step.kind {
    case .askViewControllerForAdaptiveStyle:
      guard canExchangeViews(at: step.level), presentation.wrapped == nil, adapts || !obeys(.f7)
      else { return nil }
      return .viewControllerForAdaptivePresentationStyle(presented, presentation.style)
    case .prepareAdaptiveController:
      guard adapts, behavior.version >= .iOS15 || !obeys(.f7) else { return nil }
      return .prepareAdaptivePresentationController(presented)
    default:
      let methods = controllers[presentation.presented.index].delegate
      guard methods.contains(.willPresentWithAdaptiveStyle) else { return nil }
      let style = adapts || !obeys(.f8) ? presentation.style : .none
      return .willPresentWithAdaptiveStyle(presented, style)
    }
  }

  /// Takes the delegate's answer: `.none` means that the style does not adapt (F5), and where it
  /// does, only three styles are obeyed (F18).
  mutating func takeAdaptiveStyle(_ answer: Answer, at level: Int) {
    guard case .style(let style) = answer else { return }
    switch style {
    case .fullScreen, .overFullScreen, .formSheet: stack[level].style = style
    case .none: if obeys(.f5) { stack[level].style = stack[level].requestedStyle.resolved }
    default: if !obeys(.f18) { stack[level].style = style.resolved }
    }
  }

  /// The window's size classes change, as in rotation or split view (F3, F6, F12).
  ///
  /// If they really change, styles adapt again (F12), without any dismissal callback (F13, F16);
  /// containers of custom presentations are laid out in any case (C15). `modalPresentationStyle`
  /// keeps its value (F10).
  public mutating func setSizeClasses(horizontal: HorizontalSizeClass, vertical: VerticalSizeClass)
  {
    let changes = horizontal != horizontalSizeClass || vertical != verticalSizeClass
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    for level in 0..<count {
      if changes, obeys(.f12) { adapt(at: level) }
      announceSize(at: level)
      enqueueLayout(at: level)
    }
  }

  /// The app's presentation controller is told the new size before the container is laid out; the
  /// callbacks of transitions do not come (C15).
  private mutating func announceSize(at level: Int) {
    let presentation = stack[level]
    let features = settings[presentation.presented.index].features
    if presentation.hasCustomPresentationController, presentation.hasContainerView,
      features.contains(.viewWillTransition), obeys(.c15)
    {
      enqueue(.presentationViewWillTransition, at: level)
    }
  }

  private mutating func adapt(at level: Int) {
    stack[level].style = adapted(stack[level].requestedStyle, of: stack[level].presented)
    enqueueAdaptation(at: level)
    enqueueAnnouncementOfStyle(at: level, isChange: true)
    enqueue(.adaptPresentersView, at: level)
  }

  /// Takes the presenter's view out of the window, or puts it back, where the style demands it.
  ///
  /// That waits for the end of a running transition. No source tells of the callbacks; they follow
  /// from B3 and B4.
  mutating func adaptPresentersView(at level: Int) {
    layOutSheet(at: level)
    if !isAdapted(stack[level]) { unwrap(at: level) }
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

  func canLayOutContainer(of controller: ControllerID) -> Bool {
    guard let level = level(of: controller) else { return false }
    return stack[level].hasCustomPresentationController && stack[level].hasContainerView
  }

  /// The container of a controller's presentation is laid out, for whatever reason (C14).
  mutating func layOutContainer(of controller: ControllerID) {
    guard let level = level(of: controller), stack[level].hasCustomPresentationController,
      obeys(.c14)
    else { return }
    enqueueLayout(at: level)
  }

  /// The container's layout callbacks, which only a presentation controller of the app's receives.
  mutating func enqueueLayout(at level: Int) {
    var steps = Agenda()
    appendLayout(at: level, to: &steps)
    agenda.append(steps)
  }

  func appendLayout(at level: Int, to steps: inout Agenda) {
    guard stack[level].hasCustomPresentationController, stack[level].hasContainerView else {
      return
    }
    steps.append(MicroStep(.containerViewWillLayoutSubviews, at: level))
    steps.append(MicroStep(.containerViewDidLayoutSubviews, at: level))
  }
}
