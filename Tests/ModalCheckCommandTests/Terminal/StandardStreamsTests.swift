// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

struct StandardStreamsTests {
  @TemporaryFolder private var folder

  @Test func `A text of any length is written whole`() throws {
    let path = "\(folder)/out"
    let expected = String(repeating: "A line with an ä.\n", count: 100_000)
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    let streams = StandardStreams()
    streams.write(expected, to: descriptor)
    close(descriptor)
    #expect(streams.failure == nil)
    #expect(text(of: path) == expected)
  }

  @Test func `A failure to write is remembered, not a crash`() {
    let streams = StandardStreams()
    streams.write("", to: -1)
    #expect(streams.failure == nil)
    streams.write("text", to: -1)
    #expect(
      streams.failure
        == CommandFailure(
          .cannotCreate, "The standard output cannot be written: Bad file descriptor."))
  }
}
