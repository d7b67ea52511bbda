// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc

  /// Memory that was freed, but that the process still has.
  enum FreeMemory {
    /// Gives it back to the system, so that what the process then takes is what is in use.
    static func giveBack() {
      // The function is not among those that the module of the C library shows.
      typealias Trim = @convention(c) (Int) -> CInt
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    }
  }
#else
  /// Memory that was freed, but that the process still has.
  enum FreeMemory {
    /// Does nothing: where there is no such function, little is kept.
    static func giveBack() {}
  }
#endif
