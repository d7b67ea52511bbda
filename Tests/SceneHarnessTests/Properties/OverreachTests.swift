// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A dismiss takes no more than it was meant for")
struct OverreachTests {
  private func judge(turns: Bool = false, _ scene: @escaping SceneFactory) throws -> Judged {
    var vocabulary = SceneVocabulary()
    (vocabulary.gestures, vocabulary.dragPositions) = ([], [])
    vocabulary.includesSizeClassChanges = turns
    return try Judged(
      .dismissesOnlyOwn, depth: turns ? 6 : 9, vocabulary: vocabulary, scene: scene)
  }

  // MARK: - What comes late

  /// How the end of a load is put off.
  enum Delay: CaseIterable {
    case answer, call, completion, task, timer
  }

  /// A home that shows a screen while it loads, which the user may leave, and a composer.
  private func loading(
    _ delay: Delay, _ end: @escaping @MainActor (_ home: Screen, _ loading: Screen?) -> Void
  ) throws -> Judged {
    try judge { setup in
      let answer = setup.answer("load", outcomes: [.value]) { () }
      let home = Screen("home")
      home.addButton("load") { [unowned home] in
        let loading = Screen("loading", closes: true)
        let end = { [weak home, weak loading] in if let home { end(home, loading) } }
        home.present(loading, animated: true) {
          if delay == .completion { DispatchQueue.main.asyncAfter(deadline: .now() + 30) { end() } }
        }
        switch delay {
        case .answer: answer { _ in end() }
        case .call: DispatchQueue.main.asyncAfter(deadline: .now() + 30) { end() }
        case .completion: break
        case .task:
          Task {
            try await Task.sleep(nanoseconds: 30_000_000_000)
            end()
          }
        case .timer: Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in end() }
        }
      }
      home.addButton("compose", y: 200) { [unowned home] in
        home.present(Screen("composer", closes: true), animated: true)
      }
      return home
    }
  }

  @Test(
    "is violated where the end of a load takes what the user has opened since",
    arguments: Delay.allCases)
  func lateEnd(delay: Delay) throws {
    let result = try loading(delay) { home, _ in home.dismiss(animated: true) }
    #expect(result.verdict == .violated)
    #expect(result.sequence.contains("tap compose"), "\(result.sequence)")
  }

  @Test("holds where the end of a load dismisses its own screen", arguments: [Delay.call, .task])
  func ownEnd(delay: Delay) throws {
    let direct = try loading(delay) { _, loading in loading?.dismiss(animated: true) }
    #expect(direct.verdict != .violated, "\(direct.sequence)")
    let asked = try loading(delay) { home, loading in
      if let loading, home.presentedViewController === loading { home.dismiss(animated: true) }
    }
    #expect(asked.verdict != .violated, "\(asked.sequence)")
  }

  /// Screens that close what is open, late and on purpose.
  enum Closing: CaseIterable {
    /// A composer waits until a photo is picked, and goes.
    case afterResult
    /// A composer says that it has saved, and goes when that is over.
    case afterToast
    /// A session that ends takes all that is open.
    case session
    /// The same, polled by a timer that began with a welcome.
    case polledSession
  }

  @Test("holds for what is closed late on purpose", arguments: Closing.allCases)
  func closing(closing: Closing) throws {
    let result = try judge { setup in
      let home = Screen("home")
      home.addButton("compose") { [unowned home] in
        let composer = Screen("composer")
        switch closing {
        case .afterResult: composer.addButton("photo") { [unowned composer] in pick(on: composer) }
        case .afterToast: composer.addButton("save") { [unowned composer] in say(on: composer) }
        case .session, .polledSession: break
        }
        home.present(composer, animated: true)
      }
      home.addButton("log in", y: 200) { [unowned home] in
        switch closing {
        case .session:
          DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [weak home] in
            home?.dismiss(animated: true)
          }
        case .polledSession:
          home.present(Screen("welcome", closes: true), animated: true)
          Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak home] _ in
            home?.dismiss(animated: true)
          }
        default: break
        }
      }
      return home
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  private func pick(on composer: Screen) {
    Task { [weak composer] in
      await withCheckedContinuation { continuation in
        let picker = Screen("picker")
        picker.addButton("pick") { [unowned picker] in
          picker.dismiss(animated: true) { continuation.resume() }
        }
        composer?.present(picker, animated: true)
      }
      composer?.dismiss(animated: true)
    }
  }

  private func say(on composer: Screen) {
    let toast = Screen("saved")
    toast.appears = { [unowned toast] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak toast] in
        toast?.dismiss(animated: true)
      }
    }
    composer.present(toast, animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 20) { [weak composer] in
      composer?.dismiss(animated: true)
    }
  }

  /// Who is told that an editor has saved, which the user may have left.
  enum Told: CaseIterable {
    /// The presenter, which dismisses what it presents, or itself.
    case presenter
    /// The editor, which dismisses itself, or nobody.
    case editor
  }

  @Test(
    "is violated where an editor's work ends late, and takes what is there instead",
    arguments: Told.allCases, [true, false])
  func lateWork(told: Told, isPresented: Bool) throws {
    let result = try judge { _ in
      let home = Screen("home")
      let list = isPresented ? Screen("list") : home
      list.addButton("edit") { [unowned list] in
        let editor = Screen("editor", closes: true)
        editor.addButton("save", y: 200) { [weak list, weak editor] in
          DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [weak list, weak editor] in
            (told == .presenter ? list : editor)?.dismiss(animated: true)
          }
        }
        list.present(editor, animated: true)
      }
      list.addButton("settings", y: 200) { [unowned list] in
        list.present(Screen("settings", closes: true), animated: true)
      }
      guard isPresented else { return home }
      home.addButton("list") { [unowned home] in home.present(list, animated: true) }
      return home
    }
    #expect((result.verdict == .violated) == (told == .presenter), "\(result.sequence)")
  }

  // MARK: - What was presented for another

  /// When a part of a screen closes what it finds presented.
  enum Occasion: CaseIterable {
    case traits, size, afterSize
  }

  /// Who presents the menu that is open then.
  enum Client: CaseIterable {
    case home, part, partByHome
  }

  @Test(
    "is violated where a part of a screen closes what the screen has presented, and not its own",
    arguments: Occasion.allCases, Client.allCases)
  func part(occasion: Occasion, client: Client) throws {
    let result = try judge(turns: true) { _ in
      let home = Screen("home")
      let part = Part(occasion)
      home.addChild(part)
      part.view.frame = CGRect(x: 0, y: 500, width: 390, height: 200)
      home.view.addSubview(part.view)
      part.didMove(toParent: home)
      let presenter = client == .part ? part : home
      (client == .home ? home : part).addButton("menu", y: 20) { [unowned presenter] in
        presenter.present(Screen("menu", closes: true), animated: true)
      }
      return home
    }
    #expect((result.verdict == .violated) == (client == .home), "\(result.sequence)")
  }

  @Test func `holds where a screen closes what it has presented, when its size changes`() throws {
    let result = try judge(turns: true) { _ in
      let part = Part(.size)
      part.addButton("menu", y: 20) { [unowned part] in
        part.navigationController?.present(Screen("menu", closes: true), animated: true)
      }
      return UINavigationController(rootViewController: part)
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  private class Screen: UIViewController {
    var appears: () -> Void = {}

    init(_ title: String, closes: Bool = false) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      isModalInPresentation = true
      if closes { addButton("close") { [unowned self] in dismiss(animated: true) } }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appears()
    }
  }

  private final class Part: Screen {
    private let occasion: Occasion

    init(_ occasion: Occasion) {
      self.occasion = occasion
      super.init("part")
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if occasion == .traits { presentedViewController?.dismiss(animated: true) }
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      if occasion == .size, presentedViewController != nil { dismiss(animated: true) }
      if occasion == .afterSize {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
          self?.presentedViewController?.dismiss(animated: true)
        }
      }
    }
  }
}
