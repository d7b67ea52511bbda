// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

/// An image that is loaded: it comes at any time, or fails to, as all images do that are awaited then.
///
/// Where neither a control nor an action is in what is shown before and afterward, that makes no
/// difference, and the image is there at once.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  public static func _update(_ view: Self, in node: _ViewNode) {
    var isNew = false
    let loading = node.memory {
      isNew = true
      return ImageLoading()
    }
    if isNew { node.whenLeaving { [unowned loading] in loading.stop() } }
    if loading.isOther(view.url) {
      loading.reset(view.url, isSeen: !Content.isPassive)
      node.graph.afterEvaluation { [weak node, weak loading] in
        loading?.begin { node?.invalidate() }
      }
    }
    var environment = node.environment
    environment.isInAsyncImage = true
    node.show(node.tracking { view.content(loading.phase) }, .only, environment)
  }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) {
    (self.url, content) = (url, { _ in Image("AsyncImage") })
  }
}

extension AsyncImage {
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { (self.url, self.content) = (url, content) }
}

/// How far an image is loaded.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What has become of an image, and who waits for it.
@MainActor
private final class ImageLoading {
  private enum Outcome { case open, loaded, failed }

  private var outcome = Outcome.open
  private var derived = Derived(Facts())

  private struct Facts {
    var url: URL??
    /// What the image is awaited in, with the number that it has there.
    var wait: (images: AwaitedImages, number: Int)?
  }

  var phase: AsyncImagePhase {
    switch outcome {
    case .open: .empty
    case .loaded: .success(Image("AsyncImage"))
    case .failed: .failure(URLError(.notConnectedToInternet))
    }
  }

  /// Whether another image is to be shown than before, or the first one.
  func isOther(_ url: URL?) -> Bool { derived.value.url != .some(url) }

  /// Another image is to be shown; one whose coming can be told by nothing is there at once.
  func reset(_ url: URL?, isSeen: Bool) {
    stop()
    derived.value.url = url
    outcome = url == nil || isSeen ? .open : .loaded
  }

  /// Waits for the image, if there is one to wait for.
  func begin(_ change: @escaping @MainActor () -> Void) {
    guard outcome == .open, derived.value.url != .some(nil), derived.value.wait == nil else {
      return
    }
    let images = HeadlessScene.current.images
    let number = images.wait { [weak self] hasCome in
      guard let self else { return }
      derived.value.wait = nil
      outcome = hasCome ? .loaded : .failed
      change()
    }
    derived.value.wait = (images, number)
  }

  /// Waits no longer.
  func stop() {
    if let (images, number) = derived.value.wait { images.cancel(number) }
    derived.value.wait = nil
  }
}

extension EnvironmentValues {
  private struct InAsyncImage: EnvironmentKey { static let defaultValue = false }

  /// Whether the view stands in for an image that is loaded, or shows it.
  var isInAsyncImage: Bool {
    get { self[InAsyncImage.self] }
    set { self[InAsyncImage.self] = newValue }
  }
}
