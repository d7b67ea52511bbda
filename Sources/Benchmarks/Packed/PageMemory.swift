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

/// A stretch of zeroed words straight from the system, which costs memory only where it is touched.
struct PageMemory: ~Copyable {
  let base: UnsafeMutablePointer<UInt64>
  /// How many words may be touched.
  let capacity: Int
  private let mapping: UnsafeMutableRawPointer
  private let length: Int

  private static let hugePage = 1 << 21

  /// Reserves address space; returns `nil` if the system refuses.
  init?(words: Int) {
    let bytes = words * MemoryLayout<UInt64>.stride
    let isLarge = bytes >= Self.hugePage
    let length = bytes + (isLarge ? Self.hugePage : 0)
    var flags = MAP_PRIVATE | MAP_ANON
    #if os(Linux) || os(Android)
      flags |= MAP_NORESERVE
    #endif
    guard let mapping = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0),
      mapping != MAP_FAILED
    else { return nil }
    let start = isLarge ? mapping.alignedUp(toMultipleOf: Self.hugePage) : mapping
    #if os(Linux) || os(Android)
      if isLarge { _ = madvise(start, bytes, 14 /* MADV_HUGEPAGE */) }
      // A process that is split off to see whether an app crashes has no use for it.
      _ = madvise(mapping, length, 10 /* MADV_DONTFORK */)
    #endif
    self.mapping = mapping
    self.length = length
    capacity = words
    base = start.bindMemory(to: UInt64.self, capacity: words)
  }

  /// Reserves as much as the system allows, at most what is asked for, at least `minimum` words.
  init?(atMost words: Int, minimum: Int) {
    var size = max(words, minimum)
    while true {
      if let memory = PageMemory(words: size) {
        self = memory
        return
      }
      guard size > minimum else { return nil }
      size = max(minimum, size / 2)
    }
  }

  deinit {
    munmap(mapping, length)
  }

  /// The machine's memory in bytes.
  static var machineBytes: Int {
    sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
  }
}
