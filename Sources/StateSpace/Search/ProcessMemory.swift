// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much memory the process takes.
package enum ProcessMemory {
  /// The bytes of the process that are in memory; `nil` where that is not known.
  ///
  /// This is what the system counts when it runs out of memory: it includes what other parts of
  /// the process hold, and differs a little from run to run.
  package static var resident: Int? {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let status = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return status == KERN_SUCCESS ? Int(info.resident_size) : nil
    #else
      residentPages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    #endif
  }

  #if !canImport(Darwin)
    /// The second number of `/proc/self/statm`.
    private static var residentPages: Int? {
      let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      let numbers = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
      return numbers.count > 1 ? Int(numbers[1]) : nil
    }
  #endif
}
