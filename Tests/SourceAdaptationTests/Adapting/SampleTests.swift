// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import SourceAdaptation

struct SampleTests {
  @Test("Attributes and modifiers of Objective-C go", arguments: Sample.attributes)
  func attributes(sample: Sample) { sample.check() }

  @Test("A selector is a name and a method that is applied to nothing", arguments: Sample.selectors)
  func selectors(sample: Sample) { sample.check() }

  @Test("What is for iOS is compiled", arguments: Sample.conditions)
  func conditions(sample: Sample) { sample.check() }

  @Test("Imports name modules that are there", arguments: Sample.imports)
  func imports(sample: Sample) { sample.check() }

  @Test("Protocols are plain protocols of classes", arguments: Sample.protocols)
  func protocols(sample: Sample) { sample.check() }

  @Test(
    "A class overrides in its body what it overrides in an extension", arguments: Sample.extensions)
  func extensions(sample: Sample) { sample.check() }

  @Test("Names from before Swift 4.2 are those of today", arguments: Sample.names)
  func names(sample: Sample) { sample.check() }

  @Test("Strings, comments and regular expressions stay as they are", arguments: Sample.literals)
  func literals(sample: Sample) { sample.check() }

  @Test("What the code would do differently is reported", arguments: Sample.checks)
  func checks(sample: Sample) { sample.check() }
}

/// What holds for every source.
struct AdaptationLawTests {
  @Test(arguments: Sample.all) func `Adapting what is adapted changes nothing`(sample: Sample) {
    #expect(adapted(sample.output).text == sample.output)
  }

  @Test(arguments: Sample.all) func `The number of lines is kept`(sample: Sample) {
    #expect(lineCount(adapted(sample.input).text) == lineCount(sample.input))
  }

  @Test("A source that is cut off anywhere is adapted as far as it goes", arguments: Sample.all)
  func prefixes(sample: Sample) {
    let bytes = Array(sample.input.utf8)
    for length in stride(from: 0, to: bytes.count, by: LongTests.choose(5, long: 1)) {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      let once = adapted(text).text
      #expect(lineCount(once) == lineCount(text), "cut off at \(length)")
      #expect(adapted(once).text == once, "cut off at \(length)")
    }
  }

  @Test("A source that begins anywhere is adapted as far as it can be read", arguments: Sample.all)
  func suffixes(sample: Sample) {
    let bytes = Array(sample.input.utf8)
    for start in stride(from: 0, to: bytes.count, by: LongTests.choose(5, long: 1)) {
      let text = String(decoding: bytes[start...], as: UTF8.self)
      #expect(lineCount(adapted(text).text) == lineCount(text), "begins at \(start)")
    }
  }

  @Test func `All samples together are adapted as one module without trouble`() {
    let files = Sample.all.enumerated().map {
      SourceFile(path: "\($0.offset).swift", text: $0.element.input)
    }
    let once = SourceAdapter.adapt(files)
    #expect(SourceAdapter.adapt(once.files).files == once.files)
    #expect(once.files.map { lineCount($0.text) } == files.map { lineCount($0.text) })
  }

  private func lineCount(_ text: String) -> Int { SourceText.newlines(in: Array(text.utf8)[...]) }
}
