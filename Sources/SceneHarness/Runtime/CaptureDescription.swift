// SPDX-License-Identifier: MIT

/// What decides where the contexts of closures keep what they keep: their metadata, and the types that
/// generic code was made for.
struct ContextKind: Hashable {
  let metadata: UnsafeRawPointer
  let arguments: TypeArguments

  /// Finds out the kind of a context, or `nil` if it is an object of a class.
  init?(of context: UnsafeRawPointer) {
    guard let metadata = SwiftRuntime.metadata(ofContext: context) else { return nil }
    self.init(of: context, with: metadata)
  }

  /// Finds out the kind of a context with some metadata.
  init(of context: UnsafeRawPointer, with metadata: UnsafeRawPointer) {
    self.metadata = metadata
    arguments = CaptureDescription(metadata)?.arguments(in: context) ?? TypeArguments()
  }
}

/// How the runtime describes what a closure has captured.
///
/// Three numbers, the names of the captured types, then for each parameter of generic code its name and
/// where its argument is found.
struct CaptureDescription {
  /// Where the argument for a parameter is found.
  private enum Source {
    /// Among the words with which the contexts begin.
    case word(Int)
    /// Among the arguments of the class of a captured object.
    case object(capture: Int, argument: Int)
  }

  /// How many values were captured.
  let count: Int
  /// Where they begin, and whether that is said where the size of the first one is not fixed.
  let start: Int
  let isStartKnown: Bool
  /// Whether it says nothing without the types that generic code was made for.
  let isGeneric: Bool
  private let address: UnsafeRawPointer

  /// Finds the description, unless the metadata are those of something else.
  init?(_ metadata: UnsafeRawPointer) {
    guard metadata.load(as: Int.self) == 0x400,
      let address = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    let (count, parameters, words) = address.load(as: (UInt32, UInt32, UInt32).self)
    let said = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    (self.address, self.count, isGeneric) = (address, Int(count), parameters > 0)
    isStartKnown = said > 0 || isGeneric
    start = max(said, 16 + 8 * Int(words))
  }

  /// The name of the type of a captured value.
  func name(at index: Int) -> MangledName { MangledName(referredToAt: address + 12 + 4 * index) }

  /// The types that a closure was made for, as far as they are found.
  func arguments(in context: UnsafeRawPointer) -> TypeArguments {
    var arguments = TypeArguments()
    guard isGeneric else { return arguments }
    arguments.areAll = false
    let sources = sources
    for (parameter, source) in sources.found {
      switch source {
      case .word(let index):
        arguments.set(parameter, (context + 16 + 8 * index).load(as: UnsafeRawPointer.self))
      case .object(let capture, let argument):
        let captured = CapturedValue.all(describedBy: self, with: arguments).values
        guard capture < captured.count,
          let type = TypeArguments.argument(
            at: argument, as: name(at: capture),
            of: (context + captured[capture].offset).load(as: UnsafeRawPointer.self))
        else { return arguments }
        arguments.set(parameter, type)
      }
    }
    arguments.areAll = sources.areAll
    return arguments
  }

  // MARK: - Where arguments are found

  /// Where the parameters' arguments are found, and whether that is known of all of them; what is
  /// found at once comes first.
  private struct Sources {
    var found: [(parameter: TypeArguments.Parameter, source: Source)] = []
    var areAll = true
  }

  private var sources: Sources {
    Self.known.withLock { known in
      if let sources = known[address] { return sources }
      var (words, objects) = (Sources(), Sources())
      for place in 0..<Int(address.load(fromByteOffset: 4, as: UInt32.self)) {
        let pair = address + 12 + 4 * count + 8 * place
        let source = MangledName(referredToAt: pair + 4).text
        if let parameter = TypeArguments.Parameter(MangledName(referredToAt: pair).text) {
          if let match = source.wholeMatch(of: #/B(\d+)/#), let index = Int(match.1) {
            words.found.append((parameter, .word(index)))
            continue
          }
          if let match = source.wholeMatch(of: #/G(\d+)R(\d+)_/#), let argument = Int(match.1),
            let capture = Int(match.2)
          {
            objects.found.append((parameter, .object(capture: capture, argument: argument)))
            continue
          }
        }
        words.areAll = false
      }
      words.found += objects.found
      known[address] = words
      return words
    }
  }

  /// What was found out; descriptions are never freed.
  private static let known = ForkSafeLock<[UnsafeRawPointer: Sources]>([:])
}
