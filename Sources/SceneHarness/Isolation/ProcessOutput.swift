// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// What a process writes: on its standard error, in a file without a name, and the beginning of
  /// what it writes on its standard output.
  package final class ProcessOutput: Sendable {
    private let descriptor: Int32
    private let file: UncheckedFile
    /// A pipe that loses what it has no room for.
    private let channel: (end: Int32, start: Int32)

    /// A pointer that is only closed.
    private struct UncheckedFile: @unchecked Sendable {
      let pointer: UnsafeMutablePointer<FILE>
    }

    package init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      channel = (ends[0], ends[1])
      guard let pointer = tmpfile() else {
        for end in ends { close(end) }
        return nil
      }
      file = UncheckedFile(pointer: pointer)
      descriptor = fileno(pointer)
      _ = fcntl(descriptor, F_SETFL, O_APPEND)
    }

    deinit {
      fclose(file.pointer)
      close(channel.start)
      close(channel.end)
    }

    /// Makes this the standard error of the process, and takes its standard output away.
    func redirect() {
      redirectErrors()
      dup2(channel.start, STDOUT_FILENO)
    }

    /// Makes this the standard error of the process.
    func redirectErrors() { dup2(descriptor, STDERR_FILENO) }

    /// Whether nothing was written on the standard error.
    var isEmpty: Bool { lseek(descriptor, 0, SEEK_END) == 0 }

    /// Forgets what was written on the standard error.
    package func clear() { _ = ftruncate(descriptor, 0) }

    /// Takes what was written on the standard output.
    private func takeOutput() -> [UInt8] {
      var (taken, bytes) = ([] as [UInt8], [UInt8](repeating: 0, count: 1 << 16))
      while case let count = read(channel.end, &bytes, bytes.count), count > 0 {
        taken += bytes.prefix(count)
      }
      return taken
    }

    /// What was written on the standard output, the first lines, each once; `nil` if that was nothing.
    var output: String? {
      let limit = 20
      var lines: [Substring] = []
      let text = String(decoding: takeOutput(), as: UTF8.self)
      for line in text.split(separator: "\n") where !lines.contains(line) { lines.append(line) }
      guard !lines.isEmpty else { return nil }
      var report = ["The app's code printed, each line once:"]
      report += lines.prefix(limit).map { "  \($0)" }
      if lines.count > limit { report.append("  …") }
      return report.joined(separator: "\n")
    }

    /// The last lines of what was written.
    package var lines: [String] {
      let size = lseek(descriptor, 0, SEEK_END)
      let count = min(size, 1 << 14)
      guard count > 0 else { return [] }
      var bytes = [UInt8](repeating: 0, count: count)
      let read = pread(descriptor, &bytes, count, size - count)
      return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
  }
#endif
