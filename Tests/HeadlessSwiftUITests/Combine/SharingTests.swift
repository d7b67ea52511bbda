// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Publishers that several share")
struct SharingTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `share subscribes once, and again after the last has gone`() {
    var count = 0
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let (one, other) = (Received(shared), Received(shared))
    subject.send(1)
    #expect(one.log == ["1"] && other.log == ["1"] && count == 1)
    one.cancel()
    other.cancel()
    let third = Received(shared)
    subject.send(2)
    #expect(third.log == ["2"] && count == 2)
    subject.send(completion: .finished)
    #expect(third.log == ["2", "end"])
    #expect(Received(shared).log == ["end"])
  }

  @Test func `share sends what is there at once to the first alone`() {
    let shared = Just(1).share()
    #expect(Received(shared).log == ["1", "end"])
    #expect(Received(shared).log == ["end"])
  }

  @Test func `a connectable publisher waits until it is connected`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (one, other) = (Received(connectable), Received(connectable))
    #expect(one.log == [])
    let connection = connectable.connect()
    #expect(one.log == ["1", "2", "end"] && other.log == one.log)
    connection.cancel()
  }

  @Test func `a connection that is cancelled sends nothing more`() {
    let connectable = subject.makeConnectable()
    let received = Received(connectable)
    let connection = connectable.connect()
    subject.send(1)
    connection.cancel()
    subject.send(2)
    #expect(received.log == ["1"])
  }

  @Test func `multicast sends by a subject, which keeps what it keeps`() {
    let multicast = subject.multicast(subject: CurrentValueSubject(0))
    let received = Received(multicast)
    var connections: Set<AnyCancellable> = []
    multicast.connect().store(in: &connections)
    subject.send(1)
    #expect(received.log == ["0", "1"])
    #expect(Received(multicast).log == ["1"])
    #expect(Received(Just(1).multicast { PassthroughSubject() }.autoconnect()).log == ["1", "end"])
  }
}
