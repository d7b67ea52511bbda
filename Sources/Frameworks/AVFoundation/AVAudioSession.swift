// SPDX-License-Identifier: MIT

public import UIKit

/// What the app does with sound, as storage: nothing is heard, and nothing interrupts it.
open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4), defaultToSpeaker = Self(rawValue: 8)
    public static let allowBluetoothA2DP = Self(rawValue: 32), allowAirPlay = Self(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum InterruptionType: UInt, Sendable { case ended, began }

  private override init() {}
  public class func sharedInstance() -> AVAudioSession { AVAudioSession() }

  open var category: Category {
    (Self.kept.object(forKey: "category") as? String).map(Category.init) ?? .soloAmbient
  }
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { Self.kept.set(category.rawValue, forKey: "category") }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  open var recordPermission: RecordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .denied, .restricted: .denied
    case .notDetermined: .undetermined
    }
  }
  /// Asks the user whether the app may listen, unless that was done before.
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Where this is kept: in the scene, so that it is part of its state.
  private static var kept: UserDefaults { UserDefaults(ofFramework: "AVAudioSession") }

  // What the system posts, which never happens here.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// Plays a sound, as storage: nothing is heard, and nothing comes to its end.
open class AVAudioPlayer: NSObject {
  public let url: URL?
  open private(set) var isPlaying = false
  open var volume: Float = 1, numberOfLoops = 0, currentTime: TimeInterval = 0, rate: Float = 1
  open var duration: TimeInterval { 0 }
  open weak var delegate: (any AVAudioPlayerDelegate)?

  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Would be told of the end of a sound; nothing tells it.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
