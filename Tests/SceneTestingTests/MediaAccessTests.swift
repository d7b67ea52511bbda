// SPDX-License-Identifier: MIT

import AVFoundation
import SceneHarness
import SceneTesting
import Testing
import UIKit
import UserNotifications

/// A screen that needs the camera.
private final class ScanViewController: UIViewController {
  var says = false
  var scanning: () -> ExpectedOutcome? = { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Scan") { [unowned self] _ in scan() })
    button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    view.addSubview(button)
  }

  private func scan() {
    let outcome = scanning()
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: outcome?()
    case .notDetermined:
      let says = says
      AVCaptureDevice.requestAccess(for: .video) { isAllowed in
        DispatchQueue.main.async { if isAllowed || says { outcome?() } }
      }
    default: if says { outcome?() }
    }
  }
}

@MainActor
@Suite("Films, sounds and what the user allows")
struct MediaAccessTests {
  private func scene(says: Bool) -> SceneFactory {
    { setup in
      let screen = ScanViewController()
      screen.says = says
      screen.scanning = { setup.outcome(of: "scanning") }
      return screen
    }
  }

  @Test func `that the user allows no camera is not told of, which is found`() async throws {
    let found = try await reports(depth: 4, scene(says: false))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("the user allows no camera") == true)
  }

  @Test func `that is told of in each case is quiet`() async throws {
    try await expectNoViolation(depth: 4, scene: scene(says: true))
  }

  @Test func `players go where code puts them`() throws {
    let scene = HeadlessScene.start()
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time == CMTime(value: 900, timescale: 600) && CMTimeGetSeconds(time) == 1.5)
    #expect(time + CMTimeMake(value: 1, timescale: 2) == CMTime(value: 1200, timescale: 600))
    #expect(CMTime.zero < time && time < .positiveInfinity && !CMTime.indefinite.isNumeric)
    let items = [1, 2].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let player = AVQueuePlayer(items: items)
    player.seek(to: time)
    #expect(player.currentTime() == time && player.timeControlStatus == .paused)
    player.advanceToNextItem()
    #expect(player.currentItem === items[1])
    _ = player.addPeriodicTimeObserver(forInterval: time, queue: nil) { _ in }
    #expect(scene.notes(.unimplemented) == ["AVPlayer.addPeriodicTimeObserver"])
    try AVAudioSession.sharedInstance().setCategory(.playback, options: .mixWithOthers)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
    let sound = try AVAudioPlayer(data: Data())
    #expect(sound.play() && sound.isPlaying)
  }

  @Test func `requests for notifications are there until they are taken back`() async throws {
    _ = HeadlessScene.start()
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    (content.title, content.userInfo) = ("Drink", ["glass": 1])
    let triggers: [UNNotificationTrigger?] = [
      UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true),
      UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false), nil,
    ]
    for (name, trigger) in zip(["a", "b", "c"], triggers) {
      try await center.add(
        UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["a", "b"] && pending[0].content.title == "Drink")
    #expect(pending[0].content.userInfo["glass"] as? Int == 1)
    let date = (pending[0].trigger as? UNCalendarNotificationTrigger)?.dateComponents
    #expect(date?.hour == 8 && pending[0].trigger?.repeats == true)
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().count == 1)
  }
}
