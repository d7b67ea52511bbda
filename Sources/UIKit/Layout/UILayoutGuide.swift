// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle in a view that constraints can be about.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LooseTarget {
  package nonisolated(unsafe) let existence = Existence()
  /// What a guide stands for.
  enum Kind { case own, safeArea, margins, scrollFrame, scrollContent, keyboard }

  open var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @Loose private var owner: UIView?
  open var identifier = ""
  let kind: Kind
  var solvedFrame = CGRect.zero
  /// Where the last solver of constraints has put the guide.
  var solution = SolutionPlace()

  public override init() {
    kind = .own
    super.init()
    existence.begin(self)
  }

  init(_ kind: Kind, in view: UIView) {
    self.kind = kind
    super.init()
    existence.begin(self)
    owningView = view
  }

  deinit { existence.end() }

  /// The insets of a guide that follows its view's edges.
  var insets: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    return switch kind {
    case .safeArea: view.safeAreaInsets
    case .margins: view.effectiveMargins
    case .scrollFrame: .zero
    case .keyboard: keyboardInsets(in: view)
    case .own, .scrollContent: nil
    }
  }

  private func keyboardInsets(in view: UIView) -> UIEdgeInsets {
    let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
    let covered = max(
      HeadlessScene.current.keyboard.overlap(with: view),
      usesSafeArea ? view.safeAreaInsets.bottom : 0)
    return UIEdgeInsets(top: view.bounds.height - covered, left: 0, bottom: 0, right: 0)
  }

  open var layoutFrame: CGRect {
    guard let insets, let view = owningView else { return solvedFrame }
    return view.bounds.inset(by: insets)
  }

  /// The name of the guide in traces.
  package var headlessName: String {
    identifier.isEmpty ? "\(owningView?.headlessName ?? "no view").\(kind)" : identifier
  }
}

extension UIView {
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var layoutGuides: [UILayoutGuide] { guides.filter { $0.kind == .own } }

  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part of the view that is comfortable to read, which is that within the margins.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, in: self)
    guides.append(guide)
    return guide
  }
}
