// SPDX-License-Identifier: MIT

public import AVFoundation

/// Shows what a player plays, which here is a surface: nothing is shown, and controls are not there.
public struct VideoPlayer<Overlay: View>: View {
  let player: AVPlayer?
  let overlay: Overlay

  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay = { EmptyView() }
  ) { (self.player, overlay) = (player, videoOverlay()) }

  public var body: some View { Color.black.overlay { overlay } }
}
