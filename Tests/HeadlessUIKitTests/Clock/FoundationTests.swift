// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import UIKit

#if os(Linux)
  @MainActor
  @Suite("What a file that imports Foundation asks of the system is answered by the scene")
  struct FoundationTests {
    let journal = Journal()
    let scene = HeadlessScene.start()

    /// Does what an app does; what it has put off happens after that, in its order.
    private func run(_ app: () -> Void) {
      scene.makeCurrent()
      TaskRuntime.run {
        app()
        while let event = scene.clock.pending.first {
          // Without who called, which is known if somebody has explored a scene before.
          journal.note(event.name.split(separator: " from ")[0].description)
          scene.clock.fire(event.id)
        }
      }
    }

    private nonisolated func note(_ line: String) -> @Sendable () -> Void {
      { [journal] in MainActor.assumeIsolated { journal.note(line) } }
    }

    @Test func `Calls of Dispatch's queues come when the clock lets them, the earliest first`() {
      run {
        let queue = Dispatch.DispatchQueue(label: "worker")
        Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: note("later"))
        Dispatch.DispatchQueue.global().async(execute: note("loaded"))
        queue.async(flags: .barrier, execute: note("written"))
        journal.note("asked")
      }
      #expect(
        journal.lines == [
          "asked", "global queue call", "loaded", "worker call", "written",
          "main queue delayed call", "later",
        ])
      #expect(scene.clock.now == 0.3)
    }

    @Test func `Folders are those of a device, none of the machine's`() throws {
      scene.makeCurrent()
      try TaskRuntime.run {
        let files = FileManager.default
        #expect(URL.documentsDirectory.path == "/var/mobile/Documents")
        #expect(URL.cachesDirectory.path == "/var/mobile/Library/Caches")
        #expect(
          URL.applicationSupportDirectory.path == "/var/mobile/Library/Application Support")
        #expect(URL.libraryDirectory.path == "/var/mobile/Library")
        #expect(URL.downloadsDirectory.path == "/var/mobile/Downloads")
        #expect(URL.temporaryDirectory.path == "/var/mobile/tmp")
        #expect(NSTemporaryDirectory().hasPrefix("/var/mobile/tmp"))
        #expect(NSHomeDirectory() == "/var/mobile")
        let folders: [FileManager.SearchPathDirectory] = [
          .documentDirectory, .cachesDirectory, .applicationSupportDirectory, .desktopDirectory,
          .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
          .sharedPublicDirectory, .autosavedInformationDirectory, .trashDirectory,
        ]
        for folder in folders {
          for url in files.urls(for: folder, in: .userDomainMask) {
            #expect(url.path.hasPrefix("/var/mobile/"))
          }
        }
        let shared = files.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
        #expect(shared?.path.hasPrefix("/var/mobile/") == true)
        // As on a device, that for support is not there before the app makes it.
        let file = URL.applicationSupportDirectory.appendingPathComponent("a")
        #expect(throws: (any Error).self) { try Data().write(to: file) }
        _ = try files.url(
          for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        for folder in [
          file, URL.cachesDirectory.appendingPathComponent("b"),
          URL.temporaryDirectory.appendingPathComponent("c"),
        ] {
          try Data().write(to: folder)
        }
      }
      let names = scene.files.names
      #expect(
        Set(["Library/Application Support/a", "Library/Caches/b", "tmp/c"]).isSubset(of: names))
      #expect(ProcessInfo.processInfo.environment["HOME"] != "/var/mobile")
    }

    @Test("Files are kept by the execution that has written them", arguments: [true, false])
    func files(isAtomic: Bool) throws {
      let options: Data.WritingOptions = isAtomic ? .atomicWrite : []
      func begin() -> HeadlessScene {
        let scene = HeadlessScene.start()
        scene.makeCurrent()
        return scene
      }
      scene.makeCurrent()
      let file = try TaskRuntime.run {
        let file = URL.documentsDirectory.appendingPathComponent("items.json")
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        #expect(file.deletingLastPathComponent().path == folder.path)
        #expect(file.path == "/var/mobile/Documents/items.json")
        try Data("one".utf8).write(to: file, options: options)
        try Data("two".utf8).write(to: file, options: options)
        #expect(try String(contentsOf: file, encoding: .utf8) == "two")
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["items.json"])
        return file
      }
      #expect(scene.files.names == ["Documents/items.json"])
      let other = begin()
      #expect(TaskRuntime.run { try? Data(contentsOf: file) } == nil)
      #expect(other.files.names.contains("Documents/items.json") == false)
      scene.makeCurrent()
      try TaskRuntime.run {
        let moved = file.appendingPathExtension("old")
        try FileManager.default.moveItem(at: file, to: moved)
        #expect(try Data(contentsOf: moved).count == 3)
        try FileManager.default.removeItem(at: moved)
      }
      #expect(scene.files.names.isEmpty)
      #expect((try? Data(contentsOf: file)) == nil)
    }

    @Test func `Each execution begins with a fresh home, whatever those before have left`() throws {
      let changes: [() throws -> Void] = [
        {}, { try Data().write(to: URL.documentsDirectory.appendingPathComponent("a")) },
        { try FileManager.default.removeItem(at: URL.cachesDirectory) }, {},
      ]
      for change in changes {
        HeadlessScene.start().makeCurrent()
        try TaskRuntime.run {
          let files = FileManager.default
          #expect(try files.contentsOfDirectory(atPath: URL.documentsDirectory.path).isEmpty)
          #expect(files.fileExists(atPath: URL.cachesDirectory.path))
          try change()
        }
      }
    }

    @Test func `Random numbers differ from each other, and not between executions`() {
      func draw() -> [String] {
        HeadlessScene.start().makeCurrent()
        return TaskRuntime.run {
          (0..<3).map { _ in "\(Int.random(in: 0...Int.max))" }
            + ["\((0..<9).shuffled())", "\(Bool.random())"]
        }
      }
      let drawn = draw()
      #expect(drawn == draw() && Set(drawn).count == 5)
      #expect(HeadlessScene.current.notes(.random) == ["random numbers"])
    }

    @Test func `What has a deadline on the clock on the wall waits as long`() {
      run {
        Dispatch.DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2, execute: note("later"))
      }
      #expect(scene.clock.now == 2)
    }

    @Test func `A work item that was cancelled is gone`() {
      run {
        let item = DispatchWorkItem(block: note("never"))
        Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        Dispatch.DispatchQueue.main.async(execute: DispatchWorkItem(block: note("done")))
        item.cancel()
      }
      #expect(journal.lines == ["main queue call", "done"])
    }

    @Test func `A group tells when all have left it, also those that work in it`() {
      run {
        let group = Dispatch.DispatchGroup()
        group.enter()
        Dispatch.DispatchQueue.global().async(group: group, execute: note("one"))
        group.notify(queue: .main, execute: note("all"))
        Dispatch.DispatchQueue.main.async { group.leave() }
      }
      #expect(journal.lines.suffix(2) == ["main queue call", "all"])
    }

    @Test func `Who waits for work of another queue lets it be done`() {
      run {
        let (group, semaphore) = (Dispatch.DispatchGroup(), Dispatch.DispatchSemaphore(value: 0))
        Dispatch.DispatchQueue.global().async(group: group, execute: note("one"))
        Dispatch.DispatchQueue.main.async(execute: note("not off the main queue"))
        Dispatch.DispatchQueue.global().async { semaphore.signal() }
        group.wait()
        journal.note("waited")
        #expect(semaphore.wait(timeout: .now() + 1) == .success)
        #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
      }
      #expect(journal.lines == ["one", "waited", "main queue call", "not off the main queue"])
    }

    @Test func `Work of another queue may wait for the main queue`() {
      run {
        Dispatch.DispatchQueue.global().async { [self] in
          Dispatch.DispatchQueue.main.sync(execute: note("main"))
        }
      }
      #expect(journal.lines == ["global queue call", "main"])
    }

    @Test("Foundation's timers, operations and the blocks of its run loop come by the same clock")
    func foundation() {
      run {
        _ = Foundation.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) {
          [journal] timer in
          nonisolated(unsafe) let timer = timer
          MainActor.assumeIsolated {
            if journal.lines.contains("tick") { timer.invalidate() }
            journal.note("tick")
          }
        }
        Foundation.OperationQueue.main.addOperation(note("operation"))
        RunLoop.main.perform(note("block"))
      }
      #expect(
        journal.lines == [
          "main queue call", "operation", "run loop call", "block", "timer of 0.25 s", "tick",
          "timer of 0.25 s", "tick",
        ])
      #expect(scene.clock.now == 0.5)
    }

    @Test func `Time passes as the clock goes, and while the app sleeps`() {
      run {
        let (date, start) = (Date(), Dispatch.DispatchTime.now().uptimeNanoseconds)
        #expect(Date() == date)
        Foundation.Thread.sleep(forTimeInterval: 0.5)
        #expect(abs(Date().timeIntervalSince(date) - 0.5) < 1e-6)
        #expect(Dispatch.DispatchTime.now().uptimeNanoseconds - start >= 500_000_000)
      }
      #expect(abs(scene.clock.now - 0.5) < 1e-6)
    }

    @Test func `Notifications and defaults are those of the scene, whichever type asks for them`() {
      run {
        let name = Notification.Name("done")
        let observer = FoundationEssentials.NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) { [journal] _ in MainActor.assumeIsolated { journal.note("Foundation's") } }
        let other = UIKit.NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) { [journal] _ in MainActor.assumeIsolated { journal.note("UIKit's") } }
        Foundation.NotificationCenter.default.post(name: name, object: nil)
        UIKit.NotificationCenter.default.post(name: name, object: nil)
        _ = (observer, other)
        Foundation.UserDefaults.standard.set(7, forKey: "count")
        #expect(UIKit.UserDefaults.standard.integer(forKey: "count") == 7)
        HeadlessScene.start()
        #expect(Foundation.UserDefaults.standard.integer(forKey: "count") == 0)
        Foundation.NotificationCenter.default.post(name: name, object: nil)
        scene.makeCurrent()
      }
      #expect(journal.lines == ["Foundation's", "UIKit's", "UIKit's", "Foundation's"])
    }

    @Test("What an observer posts reaches the observers of both centers", arguments: [true, false])
    func postedInObserver(isFirstFoundations: Bool) {
      run {
        let (first, second) = (Notification.Name("first"), Notification.Name("second"))
        let post = { @Sendable (_: Notification) in
          isFirstFoundations
            ? Foundation.NotificationCenter.default.post(name: second, object: nil)
            : UIKit.NotificationCenter.default.post(name: second, object: nil)
        }
        let observers: [Any] = [
          FoundationEssentials.NotificationCenter.default.addObserver(
            forName: first, object: nil, queue: nil, using: post),
          UIKit.NotificationCenter.default.addObserver(forName: second, object: nil, queue: nil) {
            [journal] _ in MainActor.assumeIsolated { journal.note("UIKit's") }
          },
          FoundationEssentials.NotificationCenter.default.addObserver(
            forName: second, object: nil, queue: nil
          ) { [journal] _ in MainActor.assumeIsolated { journal.note("Foundation's") } },
        ]
        UIKit.NotificationCenter.default.post(name: first, object: nil)
        Foundation.NotificationCenter.default.post(name: first, object: nil)
        _ = observers
      }
      #expect(journal.lines.sorted() == ["Foundation's", "Foundation's", "UIKit's", "UIKit's"])
    }

    @Test func `What nobody serves here is named`() {
      run {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.activate()
        source.cancel()
        RunLoop.current.run(until: Date() + 1)
        let thread = Foundation.Thread {}
        thread.start()
      }
      #expect(scene.notes(.unimplemented) == ["DispatchSource", "RunLoop.run", "Thread"])
    }

    @Test func `While no scene runs, the system answers`() async {
      await withCheckedContinuation { done in
        Dispatch.DispatchQueue.global().async { done.resume() }
      }
      #expect(scene.clock.isIdle && abs(Date().timeIntervalSince1970 - 1_749_988_800) > 86_400)
    }
  }
#endif
