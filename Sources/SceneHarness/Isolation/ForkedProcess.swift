// SPDX-License-Identifier: MIT

#if os(Linux)
  @preconcurrency import Foundation
  import UIKit

  // Swift hides `fork` because of what may go wrong in a process with threads; see
  // `ForkedProcess` for what is done about it. `prctl` is hidden for its open list of arguments.
  @_silgen_name("fork")
  private func systemFork() -> pid_t
  @_silgen_name("prctl")
  private func processControl(_ option: Int32, _ value: UInt, _: UInt, _: UInt, _: UInt) -> Int32

  /// A copy of this process in which code runs that may not come back.
  ///
  /// Only the thread that forks goes on in the copy: what it does there may not need another
  /// thread, nor a lock that one held (the C library takes care of its own). The copy ends without
  /// running exit handlers, dies with the process that it was forked from, and leaves no core file. One
  /// that may not come back says nothing on the standard output, and its standard error is read when it
  /// is dead.
  package struct ForkedProcess {
    /// How a process ended.
    package enum Ending: Equatable {
      case exited(Int32)
      case signal(Int32)
    }

    /// What a copy ends with, if it does not end before.
    enum Lifetime {
      /// The thread that it was forked from, which waits for it.
      case threadEnds
      /// The process that it was forked from, whose threads come and go.
      case processEnds
    }

    let identifier: pid_t
    /// Closed by the system when the process is dead.
    private let life: Int32

    /// Runs code in a copy of this process, which has its streams.
    ///
    /// - Parameter body: The code; the copy ends with it.
    package init?(_ body: () -> Void) {
      fflush(nil)
      self.init(copying: {
        body()
        fflush(nil)
      })
    }

    /// Runs code that may not come back in a copy of this process.
    ///
    /// - Parameters:
    ///   - errors: Takes the standard error of the copy, and notes whether it prints.
    ///   - memory: How many bytes the copy may have beyond those that it begins with.
    ///   - body: The code; the copy ends with it.
    package init?(errors: ProcessOutput, memory: Int, _ body: () -> Void) {
      self.init(errors: errors, memory: memory, until: .threadEnds, body)
    }

    init?(errors: ProcessOutput, memory: Int, until end: Lifetime, _ body: () -> Void) {
      fflush(stdout)
      self.init(
        until: end,
        copying: {
          Self.limit(RLIMIT_FSIZE, to: 1 << 26)
          Self.limit(RLIMIT_AS, to: UInt(Self.usedMemory() + memory))
          errors.redirect()
          body()
          fflush(stdout)
        })
    }

    private init?(until end: Lifetime = .threadEnds, copying body: () -> Void) {
      let lifeline = end == .processEnds ? Self.lifeline : nil
      guard let ends = Self.pipe() else { return nil }
      life = ends.reading
      identifier = systemFork()
      close(identifier == 0 ? ends.reading : ends.writing)
      if identifier < 0 {
        close(life)
        return nil
      }
      guard identifier == 0 else { return }
      if let lifeline { Self.die(with: lifeline) } else { Self.dieWithThread() }
      Self.settle()
      body()
      SceneFiles.removeSpare()
      _exit(0)
    }

    private static func pipe() -> (reading: Int32, writing: Int32)? {
      var ends: [Int32] = [-1, -1]
      guard Glibc.pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }

    /// A pipe whose writing end the process that has made it closes when it dies.
    private static let lifelines = ForkSafeLock<[pid_t: (reading: Int32, writing: Int32)]>([:])

    private static var lifeline: (reading: Int32, writing: Int32)? {
      lifelines.withLock { known in
        if known[getpid()] == nil { known[getpid()] = pipe() }
        return known[getpid()]
      }
    }

    /// Lets this copy be killed when nobody else has the writing end of a pipe any more.
    ///
    /// To be told by a signal is a matter of an open file, which a copy has in common with its
    /// parent: it opens the pipe once more.
    private static func die(with lifeline: (reading: Int32, writing: Int32)) {
      let (setSignal, async): (Int32, Int32) = (10, 0o20000)
      close(lifeline.writing)
      let end = open("/proc/self/fd/\(lifeline.reading)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      _ = fcntl(end, setSignal, SIGKILL)
      _ = fcntl(end, F_SETOWN, getpid())
      _ = fcntl(end, F_SETFL, O_NONBLOCK | async)
      // The parent may be dead by now.
      var state = pollfd(fd: end, events: 0, revents: 0)
      if poll(&state, 1, 0) != 0 { _exit(0) }
    }

    private static func dieWithThread() {
      let dieWithParent: Int32 = 1
      _ = processControl(dieWithParent, UInt(SIGKILL), 0, 0, 0)
    }

    private static func settle() {
      // A handler of the parent's would write a backtrace, which takes seconds. Ctrl-C is the parent's
      // to answer, which a copy dies with.
      Glibc.signal(SIGTERM, SIG_DFL)
      CrashFrames.tell(of: Signals.ofCrashes)
      Glibc.signal(SIGINT, SIG_IGN)
      // The threads of a pool keep signals from themselves.
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      limit(RLIMIT_CORE, to: 0)
    }

    private static func limit(_ resource: __rlimit_resource, to value: UInt) {
      var current = rlimit()
      guard getrlimit(__rlimit_resource_t(resource.rawValue), &current) == 0 else { return }
      current.rlim_cur = min(value, current.rlim_max)
      setrlimit(__rlimit_resource_t(resource.rawValue), &current)
    }

    /// The bytes of the address space that are in use.
    private static func usedMemory() -> Int {
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, 127, file) != nil else { return 0 }
      return strtol(line, nil, 10) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    // MARK: - Waiting

    /// Waits for some seconds, or until the process has ended; says whether it has.
    func hasEnded(within seconds: Double) -> Bool {
      var end = pollfd(fd: life, events: 0, revents: 0)
      return poll(&end, 1, Int32(seconds * 1000)) == 1
    }

    /// Waits for the end of the process; is called once.
    package func wait() -> Ending {
      defer { close(life) }
      var status: Int32 = 0
      var result: pid_t
      repeat { result = waitpid(identifier, &status, 0) } while result < 0 && errno == EINTR
      if result < 0 { return .exited(-1) }
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .signal(signal)
    }

    /// Ends the process; is called in place of ``wait()``.
    func kill() -> Ending {
      Glibc.kill(identifier, SIGKILL)
      return wait()
    }

    /// The seconds of processor time that the process has had, if that is known.
    var processorTime: Double? {
      var clock = clockid_t()
      guard clock_getcpuclockid(identifier, &clock) == 0 else { return nil }
      var time = timespec()
      guard clock_gettime(clock, &time) == 0 else { return nil }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
#endif
