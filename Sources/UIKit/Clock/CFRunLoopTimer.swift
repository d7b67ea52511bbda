// SPDX-License-Identifier: MIT

public import Foundation

// Timers as Core Foundation makes them, which are the same objects.

public typealias CFRunLoopTimer = Timer
public typealias CFRunLoop = RunLoop
public typealias CFAbsoluteTime = Double

/// Whoever gives memory: nobody is asked.
public struct CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

public struct CFRunLoopMode: Hashable, Sendable {
  private let name: String
  public static let commonModes = CFRunLoopMode(name: "common")
  public static let defaultMode = CFRunLoopMode(name: "default")
}

// Names in a bundle's information.
public let kCFBundleNameKey = "CFBundleName", kCFBundleVersionKey = "CFBundleVersion",
  kCFBundleIdentifierKey = "CFBundleIdentifier"

#if !canImport(ObjectiveC)
  extension CGFloat {
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
  }
#endif

/// How often an object is kept.
public func CFGetRetainCount(_ object: AnyObject) -> Int { Int(_getRetainCount(object)) }

// Foundation's versions: this one is later than all that had to be told apart.
public let NSFoundationVersionNumber = 3000.0, NSFoundationVersionNumber_iOS_7_0 = 1047.2,
  NSFoundationVersionNumber_iOS_7_1 = 1047.25, NSFoundationVersionNumber_iOS_8_0 = 1140.11,
  NSFoundationVersionNumber_iOS_9_0 = 1240.1

@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

@preconcurrency @MainActor
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

@preconcurrency @MainActor
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// Creates a timer that fires at a time, and then as often as the interval says, if that is not zero.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@preconcurrency @MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: UInt, _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let delay = max(0, ((fireDate - CFAbsoluteTimeGetCurrent()) * 1e6).rounded() / 1e6)
  let timer = Timer(timeInterval: interval > 0 ? interval : delay, repeats: interval > 0) {
    block?($0)
  }
  timer.delay = delay
  return timer
}

@preconcurrency @MainActor
public func CFRunLoopAddTimer(
  _ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  timer?.start()
}

@preconcurrency @MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
