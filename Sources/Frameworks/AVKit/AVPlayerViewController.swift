// SPDX-License-Identifier: MIT

@_exported public import AVFoundation
public import UIKit

/// Shows what a player plays, with a button that closes the screen.
///
/// Its delegate's methods belong to picture in picture and to full screen, which do not exist here.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [unowned self] _ in dismiss(animated: true) })
    done.frame = CGRect(x: 0, y: 50, width: 80, height: 44)
    view.addSubview(done)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.subviews.first?.isHidden = !showsPlaybackControls || presentingViewController == nil
  }
}
