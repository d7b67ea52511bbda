// SPDX-License-Identifier: MIT

/// What UIKit calls of the app, and all that is put off by it: calls, timers, tasks, completions.
///
/// It tells what a `dismiss` that comes late was meant for: what its own chain has presented.
@MainActor
package final class CausalChain {
  /// A presentation that a chain has asked for.
  final class Request {
    let controller: Existence
    let name: String
    let presenting: Existence
    /// On whose behalf: the screen that was touched, or that was told of what happens to it.
    let client: Existence?
    /// What a view of SwiftUI's presents, if that is one of several.
    var item: AnyHashable?
    /// Whether the app has dismissed it on its own account, and not because of a touch.
    var isClosed = false

    @MainActor
    init(of one: ShownPresentation, by chain: CausalChain) {
      controller = one.presented.existence
      name = one.presented.headlessName
      presenting = one.presenting.existence
      client = chain.touched ?? chain.subject
    }
  }

  /// A page of a navigation stack.
  struct Page {
    let controller: Existence
    let name: String
    let stack: Existence

    /// The page that a controller is, or is in, or whose bar is the controller's.
    @MainActor
    init?(around controller: UIViewController) {
      let bars = controller as? UINavigationController
      let pages = sequence(first: bars?.topViewController ?? controller, next: \.parent)
      guard let page = pages.first(where: { $0.parent is UINavigationController }),
        let stack = page.parent
      else { return nil }
      (self.controller, name, self.stack) = (page.existence, page.headlessName, stack.existence)
    }

    /// Whether it has been popped.
    @MainActor var isGone: Bool {
      (stack.object as? UINavigationController)?.children.contains {
        $0.existence === controller
      } != true
    }
  }

  /// Some time that has passed before the app went on.
  struct Pause {
    let seconds: Double
    let name: String
    /// How often it had been the same pause before, without another one in between.
    let renewals: Int
  }

  /// With what it began: the same for all that was put off by it.
  @MainActor
  package final class Origin {
    private static var count = 0
    /// Counts on in all executions, and says no more than what began before what.
    private let number: Int
    /// Whether the app has dismissed or popped something since, because of it.
    package fileprivate(set) var leaves = false

    fileprivate init() {
      Self.count += 1
      number = Self.count
    }

    /// A moment, for comparing with the beginning.
    static var now: Int { count }

    /// Whether an object has left the screen since.
    func precedesDeparture(of existence: Existence) -> Bool {
      existence.departure.value.map { $0 >= number } ?? false
    }
  }

  /// What it says is told by what is pending, and not by who shares it.
  private let sharedOrigin: Derived<Origin>
  var origin: Origin { sharedOrigin.value }
  /// Whether a user began it.
  package var isOfUser = false
  /// The controller whose view the user has touched.
  var touched: Existence?
  /// The page of a navigation stack whose view the user has touched.
  var page: Page?
  /// The controller that is told of what happens to itself: its size, its traits, its appearance.
  let subject: Existence?
  /// What that one was told when it asked what it presents.
  var answered: Existence?
  /// Whether something was put off that is due now.
  var goesOnAtOnce = false
  /// For what the chain has waited last.
  var pause: Pause?
  /// What the chain has presented, as far as it was there when the chain's code ran last.
  private(set) var requests: [Request] = []
  /// What the app had presented, and the user has touched.
  var screen: Request?

  /// Something happens that nobody in the app has caused.
  init(telling subject: UIViewController? = nil) {
    self.subject = subject?.existence
    sharedOrigin = Derived(Origin())
  }

  /// What was put off happens.
  init(continuing chain: CausalChain, afterDelay isDelayed: Bool) {
    (isOfUser, touched, requests) = (chain.isOfUser, chain.touched, chain.requests)
    (screen, page) = (chain.screen, chain.page)
    (pause, sharedOrigin) = (chain.pause, chain.sharedOrigin)
    subject = isDelayed ? nil : chain.subject
  }

  func add(_ request: Request) { requests.append(request) }

  /// The app takes something off the screen.
  func leaves() { origin.leaves = true }

  func contains(_ request: Request?) -> Bool { requests.contains { $0 === request } }

  /// What a call of `dismiss` by the chain may be meant for: what it has presented, or the screen on which
  /// the user has begun it.
  var targets: [Request] { (screen.map { [$0] } ?? []) + requests }

  /// Forgets what is gone: whoever goes on from here could have seen that.
  ///
  /// What goes on at once, such as a task that is resumed, still has to look.
  func forget(where isGone: @MainActor (Request) -> Bool) {
    if !goesOnAtOnce { requests.removeAll(where: isGone) }
  }
}

extension LogicalClock {
  /// Calls code of the app that continues a chain.
  func resume(
    _ chain: CausalChain, afterDelay isDelayed: Bool = false, _ body: () -> Void
  ) {
    run(CausalChain(continuing: chain, afterDelay: isDelayed), body)
  }

  /// Tells a controller of what happens to itself.
  func tell(_ controller: UIViewController, _ body: () -> Void) {
    run(CausalChain(telling: controller), body)
  }

  /// The same completion handler, which continues the chain of now.
  func continuing(_ completion: (() -> Void)?) -> (() -> Void)? {
    guard let completion else { return nil }
    return { [chain] in HeadlessScene.current.clock.resume(chain) { completion() } }
  }

  /// Whether an event was put off for some time.
  package func isDelayed(_ id: PendingEvent.ID) -> Bool {
    entries.contains { $0.id == id && $0.delay > 0 }
  }

  /// A controller has left the screen.
  func note(departureOf controller: UIViewController) {
    let existence = controller.existence
    existence.departure = Derived(CausalChain.Origin.now)
    departed.removeAll { $0.isOver || $0 === existence }
    departed.append(existence)
  }

  /// What the calls that are put off could still dismiss in vain, and who has left since they began and
  /// could be asked to present, or will have left because of them, in words: it tells states apart.
  package var expectations: [String] {
    let gone = departed.filter {
      $0.object.map { ($0 as? UIViewController)?.viewIfLoaded?.window == nil } ?? false
    }
    return entries.flatMap { entry -> [String] in
      guard let chain = entry.chain else { return [] }
      let page = chain.page.flatMap { $0.isGone ? "\($0.name), which was popped" : nil }
      let leaves = chain.origin.leaves ? "who leaves" : nil
      return [page, leaves].compactMap(\.self)
        + chain.targets.filter { !$0.isClosed }.map {
          HeadlessScene.current.presentation.isGone($0) ? "\($0.name), which is gone" : $0.name
        }
        + gone.filter(chain.origin.precedesDeparture).map { _ in "who has left" }
    }
  }
}
