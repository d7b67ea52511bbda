// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// What waits again and again is as a timer that repeats: the app is at rest nevertheless.
@MainActor
@Suite("An app in which something ticks")
struct LoopingTaskTests {
  enum Ticking: CaseIterable { case task, tasks, call, timer, nothing }

  /// An alert that is asked for under the sheet that it belongs to is lost.
  private struct Order: View {
    @State private var isOpen = false
    @State private var hasFailed = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Button("Fail") { hasFailed = true } }
        .alert("Failed", isPresented: $hasFailed) { Button("OK") {} }
    }
  }

  private struct Ticker: View {
    let ticking: Ticking
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "tick" : "tock")
        Order()
      }
      .task {
        guard ticking == .task else { return }
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          isOn.toggle()
        }
      }
      .onAppear {
        if ticking == .call { again() }
        if ticking == .tasks { anotherTask() }
        if ticking == .timer {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in isOn.toggle() }
        }
      }
    }
    private func anotherTask() {
      Task {
        try? await Task.sleep(for: .seconds(1))
        isOn.toggle()
        anotherTask()
      }
    }
    private func again() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        isOn.toggle()
        again()
      }
    }
  }

  @Test("is judged as one in which nothing does", arguments: Ticking.allCases)
  func judged(ticking: Ticking) async throws {
    let found = try await violations(properties: [.noRequestIsLost]) { _ in
      Ticker(ticking: ticking)
    }
    #expect(found.contains("\"no refused present or dismiss is lost\" is violated"), "\(found)")
  }

  /// Three pauses that are no loop.
  private struct Toast: View {
    @State private var step = 0
    var body: some View {
      Text("\(step)")
        .task {
          for pause in 1...4 {
            try? await Task.sleep(for: .seconds(pause % 2 + 1))
            step += 1
          }
        }
    }
  }

  @Test func `pauses of different lengths are no loop`() {
    let stage = Stage(Toast(), settles: false)
    while stage.texts.first != "4" {
      #expect(stage.scene.clock.isWaiting)
      stage.turn { stage.scene.clock.fireNext() }
    }
  }
}
