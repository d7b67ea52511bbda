// SPDX-License-Identifier: MIT

import Combine
import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Says that a sheet was swiped away.
private final class SwipeListener: NSObject, UIAdaptivePresentationControllerDelegate {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { action() }
}

@MainActor
@Suite("What a tap puts out of use comes back")
struct LeftDisabledTests {
  private static let name = "\"\(SceneProperty.controlsComeBack.name)\" is violated."

  /// Who takes note of what becomes of the sheet.
  enum Care: CaseIterable { case nobody, button, everybody, claim }

  @Test("A button is enabled again after a swipe, too, if Cancel does it", arguments: Care.allCases)
  func sheet(care: Care) async throws {
    let found = try await failures { _ in
      home("Open") { home in
        guard let button = home.view.subviews.first as? UIButton else { return }
        button.isEnabled = care == .nobody
        let sheet = screen("Cancel") { sheet in
          if care != .claim { button.isEnabled = true }
          sheet.dismiss(animated: true)
        }
        let listener = SwipeListener { if care == .everybody { button.isEnabled = true } }
        sheet.presentationController?.delegate = listener
        home.include(listener)
        home.present(sheet, animated: true)
      }
    }
    #expect(found == (care == .button ? [Self.name] : []))
  }

  @Test(
    "A button is enabled again by an alert's Cancel, too, if OK does it", arguments: [false, true])
  func alert(isMended: Bool) async throws {
    let found = try await failures { _ in
      home("Delete") { home in
        guard let button = home.view.subviews.first as? UIButton else { return }
        button.isEnabled = false
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { _ in button.isEnabled = true })
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { _ in button.isEnabled = isMended })
        home.present(alert, animated: true)
      }
    }
    #expect(found == (isMended ? [] : [Self.name]))
  }

  @Test(
    "A button is enabled again by a sheet's Cancel, too, if Save does it", arguments: [false, true])
  func cancelButton(isMended: Bool) async throws {
    let found = try await failures { _ in
      home("Add") { home in
        guard let button = home.view.subviews.first as? UIButton else { return }
        button.isEnabled = false
        let sheet = screen("Save") { sheet in
          button.isEnabled = true
          sheet.dismiss(animated: true)
        }
        sheet.isModalInPresentation = true
        let cancel = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Cancel") { [unowned sheet] _ in
            if isMended { button.isEnabled = true }
            sheet.dismiss(animated: true)
          })
        cancel.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        sheet.view.addSubview(cancel)
        home.present(sheet, animated: true)
      }
    }
    #expect(found == (isMended ? [] : [Self.name]))
  }

  /// What a tap does with its button.
  enum Removal: CaseIterable { case removed, replacedByLabel, replacedByButton }

  @Test(
    "A button that a tap takes away is there again after a swipe, too, if Cancel brings it back",
    arguments: Removal.allCases, [false, true])
  func removed(removal: Removal, isMended: Bool) async throws {
    let found = try await failures { _ in
      home("Add") { home in
        guard let button = home.view.subviews.first as? UIButton else { return }
        let replacement: UIView? =
          switch removal {
          case .removed: nil
          case .replacedByLabel: UILabel(frame: button.frame)
          case .replacedByButton: UIButton(frame: button.frame)
          }
        let bringBack = { [weak home] in
          replacement?.removeFromSuperview()
          home?.view.addSubview(button)
        }
        button.removeFromSuperview()
        replacement.map(home.view.addSubview)
        let sheet = screen("Cancel") { sheet in
          bringBack()
          sheet.dismiss(animated: true)
        }
        let listener = SwipeListener { if isMended { bringBack() } }
        sheet.presentationController?.delegate = listener
        home.include(listener)
        home.present(sheet, animated: true)
      }
    }
    // Another button in its place is another thing to do.
    #expect(found == (isMended || removal == .replacedByButton ? [] : [Self.name]))
  }

  @Test func `A button that one of the sheet's buttons takes away for good may stay away`()
    async throws
  {
    let found = try await failures { _ in
      home("Delete") { home in
        guard let button = home.view.subviews.first as? UIButton else { return }
        button.removeFromSuperview()
        let sheet = screen("Undo") { sheet in
          home.view.addSubview(button)
          sheet.dismiss(animated: true)
        }
        let done = UIButton(
          type: .system,
          primaryAction: UIAction(title: "OK") { [unowned sheet] _ in sheet.dismiss(animated: true)
          })
        done.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        sheet.view.addSubview(done)
        home.present(sheet, animated: true)
      }
    }
    #expect(found == [])
  }

  @Test(
    "The device locks itself again after a swipe, too, if Close does it", arguments: [false, true])
  func idleTimer(isMended: Bool) async throws {
    let found = try await failures { _ in
      home("Play") { home in
        UIApplication.shared.isIdleTimerDisabled = true
        let player = screen("Close") { player in
          UIApplication.shared.isIdleTimerDisabled = false
          player.dismiss(animated: true)
        }
        let listener = SwipeListener {
          if isMended { UIApplication.shared.isIdleTimerDisabled = false }
        }
        player.presentationController?.delegate = listener
        home.include(listener)
        home.present(player, animated: true)
      }
    }
    #expect(found == (isMended ? [] : [Self.name]))
  }

  @Test func `What was bought before the swipe stays so`() async throws {
    let found = try await failures { _ in
      home("Subscribe") { home in
        guard let button = home.view.subviews.first as? UIButton else { return }
        button.isEnabled = false
        let sheet = screen("Buy") { $0.title = "Thanks" }
        let later = UIButton(type: .system)
        later.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        later.setTitle("Later", for: .normal)
        let settle = { [unowned sheet] in button.isEnabled = sheet.title == nil }
        later.addAction(
          UIAction { [unowned sheet] _ in
            settle()
            sheet.dismiss(animated: true)
          }, for: .touchUpInside)
        sheet.view.addSubview(later)
        let listener = SwipeListener(settle)
        sheet.presentationController?.delegate = listener
        home.include(listener)
        home.present(sheet, animated: true)
      }
    }
    #expect(found == [])
  }

  @Test("A button is enabled again after a failure, at once or by typing", arguments: [0, 1, 2])
  func failure(remedy: Int) async throws {
    let found = try await failures { setup in
      let send = setup.answer("send") { true }
      return home("Open") { home in
        let form = screen("Send") { form in
          guard let button = form.view.subviews.first as? UIButton else { return }
          button.isEnabled = false
          send { [weak form, weak button] result in
            switch result {
            case .success: form?.title = "Sent"
            case .failure:
              form?.title = "Offline"
              if remedy == 1 { button?.isEnabled = true }
            }
          }
        }
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
        field.addAction(
          UIAction { [unowned form] _ in
            if remedy == 2 { (form.view.subviews.first as? UIButton)?.isEnabled = true }
          }, for: .editingChanged)
        form.view.addSubview(field)
        home.present(form, animated: true)
      }
    }
    #expect(found == (remedy == 0 ? [Self.name] : []))
  }

  @Test(
    "What a tap makes a task hide is shown again after a failure, also where it hears of it later",
    arguments: [true, false], [true, false])
  func laterFailure(isRepaired: Bool, isHidden: Bool) async throws {
    let found = try await failures { setup in
      SavingViewController(
        answer: setup.answer("save") { true }, isRepaired: isRepaired, isHidden: isHidden)
    }
    #expect(found == (isRepaired ? [] : [Self.name]))
  }

  @Test(
    "A spinner stops when the answer is there, also if it is an error", arguments: [true, false])
  func spinner(stops: Bool) async throws {
    let found = try await failures { setup in
      let load = setup.answer("load") { true }
      return home("Load") { home in
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.center = CGPoint(x: 100, y: 300)
        home.view.subviews.dropFirst().forEach { $0.removeFromSuperview() }
        home.view.addSubview(spinner)
        spinner.startAnimating()
        load { result in
          if stops || (try? result.get()) != nil { spinner.stopAnimating() }
        }
      }
    }
    #expect(found == (stops ? [] : ["\"\(SceneProperty.whatIsOverLeaves.name)\" is violated."]))
  }
}

