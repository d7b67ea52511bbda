// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Numbers of bytes")
struct ByteCountTests {
  @Test(
    "They are read as people write them",
    arguments: [
      ("4 GiB", 4 << 30), ("512MB", 512_000_000), ("512mib", 512 << 20), ("1.5G", 3 << 29),
      ("2T", 2 << 40), ("3 kB", 3_000), ("7 bytes", 7), ("1B", 1),
    ])
  func read(text: String, bytes: Int) { #expect(ByteCount(text)?.bytes == bytes) }

  @Test(
    arguments: [
      "", "GiB", "4096", "4 G B", "-4G", "4.G", "1.2.3G", "0", "0.1", "1e9", "99999999999T",
    ])
  func `What is none is refused`(text: String) { #expect(ByteCount(text) == nil) }

  @Test func `They are written in the largest whole unit, and rounded for people`() {
    #expect(ByteCount(bytes: 4 << 30).description == "4 GiB")
    #expect(ByteCount(bytes: 512_000_000).description == "512 MB")
    #expect(ByteCount(bytes: 1_234_567).description == "1234567 bytes")
    #expect(ByteCount(bytes: 1_400 << 20).rounded == "1.4 GiB")
    #expect(ByteCount(bytes: 37_300_000).rounded == "36 MiB")
  }
}
