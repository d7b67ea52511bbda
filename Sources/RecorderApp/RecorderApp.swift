// SPDX-License-Identifier: MIT

#if !os(Linux) && !os(macOS)
  import Recordings
  import UIKit

  /// Plays all recordings in its window, writes the log, and quits.
  @main
  final class RecorderApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = RecorderScene.self
      return configuration
    }
  }

  /// Begins when the scene is active: before, UIKit presents nothing.
  final class RecorderScene: UIResponder, UIWindowSceneDelegate {
    private static var recorder: Recorder?

    func sceneDidBecomeActive(_ scene: UIScene) {
      guard Self.recorder == nil, let scene = scene as? UIWindowScene else { return }
      let device = UIDevice.current
      let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? device.model
      let path = ProcessInfo.processInfo.environment["MODALCHECK_RECORDING_LOG"]
      guard let path else { fatalError("MODALCHECK_RECORDING_LOG names no file") }
      do {
        let recorder = try Recorder(
          in: scene, system: "\(device.systemName) \(device.systemVersion), \(model)",
          file: URL(fileURLWithPath: path))
        Self.recorder = recorder
        NSSetUncaughtExceptionHandler { exception in
          let name = exception.name.rawValue
          MainActor.assumeIsolated { RecorderScene.recorder?.noteException(named: name) }
        }
        // A block of the run loop and not of the main queue, which is to be served meanwhile.
        RunLoop.main.perform {
          MainActor.assumeIsolated {
            do { try recorder.run() } catch { fatalError("\(error)") }
            exit(0)
          }
        }
      } catch {
        fatalError("\(path): \(error)")
      }
    }
  }
#endif
