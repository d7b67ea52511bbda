// SPDX-License-Identifier: MIT

public import Foundation

// What is done outside of a scene: it has one thread, and time that does not pass.

/// What waits for something that nothing here can finish.
enum Outside {
  /// Ends the execution: what waits blocks the one thread that there is.
  static func blocks(_ name: String) -> Never {
    HeadlessException.raise(
      HeadlessException.bound,
      "\(name) waits for something that nothing here can finish, such as another thread: "
        + "let a completion handler say that it is done, and `setup.answer(…)` call that.")
  }
}

/// Lets time pass in which nothing else happens.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: Double(seconds))
  return 0
}

/// Lets time pass in which nothing else happens.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: Double(microseconds) / 1e6)
  return 0
}

/// A thread, whose work is an event of the logical clock as that of a queue is.
///
/// It is found before Foundation's where a source file imports UIKit only.
open class Thread: NSObject, @unchecked Sendable {
  private let block: (@MainActor () -> Void)?
  // Used on the main thread alone.
  open var name: String?
  open var qualityOfService = QualityOfService.default
  open private(set) var isExecuting = false, isFinished = false, isCancelled = false

  public override convenience init() { self.init(work: nil) }

  @preconcurrency
  public convenience init(block: @escaping @MainActor () -> Void) { self.init(work: block) }

  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = Unchecked(value: (target, argument))
    self.init(work: { selector.perform(on: call.value.0, call.value.1) })
  }

  private init(work: (@MainActor () -> Void)?) { block = work }

  /// What the thread does.
  open func main() { MainActor.assumeIsolated { block?() } }

  open func start() {
    let thread = Unchecked(value: self)
    MainActor.assumeIsolated {
      _ = HeadlessScene.current.clock.schedule(.call, "\(thread.value.name ?? "thread") starts") {
        let thread = thread.value
        guard !thread.isCancelled else { return }
        thread.isExecuting = true
        thread.main()
        (thread.isExecuting, thread.isFinished) = (false, true)
      }
    }
  }

  open func cancel() { isCancelled = true }

  @preconcurrency
  open class func detachNewThread(_ block: @escaping @MainActor () -> Void) {
    Thread(block: block).start()
  }

  private static let mainThread = Thread()
  public class var main: Thread { mainThread }
  public class var current: Thread { mainThread }
  /// Whether this is the main thread: a scene has no other.
  public class var isMainThread: Bool { TaskRuntime.isRunning || Foundation.Thread.isMainThread }
  open var isMainThread: Bool { self === Self.mainThread }
  public class var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }

  /// Lets time pass in which nothing else happens.
  open class func sleep(forTimeInterval ti: TimeInterval) {
    guard TaskRuntime.isRunning else { return Foundation.Thread.sleep(forTimeInterval: ti) }
    MainActor.assumeIsolated {
      let clock = HeadlessScene.current.clock
      clock.advance(to: clock.now + ti)
    }
  }
}

/// A number of permits, for which one waits until another thread gives one back.
///
/// It is found before Dispatch's where a source file imports UIKit only. To wait lets the calls of
/// queues and threads happen that are due, as on a device they would meanwhile.
public final class DispatchSemaphore: @unchecked Sendable {
  // Used on the main thread alone.
  private var permits: Int

  public init(value: Int) { permits = value }

  /// Gives a permit back.
  @discardableResult
  public func signal() -> Int {
    permits += 1
    return 0
  }

  /// Takes a permit; if nothing that is due gives one back, the execution ends.
  public func wait(file: StaticString = #fileID, line: UInt = #line) {
    guard !takesPermit() else { return }
    Outside.blocks("DispatchSemaphore.wait() at \(DispatchQueue.place(file, line))")
  }

  /// Takes a permit, unless nothing that is due gives one back.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    takesPermit() ? .success : .timedOut
  }

  private func takesPermit() -> Bool {
    while permits <= 0 {
      let isDone = MainActor.assumeIsolated {
        let clock = HeadlessScene.current.clock
        let next = clock.pending.first {
          $0.kind == .call && $0.due <= clock.now && !$0.name.hasPrefix("main ")
        }
        if let next { clock.fire(next.id) }
        return next == nil
      }
      if isDone { return false }
    }
    permits -= 1
    return true
  }
}

/// Whether what was waited for came in time.
public enum DispatchTimeoutResult: Sendable { case success, timedOut }
