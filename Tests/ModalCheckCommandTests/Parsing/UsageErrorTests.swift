// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct UsageErrorTests {
  private static let measureHint = """
    Usage: atlas measure [--scale <metres>] [--unit <unit>] [--layer <layer> ...] \
    [--projection-file <path>] [--round] [--quiet] [<area> ...]
      See 'atlas measure --help' for more information.

    """
  private static let labelHint = """
    Usage: atlas label <place> [<language>]
      See 'atlas label --help' for more information.

    """

  @Test(
    "An option that is not there is named, with those that are near",
    arguments: [
      "--nonsense": "'--nonsense'",
      "--scael 5": "'--scael'. Did you mean '--scale'?",
      "--SCALE=5": "'--SCALE'. Did you mean '--scale'?",
      "--projection": "'--projection'. Did you mean '--projection-file'?",
      "--hlep": "'--hlep'. Did you mean '--help'?",
      "-1": "'-1'", "-c2": "'-c2'", "-zy": "'-zy'", "-rz": "'-z'", "-zr": "'-z'",
    ])
  func unknownOption(words: String, message: String) {
    #expect(
      atlas("measure \(words)") == .usage("Error: Unknown option \(message)\n" + Self.measureHint))
  }

  @Test(arguments: ["--unit", "--unit=", "--unit --round", "--unit -x"])
  func `An option without its value is an error`(words: String) {
    #expect(
      atlas("measure \(words)")
        == .usage(
          """
          Error: Missing value for '--unit <unit>'
          Help:  --unit <unit>  The unit of what is printed.

          """ + Self.measureHint))
  }

  @Test(
    "A choice that is not there is refused, with those that are",
    arguments: [
      "foot": "", "mlie": " Did you mean 'mile'?", "leag": " Did you mean 'league'?",
    ])
  func invalidChoice(value: String, suggestion: String) {
    #expect(
      atlas("measure --unit \(value)")
        == .usage(
          """
          Error: The value '\(value)' is invalid for '--unit <unit>'. Please provide one of \
          'metre', 'mile' or 'league'.\(suggestion)
          Help:  --unit <unit>  The unit of what is printed.

          """ + Self.measureHint))
  }

  @Test(
    "What is not a whole number of the right size is refused, even if it looks like an option",
    arguments: ["abc", "0", "-3", "1.5"])
  func invalidNumber(value: String) {
    #expect(
      atlas("measure --scale \(value)")
        == .usage(
          """
          Error: The value '\(value)' is invalid for '--scale <metres>'. Please provide a whole \
          number of at least 1.
          Help:  --scale <metres>  How long a step is.

          """ + Self.measureHint))
  }

  @Test(arguments: ["9223372036854775808", "99999999999999999999"])
  func `A number that is too large is told how large it may be`(value: String) {
    #expect(
      atlas("measure --scale \(value)")
        == .usage(
          """
          Error: The value '\(value)' is invalid for '--scale <metres>'. Please provide a whole \
          number from 1 to 9223372036854775807.
          Help:  --scale <metres>  How long a step is.

          """ + Self.measureHint))
  }

  @Test func `A seed is any number of 64 bits`() {
    for seed in ["0", "9223372036854775808", "18446744073709551615"] {
      #expect(ValueKind.seed.accepts(seed))
    }
    for other in ["-1", "18446744073709551616", "one"] {
      #expect(!ValueKind.seed.accepts(other))
      #expect(
        ValueKind.seed.refusal(of: other, for: "--seed <number>")
          == """
          The value '\(other)' is invalid for '--seed <number>'. Please provide a whole number from \
          0 to 18446744073709551615.
          """)
    }
    #expect(ValueKind.seed.claims("-1"))
  }

  @Test func `A flag takes no value`() {
    #expect(
      atlas("measure --round=yes")
        == .usage(
          "Error: The option '--round' does not take any value, but 'yes' was specified.\n"
            + Self.measureHint))
    #expect(
      atlas("measure -r=yes")
        == .usage(
          "Error: The option '-r' does not take any value, but 'yes' was specified.\n"
            + Self.measureHint))
  }

  @Test func `Nothing given where something is required: the error and the whole help`() {
    let help = HelpText(path: [Atlas.root, Atlas.label], columns: 80).text
    #expect(
      atlas("label") == .usage("Error: Missing expected argument '<place>'\n\n" + help + "\n"))
  }

  @Test("Something given, but not what is required: the error and the help of what is missing")
  func missingArgument() {
    #expect(
      atlas("label --")
        == .usage(
          """
          Error: Missing expected argument '<place>'
          Help:  <place>  The place.

          """ + Self.labelHint))
  }

  @Test func `An argument can be refused as an option can`() {
    #expect(
      atlas("label river englihs")
        == .usage(
          """
          Error: The value 'englihs' is invalid for '<language>'. Please provide one of 'local' \
          or 'english'. Did you mean 'english'?
          Help:  <language>  The language of the label.

          """ + Self.labelHint))
  }

  @Test(
    arguments: [
      "b": "Unexpected argument 'b'", "b c": "2 unexpected arguments: 'b', 'c'",
      "b c d": "3 unexpected arguments: 'b', 'c', 'd'",
    ])
  func `Too many arguments are named`(words: String, message: String) {
    #expect(
      atlas("label a english \(words)") == .usage("Error: \(message)\n" + Self.labelHint))
  }

  @Test func `Of several errors, the first is reported`() {
    #expect(
      atlas("label --one --two") == .usage("Error: Unknown option '--one'\n" + Self.labelHint))
  }

  @Test(
    "A subcommand that is not there is named, with those that are near",
    arguments: [
      "mesure": "Did you mean 'measure'?", "surv": "Did you mean 'survey'?",
      "fly": "Please provide one of 'measure', 'label' or 'survey'.",
    ])
  func unknownSubcommand(word: String, remedy: String) {
    let error = Captured.usage(
      """
      Error: Unknown subcommand '\(word)'. \(remedy)
      Usage: atlas <subcommand>
        See 'atlas --help' for more information.

      """)
    #expect(atlas(word) == error)
    #expect(atlas("help \(word)") == error)
  }

  @Test func `Errors in a group of subcommands show the group's usage`() {
    #expect(
      atlas("survey caost")
        == .usage(
          """
          Error: Unknown subcommand 'caost'. Did you mean 'coast'?
          Usage: atlas survey <subcommand>
            See 'atlas survey --help' for more information.

          """))
    #expect(
      atlas("--scale 5 measure")
        == .usage(
          """
          Error: Unknown option '--scale'
          Usage: atlas <subcommand>
            See 'atlas --help' for more information.

          """))
  }
}