/// Saves in a task, and reads on the main queue whether it does.
private final class SavingViewController: UIViewController {
  @Published private var isSaving = false
  private let answer: SceneAnswer<Bool>
  private let isRepaired: Bool, isHidden: Bool
  private var subscription: AnyCancellable?

  init(answer: SceneAnswer<Bool>, isRepaired: Bool, isHidden: Bool) {
    (self.answer, self.isRepaired, self.isHidden) = (answer, isRepaired, isHidden)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      frame: CGRect(x: 20, y: 100, width: 200, height: 44),
      primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    view.addSubview(button)
    subscription = $isSaving.receive(on: DispatchQueue.main).sink { [isHidden] isSaving in
      button.alpha = isSaving && isHidden ? 0 : 1
      button.isEnabled = !isSaving || isHidden
    }
  }

  private func save() {
    Task {
      isSaving = true
      let result = try? await answer()
      if result != nil || isRepaired { isSaving = false }
    }
  }
}

/// Where a spinner is that still runs when the answer has come, and why nobody sees it wait.
private enum Unseen: CaseIterable { case inHiddenView, below, begunLater }

@MainActor
@Suite("A spinner that waits for nothing")
struct SpinnerTests {
  @Test("It is left alone where it is not seen, or has begun after the answer", arguments: 0..<3)
  func unseen(place: Int) async throws {
    let found = try await failures(properties: [.whatIsOverLeaves]) { setup in
      let load = setup.answer("load") { true }
      return home("Load") { home in
        guard home.title == nil else { return }
        home.title = "loading"
        let spinner = UIActivityIndicatorView(style: .medium)
        let panel = UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 40))
        home.view.subviews.dropFirst().forEach { $0.removeFromSuperview() }
        home.view.addSubview(panel)
        panel.addSubview(spinner)
        let unseen = Unseen.allCases[place]
        if unseen != .begunLater { spinner.startAnimating() }
        load { _ in
          switch unseen {
          case .inHiddenView: panel.isHidden = true
          case .below:
            let result = screen("Done") { result in
              spinner.stopAnimating()
              result.dismiss(animated: true)
            }
            result.modalPresentationStyle = .fullScreen
            home.present(result, animated: true)
          case .begunLater: spinner.startAnimating()
          }
        }
      }
    }
    #expect(found.isEmpty, "\(found)")
  }
}

