// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import UIKit

/// What `bench --specs` measures besides the specs: a sheet as libraries make them, with a list of 50
/// rows, all of it laid out by constraints.
struct BenchSheet: Spec {
  let identifier = "sheet-of-rows"
  let title = "A sheet of 50 rows"
  let summary = "A card is dragged between two detents, or down; its rows can be chosen."

  var variants: [Variant<SceneApplication>] {
    var vocabulary = SceneVocabulary()
    vocabulary.dragPositions = [40]
    (vocabulary.includesFlicks, vocabulary.includesCancelledTouches) = (false, false)
    (vocabulary.includesBackground, vocabulary.mostAlike) = (false, 50)
    return [
      Variant(
        scene: "sheet", summary: summary, names: ["HomeController", "CardController"],
        vocabulary: vocabulary
      ) { _ in HomeController() }
    ]
  }
}

private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    open.setTitle("Open", for: .normal)
    open.addAction(
      UIAction { [unowned self] _ in present(CardController(), animated: true) },
      for: .touchUpInside)
    view.addSubview(open)
  }
}

/// Dims what is behind the card; a tap there dismisses.
private final class CardPresentation: UIPresentationController {
  private let dimming = UIControl()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.addAction(
      UIAction { [unowned self] _ in presentedViewController.dismiss(animated: true) },
      for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    dimming.fill(containerView)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }
}

private final class CardController: UIViewController, UIViewControllerTransitioningDelegate,
  UITableViewDataSource, UITableViewDelegate
{
  private let card = UIView(), bar = UIView(), table = UITableView()
  private lazy var top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 400)
  private var start: CGFloat = 400
  private var chosen: Int?

  init() {
    super.init(nibName: nil, bundle: nil)
    (modalPresentationStyle, transitioningDelegate) = (.custom, self)
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    for part in [bar, table] { card.addSubview(part) }
    for part in [card, bar, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      top, card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.topAnchor.constraint(equalTo: card.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 52),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    (table.dataSource, table.delegate, table.rowHeight) = (self, self, 56)
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    bar.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag:", CardController.drag)))
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      top.constant = start + pan.translation(in: view).y
      view.layoutIfNeeded()
    default:
      let place = top.constant
      if pan.state == .ended, place > 650 { return dismiss(animated: true) }
      start = place < 500 ? 400 : 600
      UIView.animate(withDuration: 0.3) { [self] in
        top.constant = start
        view.layoutIfNeeded()
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show("Row \(indexPath.row)")
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = min(indexPath.row, 1)
  }
}

private final class RowCell: UITableViewCell {
  private let picture = UIView(), first = UILabel(), second = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for part in [picture, first, second] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 36),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      first.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 2),
      second.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
    ])
    for line in [first, second] {
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { (first.text, second.text) = (text, "Details of \(text)") }
}

extension UIView {
  fileprivate func fill(_ other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }
}
