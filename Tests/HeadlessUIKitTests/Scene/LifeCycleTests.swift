// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Notes what it is told; as the delegate of an app without one for its scene it makes the window.
@MainActor
private final class App: NSObject, UIApplicationDelegate {
  let journal: Journal
  var root: UIViewController?
  private var made: UIWindow?

  init(_ journal: Journal) { self.journal = journal }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("app did finish launching")
    guard let root else { return true }
    made = UIWindow(frame: UIScreen.main.bounds)
    made?.rootViewController = root
    made?.makeKeyAndVisible()
    return true
  }
  func applicationWillEnterForeground(_ app: UIApplication) { note("will enter foreground", app) }
  func applicationDidBecomeActive(_ app: UIApplication) { note("did become active", app) }
  func applicationWillResignActive(_ app: UIApplication) { note("will resign active", app) }
  func applicationDidEnterBackground(_ app: UIApplication) { note("did enter background", app) }
  func applicationDidReceiveMemoryWarning(_ app: UIApplication) { journal.note("app low memory") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    journal.note("app opens \(url)")
    return true
  }

  private func note(_ text: String, _ app: UIApplication) {
    journal.note("app \(text), \(app.applicationState)")
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let journal: Journal
  var window: UIWindow?

  init(_ journal: Journal) { self.journal = journal }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("will connect", scene)
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Listener("root", Ear())
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { note("will enter foreground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("did become active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("will resign active", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("did enter background", scene) }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    note("opens \(URLContexts.map(\.url))", scene)
  }

  private func note(_ text: String, _ scene: UIScene) {
    journal.note("scene \(text), \(scene.activationState)")
  }
}

@MainActor
private struct Life {
  let scene = HeadlessScene.start()
  let journal = Journal()

  func listen(to names: [NSNotification.Name]) -> [any NSObjectProtocol] {
    names.map { name in
      scene.notifications.addObserver(forName: name, object: nil, queue: nil) { [journal] _ in
        MainActor.assumeIsolated { journal.note("\(name.rawValue)") }
      }
    }
  }
}

@MainActor
@Suite("The life cycle of an app")
struct LifeCycleTests {
  @Test func `is told to the delegate of its scene, and then by notifications`() throws {
    let life = Life()
    let (scene, journal) = (life.scene, life.journal)
    let (app, delegate) = (App(journal), SceneDelegate(journal))
    scene.application.delegate = app
    let tokens = life.listen(to: [
      UIScene.willConnectNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification,
    ])
    scene.presentation.turn { scene.application.launch(sceneDelegate: delegate) }
    #expect(
      journal.lines == [
        "app did finish launching", "scene will connect, unattached",
        "UISceneWillConnectNotification", "scene will enter foreground, unattached",
        "scene did become active, foregroundActive", "UIApplicationDidBecomeActiveNotification",
      ])
    let root = try #require(delegate.window?.rootViewController)
    scene.launch(root)
    #expect(scene.windows.count == 1 && root.view.window === delegate.window)
    #expect(scene.application.tellsOfTurns)
    journal.lines = []
    scene.application.goToBackground()
    scene.application.comeBack(opening: URL(string: "shop://cart"))
    #expect(
      journal.lines == [
        "scene will resign active, foregroundActive", "scene did enter background, background",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
        "scene will enter foreground, background", "scene opens [shop://cart], foregroundInactive",
        "scene did become active, foregroundActive", "UIApplicationDidBecomeActiveNotification",
      ])
    tokens.forEach(scene.notifications.removeObserver)
  }

  @Test func `is told to the delegate of the app where there is none of its scene`() {
    let life = Life()
    let (scene, journal) = (life.scene, life.journal)
    let app = App(journal)
    app.root = UIViewController()
    scene.application.delegate = app
    scene.presentation.turn { scene.application.launch(sceneDelegate: nil) }
    #expect(app.root?.view.window?.isKeyWindow == true)
    scene.application.goToBackground()
    scene.application.comeBack(opening: URL(string: "shop://cart"))
    scene.application.warnOfMemory()
    #expect(
      journal.lines == [
        "app did finish launching", "app did become active, active",
        "app will resign active, active", "app did enter background, background",
        "app will enter foreground, background", "app opens shop://cart",
        "app did become active, active", "app low memory",
      ])
  }

  @Test func `of an extension ends once, when the app around it has taken it away`() {
    let life = Life()
    let (scene, journal) = (life.scene, life.journal)
    let context = NSExtensionContext.provide(inputItems: ["text"])
    let share = UIViewController()
    scene.launch(share)
    #expect(share.extensionContext?.inputItems.count == 1)
    share.extensionContext?.completeRequest(returningItems: nil) { [journal] expired in
      MainActor.assumeIsolated { journal.note("completed \(expired)") }
    }
    share.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    #expect((try? context.outcome?.get())?.isEmpty == true)
    #expect(share.view.window != nil && journal.lines.isEmpty)
    let end = scene.clock.pending.first { $0.name.hasSuffix("takes it away") }
    if let end { scene.clock.fire(end.id) }
    #expect(share.view.window == nil && journal.lines == ["completed false"])
    #expect(scene.clock.pending.allSatisfy { $0.kind != .answer })
  }

  @Test(
    "of an extension may end at any time without a word, and is told by its host's notifications")
  func host() {
    let life = Life()
    let (scene, journal) = (life.scene, life.journal)
    let context = NSExtensionContext.provide()
    let share = UIViewController()
    scene.launch(share)
    let tokens = life.listen(to: [
      .NSExtensionHostDidEnterBackground, UIScene.didActivateNotification,
    ])
    scene.application.goToBackground()
    scene.application.comeBack()
    #expect(journal.lines == ["NSExtensionHostDidEnterBackground"])
    let closing = scene.clock.pending.first { $0.kind == .answer }
    if let closing { scene.clock.fire(closing.id) }
    #expect(share.view.window == nil && context.outcome == nil)
    tokens.forEach(scene.notifications.removeObserver)
  }
}
