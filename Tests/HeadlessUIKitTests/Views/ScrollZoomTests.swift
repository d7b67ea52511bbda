// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("A scroll view zooms the view that its delegate names")
struct ScrollZoomTests {
  private final class Photo: NSObject, UIScrollViewDelegate {
    let image = UIView(frame: rect(0, 0, 400, 400))
    var isZoomable = true
    var lines: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { isZoomable ? image : nil }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      lines.append("\(Double(scrollView.zoomScale))")
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      lines.append("begins\(view === image ? "" : " elsewhere")")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { lines.append("ended at \(Double(scale))") }
  }

  private func make(_ stage: Stage) -> (scroll: UIScrollView, photo: Photo) {
    let (scroll, photo) = (UIScrollView(frame: rect(0, 0, 400, 400)), Photo())
    scroll.addSubview(photo.image)
    scroll.contentSize = photo.image.frame.size
    (scroll.delegate, scroll.minimumZoomScale, scroll.maximumZoomScale) = (photo, 0.5, 4)
    stage.add(scroll, "scroll")
    return (scroll, photo)
  }

  @Test func `within its limits, and tells the delegate`() {
    let stage = Stage()
    let (scroll, photo) = make(stage)
    scroll.zoomScale = 2
    #expect(photo.image.frame == rect(0, 0, 800, 800))
    #expect(scroll.contentSize == CGSize(width: 800, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 200), "the middle stays")
    scroll.setZoomScale(9, animated: false)
    scroll.zoomScale = 4
    scroll.zoomScale = 0.1
    scroll.zoomScale = 1
    #expect(photo.lines == ["2.0", "4.0", "0.5", "1.0"])
    #expect(photo.image.frame == rect(0, 0, 400, 400))
    #expect(scroll.contentSize == CGSize(width: 400, height: 400))
    #expect(stage.scene.notes(.unimplemented).isEmpty)
  }

  @Test func `and none where the delegate names none`() {
    let (scroll, photo) = make(Stage())
    photo.isZoomable = false
    scroll.zoomScale = 2
    scroll.zoom(to: rect(0, 0, 100, 100), animated: true)
    #expect(scroll.zoomScale == 1 && photo.lines.isEmpty)
  }

  @Test func `to a rectangle, whose animation has an end`() {
    let stage = Stage()
    let (scroll, photo) = make(stage)
    scroll.zoom(to: rect(200, 100, 200, 200), animated: true)
    #expect(photo.lines == ["2.0"])
    #expect(scroll.bounds == rect(400, 200, 400, 400))
    stage.clock.run()
    #expect(photo.lines == ["2.0", "ended at 2.0"])
  }

  @Test func `with two fingers, as far as the limits differ`() {
    let stage = Stage()
    let (scroll, photo) = make(stage)
    let fingers = [150, 250].map { stage.touches.began(at: CGPoint(x: $0, y: 200)) }
    for (finger, x) in zip(fingers, [110, 290] as [CGFloat]) {
      stage.touches.moved(finger, to: CGPoint(x: x, y: 200))
    }
    #expect(scroll.isZooming)
    for (finger, x) in zip(fingers, [90, 310] as [CGFloat]) {
      stage.touches.moved(finger, to: CGPoint(x: x, y: 200))
    }
    fingers.forEach { stage.touches.ended($0) }
    #expect(!scroll.isZooming && scroll.zoomScale > 1)
    #expect(photo.lines.first == "begins" && photo.lines.last?.hasPrefix("ended at") == true)
    scroll.maximumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test func `but moves none that constraints place`() {
    let stage = Stage()
    let (scroll, photo) = make(stage)
    photo.image.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      photo.image.topAnchor.constraint(equalTo: content.topAnchor),
      photo.image.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      photo.image.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      photo.image.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      photo.image.widthAnchor.constraint(equalToConstant: 300),
      photo.image.heightAnchor.constraint(equalToConstant: 600),
    ])
    stage.clock.runLayout()
    scroll.zoomScale = 2
    scroll.setNeedsLayout()
    stage.clock.runLayout()
    #expect(photo.lines == ["2.0"] && scroll.zoomScale == 2)
    #expect(photo.image.frame == rect(0, 0, 300, 600))
    #expect(scroll.contentSize == CGSize(width: 300, height: 600))
  }
}
