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

package struct Timing: Hashable, Sendable {
  package var wall: Double
  /// The seconds that processors worked for the program in all threads, and for the programs and
  /// copies of itself that it started and waited for.
  package var user: Double

  package init(wall: Double, user: Double) {
    self.wall = wall
    self.user = user
  }

  package static func measure<Result>(_ work: () throws -> Result) rethrows -> (Result, Timing) {
    let clock = ContinuousClock()
    let start = clock.now
    let userBefore = userSeconds
    let result = try work()
    let user = userSeconds - userBefore
    return (result, Timing(wall: (clock.now - start) / .seconds(1), user: user))
  }

  package static func median(_ timings: [Timing]) -> Timing {
    Timing(wall: median(timings.map(\.wall)), user: median(timings.map(\.user)))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private static func usage(ofChildren: Bool = false) -> rusage {
    var usage = rusage()
    let who = ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF
    #if canImport(Glibc)
      getrusage(who.rawValue, &usage)
    #else
      getrusage(who, &usage)
    #endif
    return usage
  }

  private static var userSeconds: Double {
    let times = [usage().ru_utime, usage(ofChildren: true).ru_utime]
    return times.map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }

  /// The most memory that the process had at any time, in bytes.
  package static var peakMemory: Int {
    #if canImport(Darwin)
      Int(usage().ru_maxrss)
    #else
      Int(usage().ru_maxrss) * 1_024
    #endif
  }
}
