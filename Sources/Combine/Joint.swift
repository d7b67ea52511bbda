// SPDX-License-Identifier: MIT

/// Joins what several publishers send.
///
/// It has ended when all of them have, or one has failed.
class Joint<Output, Failure: Error>: _Link {
  final let downstream: _Receiver<Output, Failure>
  private final var branches: [_Link] = []
  /// How many have not ended, of those that have been and of those that will be followed.
  private(set) final var open: Int

  init(_ count: Int, to downstream: _Receiver<Output, Failure>) {
    (open, self.downstream) = (count, downstream)
  }

  final func begin() {
    downstream.begin(self)
    if open == 0 { end(.finished) }
  }

  /// Does something with the values of a publisher.
  final func follow<Other: Publisher>(
    _ publisher: Other, _ onValue: @escaping (Other.Output) -> Void,
    onEnd: @escaping () -> Void = {}
  ) where Other.Failure == Failure {
    guard !isOver else { return }
    let downstream = downstream
    var branch: _Link?
    let added = Branch<Other.Output, Failure>(of: self, isReady: { downstream.isReady }, onValue) {
      [self] completion in
      branches.removeAll { $0 === branch }
      branch = nil
      if case .failure = completion { return end(completion) }
      open -= 1
      onEnd()
      if open == 0 { end(.finished) }
    }
    branch = added
    branches.append(added)
    publisher._attach(added)
  }

  final func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    cancel()
    downstream.send(completion: completion)
  }

  override final func resume() { branches.forEach { $0.resume() } }

  override final func release() {
    let branches = branches
    self.branches = []
    branches.forEach { $0.cancel() }
    releaseValues()
  }

  /// Lets go of values that are kept.
  func releaseValues() {}
}
