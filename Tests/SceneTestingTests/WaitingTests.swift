// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Tasks that wait for something from outside", .serialized)
struct WaitingTests {
  private struct Feed { let title: @MainActor () async throws -> String }

  /// Loads in a task and shows what has come.
  private final class FeedViewController: UIViewController {
    let feed: Feed
    private let label = UILabel()

    init(_ feed: Feed) {
      self.feed = feed
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      let about = UIButton(
        type: .system,
        primaryAction: UIAction(title: "About") { [unowned self] _ in
          present(UIViewController(), animated: true)
        })
      about.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
      view.addSubview(about)
      Task { label.text = try? await feed.title() }
    }
  }

  private func warnings(_ scene: @escaping SceneFactory) async throws -> [String] {
    try await issues { try await expectNoViolation(budget: testBudget, scene: scene) }.map(\.text)
  }

  private static let unfinished =
    "task 1 waits for something that nothing here can finish, such as a server, another thread or "
    + "a stream: let `setup.answer(…)` stand for it, or `setup.accept(\"task 1\")`."

  @Test func `A task that nothing in the scene can resume is told of`() async throws {
    let (never, source) = AsyncStream.makeStream(of: String.self)
    let feed = Feed {
      for await title in never { return title }
      return ""
    }
    #expect(try await warnings { _ in FeedViewController(feed) } == [Self.unfinished])
    source.finish()
  }

  @Test func `Of many tasks that wait, the first are named and the others counted`() {
    let ledger = SceneLedger()
    ledger.note((1...9).map { SceneNote(.awaited, "task \($0)") })
    #expect(ledger.notices.count == 4 && ledger.notices.first == Self.unfinished)
    #expect(ledger.notices.last == "6 more wait like task 1.")
  }

  @Test func `A task that goes on when a dismissal has ended is not told of`() async throws {
    let found = try await warnings { _ in
      let home = UIViewController()
      let pay = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Pay") { [unowned home] _ in
          Task {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
              let sheet = UIViewController()
              let confirm = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Confirm") { [unowned sheet] _ in
                  sheet.dismiss(animated: true) { continuation.resume() }
                })
              confirm.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
              sheet.view.addSubview(confirm)
              sheet.modalPresentationStyle = .fullScreen
              home.present(sheet, animated: true)
            }
          }
        })
      pay.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
      home.view.addSubview(pay)
      return home
    }
    #expect(found == [])
  }

  @Test func `It is not told of if the scene accepts it`() async throws {
    let (never, source) = AsyncStream.makeStream(of: String.self)
    let feed = Feed {
      for await title in never { return title }
      return ""
    }
    let found = try await warnings { setup in
      setup.accept("task 1")
      return FeedViewController(feed)
    }
    #expect(found.isEmpty)
    source.finish()
  }

  /// Does something when a button is pressed.
  private func scene(_ act: @escaping @MainActor () -> Void) -> SceneFactory {
    { _ in screen("Load") { _ in act() } }
  }

  @Test func `A request to a server is told of by the name of the server`() async throws {
    let found = try await warnings(
      scene {
        guard let url = URL(string: "https://example.com/feed") else { return }
        URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
      })
    #expect(
      found.contains(
        "URLSession (example.com) only fails here, as no server answers, so what the app does with an "
          + "answer was not checked: let `setup.answer(…)` stand for it, or "
          + "`setup.accept(\"URLSession (example.com)\")`."), "\(found)")
  }

  private nonisolated static let loads: [(caller: String, load: @Sendable (URL) throws -> Void)] = [
    ("Data", { _ = try Data(contentsOf: $0) }),
    ("Data", { _ = try Data(contentsOf: $0, options: .mappedIfSafe) }),
    ("String", { _ = try String(contentsOf: $0) }),
    ("String", { _ = try String(contentsOf: $0, encoding: .utf8) }),
    (
      "String",
      {
        var encoding = String.Encoding.utf8
        _ = try String(contentsOf: $0, usedEncoding: &encoding)
      }
    ),
  ]

  @Test("What is loaded from a server at once fails, and is told of", arguments: loads)
  func loading(caller: String, load: @escaping @Sendable (URL) throws -> Void) async throws {
    let name = "\(caller)(contentsOf:) (example.com)"
    let found = try await warnings { [make = scene] setup in
      setup.accept(name)
      var code: URLError.Code? = .notConnectedToInternet
      setup.check("there is no connection") { code == .notConnectedToInternet }
      return make {
        guard let url = URL(string: "https://example.com/feed") else { return }
        code = nil
        do { try load(url) } catch { code = (error as? URLError)?.code }
      }(setup)
    }
    #expect(found.filter { !$0.hasPrefix("Nothing was presented") } == [])
  }

  @Test("A request fails, be it because it is cancelled", arguments: [false, true])
  func failure(cancels: Bool) async throws {
    let found = try await warnings { [make = scene] setup in
      var failed = false
      setup.check("the request has not failed") { !failed }
      return make {
        guard let url = URL(string: "https://example.com/feed") else { return }
        let task = URLSession.shared.dataTask(with: url) { _, _, error in
          failed =
            (error as? URLError)?.code == (cancels ? .cancelled : .notConnectedToInternet)
        }
        task.resume()
        if cancels { task.cancel() }
      }(setup)
    }
    #expect(
      found.contains { $0.contains("\"the request has not failed\" is violated") }, "\(found)")
  }

  @Test("A thread's work is done as that of a queue is, also while a semaphore is waited for")
  func thread() async throws {
    let found = try await warnings(
      scene {
        let semaphore = DispatchSemaphore(value: 0)
        var isDone = false
        Thread.detachNewThread {
          isDone = true
          semaphore.signal()
        }
        semaphore.wait()
        #expect(isDone)
      })
    #expect(!found.contains { $0.contains("waits for") }, "\(found)")
  }

  @Test func `A semaphore that nobody signals ends the execution, and is told of`() async throws {
    let found = try await warnings(scene { DispatchSemaphore(value: 0).wait() })
    #expect(
      found.contains {
        $0.contains("DispatchSemaphore.wait() at WaitingTests.swift")
          && $0.contains("waits for something that nothing here can finish")
      }, "\(found)")
  }

  @Test func `While the app sleeps, the scene's time passes`() async throws {
    let found = try await warnings { [make = scene] setup in
      var seconds = 0.0
      setup.check("ten seconds pass at most") { seconds <= 10 }
      setup.check("no second passes") { seconds < 1 }
      return make {
        let start = CACurrentMediaTime()
        sleep(10)
        seconds = CACurrentMediaTime() - start
      }(setup)
    }
    #expect(found.contains { $0.contains("\"no second passes\" is violated") }, "\(found)")
    #expect(!found.contains { $0.contains("at most") }, "\(found)")
  }

  @Test func `A task that waits for an answer of the scene's is not told of`() async throws {
    let found = try await warnings { setup in
      let answer = setup.answer("feed") { "Emma" }
      return FeedViewController(Feed { try await answer() })
    }
    #expect(found.isEmpty)
  }
}
