// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

/// How long something took.
public struct Timing: Hashable, Sendable {
  /// The seconds that passed.
  public var wall: Double
  /// The seconds that processors worked for the program itself, in all threads.
  public var user: Double

  package init(wall: Double, user: Double) {
    self.wall = wall
    self.user = user
  }

  /// Runs something and measures it, with the time of processors that programs it ran took if
  /// these are `children`, and its own otherwise.
  package static func measure<Result>(
    children: Bool = false, _ work: () throws -> Result
  ) rethrows -> (Result, Timing) {
    let clock = ContinuousClock()
    let start = clock.now
    let userBefore = userSeconds(children: children)
    let result = try work()
    let user = userSeconds(children: children) - userBefore
    return (result, Timing(wall: (clock.now - start) / .seconds(1), user: user))
  }

  /// The medians of each kind of time.
  package static func median(_ timings: [Timing]) -> Timing {
    Timing(wall: median(timings.map(\.wall)), user: median(timings.map(\.user)))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private static func usage(children: Bool) -> rusage {
    var usage = rusage()
    let who = children ? RUSAGE_CHILDREN : RUSAGE_SELF
    #if canImport(Glibc)
      getrusage(who.rawValue, &usage)
    #else
      getrusage(who, &usage)
    #endif
    return usage
  }

  private static func userSeconds(children: Bool) -> Double {
    let time = usage(children: children).ru_utime
    return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// The most memory that the process had at any time, in bytes.
  public static var peakMemory: Int {
    #if canImport(Darwin)
      Int(usage(children: false).ru_maxrss)
    #else
      Int(usage(children: false).ru_maxrss) * 1_024
    #endif
  }
}
