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

  /// Runs something and measures it.
  static func measure<Result>(_ work: () throws -> Result) rethrows -> (Result, Timing) {
    let clock = ContinuousClock()
    let start = clock.now
    let userBefore = userSeconds
    let result = try work()
    let user = userSeconds - userBefore
    return (result, Timing(wall: (clock.now - start) / .seconds(1), user: user))
  }

  /// The medians of each kind of time.
  static func median(_ timings: [Timing]) -> Timing {
    Timing(wall: median(timings.map(\.wall)), user: median(timings.map(\.user)))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private static var usage: rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  private static var userSeconds: Double {
    Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }

  /// The most memory that the process had at any time, in bytes.
  public static var peakMemory: Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1_024
    #endif
  }
}
