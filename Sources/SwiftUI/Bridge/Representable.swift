// SPDX-License-Identifier: MIT

public import UIKit
import UIKitSemantics

/// A controller of UIKit's as a view.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

/// What a representable gets to know.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes the coordinator and the controller once, and updates the controller at each evaluation,
  /// whatever the reason (I14); but a rotation does not reach those in rows of a list (I15).
  public static func _update(_ view: Self, in node: _ViewNode) {
    let view = node.installed(view)
    let made = node.memory { Made<UIViewControllerType, Coordinator>() }
    let context = node.context(made, view.makeCoordinator) {
      Context(coordinator: $0, environment: node.environment)
    }
    let controller: UIViewControllerType
    if let known = made.object {
      controller = known
    } else {
      controller = node.representing {
        node.tracking { view.makeUIViewController(context: context) }
      }
      made.object = controller
      // A controller of no class of the app's own goes by the name of who made it.
      if type(of: controller) == UIViewController.self {
        controller.headlessTypeName = ViewName.of(Self.self)
      }
      node.join(controller)
      node.whenLeaving { [unowned made] in
        controller.leaveContainer()
        if let coordinator = made.coordinator {
          dismantleUIViewController(controller, coordinator: coordinator)
        }
      }
    }
    node.facts.output = .view(node.representing { controller.view }, .both)
    // Any evaluation is a reason, not only a change of what the view reads (I14).
    if node.graph.isResizing, node.environment.isInList || !node.graph.presenter.obeys(.i14) {
      return
    }
    node.update {
      node.representing { view.updateUIViewController(controller, context: context) }
      node.handOnEnvironment(to: controller)
    }
  }
}

/// A view of UIKit's as a view.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// What a representable gets to know.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Makes the coordinator and the view once, and updates the view at each evaluation, whatever the
  /// reason (I14).
  public static func _update(_ view: Self, in node: _ViewNode) {
    let view = node.installed(view)
    let made = node.memory { Made<UIViewType, Coordinator>() }
    let context = node.context(made, view.makeCoordinator) {
      Context(coordinator: $0, environment: node.environment)
    }
    let uiView: UIViewType
    if let known = made.object {
      uiView = known
    } else {
      uiView = node.tracking { view.makeUIView(context: context) }
      made.object = uiView
      node.whenLeaving { [unowned made] in
        if let coordinator = made.coordinator { dismantleUIView(uiView, coordinator: coordinator) }
      }
    }
    node.facts.output = .view(uiView, uiView.flexibility)
    node.update { view.updateUIView(uiView, context: context) }
  }
}

extension UIView {
  /// In which directions the view takes all room as a representable: where it does not hug its own
  /// size.
  fileprivate var flexibility: Flexibility {
    let own = intrinsicContentSize
    let hugs = self is UIActivityIndicatorView || self is UISwitch
    func isFixed(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> Bool {
      length != UIView.noIntrinsicMetric
        && (hugs
          || contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue)
    }
    var flexibility = Flexibility.both
    if isFixed(.horizontal, own.width) { flexibility.remove(.width) }
    if isFixed(.vertical, own.height) { flexibility.remove(.height) }
    return flexibility
  }
}

/// What was made for a representable.
private final class Made<Object: AnyObject, Coordinator>: Preference, ControllerKeeper {
  var object: Object?
  var coordinator: Coordinator?
  var controller: UIViewController? { object as? UIViewController }

  func value<Key: PreferenceKey>(of key: Key.Type, in node: _ViewNode) -> Key.Value? {
    let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
    return view.flatMap { node.preference(key, in: $0) }
  }
}

extension _ViewNode {
  /// Updates the representable here, when all is evaluated that is being evaluated.
  fileprivate func update(_ update: @escaping @MainActor () -> Void) {
    graph.updateAfterEvaluation { [self] in if !isGone { tracking(update) } }
  }

  /// What a representable gets to know; its coordinator is made before all else.
  fileprivate func context<Object, Coordinator, Context>(
    _ made: Made<Object, Coordinator>, _ makeCoordinator: () -> Coordinator,
    _ make: (Coordinator) -> Context
  ) -> Context {
    if let coordinator = made.coordinator { return make(coordinator) }
    graph.representables += 1
    whenLeaving { [unowned graph] in graph.representables -= 1 }
    let coordinator = makeCoordinator()
    made.coordinator = coordinator
    return make(coordinator)
  }
}