/// Reacts to a swipe that may still be cancelled.
private final class PlayerViewController: UIViewController {
  enum Reaction: CaseIterable { case nothing, says, rewinds, stops, startsTwice }

  private let reaction: Reaction
  private let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
  private let progress = UIProgressView(frame: CGRect(x: 20, y: 300, width: 200, height: 4))
  private var timer: Timer?

  init(_ reaction: Reaction) {
    self.reaction = reaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Playing"
    progress.progress = 0.5
    view.addSubview(label)
    view.addSubview(progress)
    if reaction != .startsTwice { start() }
  }

  private func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if reaction == .startsTwice { start() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if reaction == .says { label.text = "Paused" }
    if reaction == .rewinds { progress.progress = 0 }
    if reaction == .stops { timer?.invalidate() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

@MainActor
@Suite("What appearance callbacks of a cancelled swipe do")
struct CancelledSwipeTests {
  @Test("It is undone when the swipe is cancelled", arguments: 0..<5)
  func reaction(number: Int) async throws {
    let reaction = PlayerViewController.Reaction.allCases[number]
    let texts = try await failureTexts(depth: 7) { _ in
      home("Play") { $0.present(PlayerViewController(reaction), animated: true) }
    }
    let name = "\"\(SceneProperty.restoredAfterCancel.name)\" is violated."
    let found = texts.filter { $0.hasPrefix(name) }
    let words =
      switch reaction {
      case .nothing: ""
      case .says: "'Paused' is shown, and 'Playing' was before"
      case .rewinds: "'progress 0.0' is shown, and 'progress 0.5' was before"
      case .stops: "a timer has been stopped that repeated"
      case .startsTwice: "a timer has been started that repeats"
      }
    #expect(found.count == (reaction == .nothing ? 0 : 1))
    #expect(found.allSatisfy { $0.contains(words) }, "\(found)")
  }

  /// Loads whenever it appears.
  private final class LoadingViewController: UIViewController {
    private let answer: SceneAnswer<Bool>
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(_ answer: SceneAnswer<Bool>) {
      self.answer = answer
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIStackView(arrangedSubviews: [spinner]))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      spinner.startAnimating()
      Task { [weak self, answer] in
        _ = try? await answer()
        self?.spinner.stopAnimating()
      }
    }
  }

  @Test("A word that has come is told, and not one that was there all the time")
  func words() async throws {
    let found = try await failureTexts(properties: [.restoredAfterCancel]) { _ in
      home("Open") { $0.present(SavingScreen(), animated: true) }
    }
    #expect(found.first?.contains("'Saving' is shown, and was not before") == true, "\(found)")
  }

  @Test func `A screen that loads anew when it appears again may show that`() async throws {
    let found = try await failures(properties: [.restoredAfterCancel]) { setup in
      let answer = setup.answer("load") { true }
      return home("Open") { $0.present(LoadingViewController(answer), animated: true) }
    }
    #expect(found == [])
  }
}

/// Says that it saves as soon as it is to go.
private final class SavingScreen: UIViewController {
  private let status = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Play") {})
    status.text = ""
    view.addSubview(status)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    status.text = "Saving"
  }
}

extension UIViewController {
  /// Keeps an object as long as the screen.
  fileprivate func include(_ object: AnyObject) { kept.objects = [object] }

  private final class Kept: UIView { var objects: [AnyObject] = [] }

  private var kept: Kept {
    if let kept = view.subviews.compactMap({ $0 as? Kept }).first { return kept }
    let kept = Kept()
    view.addSubview(kept)
    return kept
  }
}
