// SPDX-License-Identifier: MIT

import SceneTesting
import UIKit

extension PropertyPage {
  /// What the user can do.
  static let ofControls: [PropertyPage] = [
    PropertyPage(
      name: "NoDeadScreen", property: .noDeadScreen,
      red: { _ in
        // begin: NoDeadScreen red
        screen("Pick") { home in
          home.view.isUserInteractionEnabled = false
          let picker = screen("Done") { picker in
            picker.dismiss(animated: true) { home.view.isUserInteractionEnabled = true }
          }
          home.present(picker, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: NoDeadScreen green
        screen("Pick") { home in
          let picker = screen("Done") { $0.dismiss(animated: true) }
          home.present(picker, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "WindowsPassTouches", property: .windowsPassTouches,
      red: { _ in
        // begin: WindowsPassTouches red
        screen("Send") { home in
          guard let scene = home.view.window?.windowScene else { return }
          let banner = Banner(windowScene: scene)
          banner.passesTouches = false
          banner.show("Sent")
        }
        // end
      },
      green: { _ in
        // begin: WindowsPassTouches green
        screen("Send") { home in
          guard let scene = home.view.window?.windowScene else { return }
          Banner(windowScene: scene).show("Sent")
        }
        // end
      }),
    PropertyPage(
      name: "ControlsKeepWorking", property: .controlsKeepWorking,
      red: { _ in
        // begin: ControlsKeepWorking red
        screen("Pick") { home in
          guard home.title == nil else { return }
          home.title = "picking"
          let picker = screen("Done") { $0.dismiss(animated: true) { home.title = nil } }
          home.present(picker, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: ControlsKeepWorking green
        screen("Pick") { home in
          guard home.presentedViewController == nil else { return }
          home.present(screen("Done") { $0.dismiss(animated: true) }, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "NoControlStaysDead", property: .noControlStaysDead,
      red: { _ in
        // begin: NoControlStaysDead red
        class Home: UIViewController {
          var draft: String? = "Empty"

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(
              button("Write") { [unowned self] in
                if let draft { show(draft, .automatic) }
              })
            let help = button("Help") { [unowned self] in show("Help", .fullScreen) }
            help.frame.origin.y = 200
            view.addSubview(help)
          }

          private func show(_ title: String, _ style: UIModalPresentationStyle) {
            let page = screen("Close") { $0.dismiss(animated: true) }
            page.title = title
            page.modalPresentationStyle = style
            present(page, animated: true)
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            draft = nil
          }
        }
        return Home()
        // end
      },
      green: { _ in
        // begin: NoControlStaysDead green
        class Home: UIViewController {
          var draft: String? = "Empty"

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(
              button("Write") { [unowned self] in
                if let draft { show(draft, .automatic) }
              })
            let help = button("Help") { [unowned self] in show("Help", .fullScreen) }
            help.frame.origin.y = 200
            view.addSubview(help)
          }

          private func show(_ title: String, _ style: UIModalPresentationStyle) {
            let page = screen("Close") { $0.dismiss(animated: true) }
            page.title = title
            page.modalPresentationStyle = style
            present(page, animated: true)
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || isMovingFromParent { draft = nil }
          }
        }
        return Home()
        // end
      }),
    PropertyPage(
      name: "ControlsComeBack", property: .controlsComeBack, depth: 10,
      red: { _ in
        // begin: ControlsComeBack red
        screen("Pick") { home in
          let pick = home.view.subviews.first as? UIButton
          pick?.isEnabled = false
          let picker = screen("Done") { picker in
            pick?.isEnabled = true
            picker.dismiss(animated: true)
          }
          home.present(picker, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: ControlsComeBack green
        screen("Pick") { home in
          home.present(screen("Done") { $0.dismiss(animated: true) }, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "GestureAsksToo", property: .gestureAsksToo, depth: 10,
      red: { _ in
        // begin: GestureAsksToo red
        screen("Write") { home in home.present(DraftScreen(), animated: true) }
        // end
      },
      green: { _ in
        // begin: GestureAsksToo green
        screen("Write") { home in
          let draft = DraftScreen()
          draft.onChange = { [unowned draft] in draft.isModalInPresentation = true }
          home.present(draft, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "OneDismissalPerTouch", property: .oneDismissalPerTouch, depth: 9,
      red: { _ in
        let map = Map()
        // begin: OneDismissalPerTouch red
        map.onDrag = { [unowned map] pan in
          map.present(UIViewController(), animated: false) { map.dismiss(animated: false) }
        }
        // end
        return map
      },
      green: { _ in
        let map = Map()
        // begin: OneDismissalPerTouch green
        map.onDrag = { [unowned map] pan in
          guard pan.state == .ended else { return }
          map.present(UIViewController(), animated: false) { map.dismiss(animated: false) }
        }
        // end
        return map
      }),
    PropertyPage(
      name: "CancelledDragsEnd", property: .cancelledDragsEnd, depth: 6,
      red: { _ in
        let map = Map()
        // begin: CancelledDragsEnd red
        map.onDrag = { pan in
          guard let pin = pan.view else { return }
          switch pan.state {
          case .changed:
            pin.transform = CGAffineTransform(translationX: pan.translation(in: nil).x, y: 0)
          case .ended: pin.transform = .identity
          default: break
          }
        }
        // end
        return map
      },
      green: { _ in
        let map = Map()
        // begin: CancelledDragsEnd green
        map.onDrag = { pan in
          guard let pin = pan.view else { return }
          switch pan.state {
          case .changed:
            pin.transform = CGAffineTransform(translationX: pan.translation(in: nil).x, y: 0)
          case .ended, .cancelled: pin.transform = .identity
          default: break
          }
        }
        // end
        return map
      }),
    PropertyPage(
      name: "ChecksHold", property: .checksHold, depth: 4,
      red: { setup in
        // begin: ChecksHold red
        let home = screen("Add") { home in home.title = (home.title ?? "") + "x" }
        setup.check("at most two marks") { (home.title ?? "").count <= 2 }
        return home
        // end
      },
      green: { setup in
        // begin: ChecksHold green
        let home = screen("Add") { home in
          if (home.title ?? "").count < 2 { home.title = (home.title ?? "") + "x" }
        }
        setup.check("at most two marks") { (home.title ?? "").count <= 2 }
        return home
        // end
      }),
  ]
}

/// Has a pin that can be dragged.
private final class Map: UIViewController {
  var onDrag: (UIPanGestureRecognizer) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pin = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
    pin.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag:", Map.drag)))
    view.addSubview(pin)
  }

  private func drag(_ pan: UIPanGestureRecognizer) { onDrag(pan) }
}

/// A window with a line of text at the top, which goes when it is tapped.
private final class Banner: UIWindow {
  var passesTouches = true
  /// Keeps the window, as nobody else does.
  private var own: Banner?

  func show(_ text: String) {
    own = self
    windowLevel = .statusBar
    let controller = UIViewController()
    rootViewController = controller
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 44))
    label.text = text
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("hide", Banner.hide)))
    controller.view.addSubview(label)
    isHidden = false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view && passesTouches ? nil : hit
  }

  private func hide() {
    isHidden = true
    own = nil
  }
}

/// Asks before what was typed is discarded.
final class DraftScreen: UIViewController {
  var onChange: () -> Void = {}
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addAction(UIAction { [unowned self] _ in onChange() }, for: .editingChanged)
    view.addSubview(field)
    view.addSubview(button("Cancel") { [unowned self] in cancel() })
  }

  private func cancel() {
    guard field.text?.isEmpty == false else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
        dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }
}
