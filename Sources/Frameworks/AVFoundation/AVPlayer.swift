// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// A film or a sound, of which nothing is loaded.
open class AVAsset: NSObject {
  open var duration: CMTime { .indefinite }
}

open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

/// What a player plays.
open class AVPlayerItem: NSObject {
  public let asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// How far loading has come: it does not begin.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open var preferredForwardBufferDuration: TimeInterval = 0

  public static let didPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays, as storage: nothing is shown or heard, and nothing comes to its end.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open var defaultRate: Float = 1
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open var status: Status { .unknown }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true, allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Where the film is: where code has put it.
  private var time = CMTime.zero
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    OperationQueue.main.addOperation { completionHandler(true) }
  }
  @preconcurrency
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Tells nothing: no film goes on.
  @preconcurrency
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: Foundation.DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    HeadlessScene.current.note(unimplemented: "AVPlayer.addPeriodicTimeObserver")
    return NSObject()
  }
  open func removeTimeObserver(_ observer: Any) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays one item after the other, as storage.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again, as storage.
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  open func disableLooping() {}
}

/// Where a view shows what a player plays.
open class AVPlayerLayer: CALayer {
  /// Creates a layer of a player's.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}

public enum AVLayerVideoGravity: Sendable { case resizeAspect, resizeAspectFill, resize }

/// The largest rectangle of some proportions within another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
