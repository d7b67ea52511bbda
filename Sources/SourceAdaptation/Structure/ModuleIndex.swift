// SPDX-License-Identifier: MIT

/// All types of the sources that are adapted together, by their paths.
struct ModuleIndex: Sendable {
  /// A declaration in a file.
  struct Entry: Sendable {
    let file: ParsedFile
    let type: TypeDeclaration
  }

  /// A member where it is declared.
  struct MemberEntry: Sendable {
    let entry: Entry
    let member: Member
  }

  private var declarations: [String: [Entry]] = [:]
  private var extensions: [String: [Entry]] = [:]
  /// The members by the paths of their types, then by their names.
  private var members: [String: [String: [MemberEntry]]] = [:]

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types where type.kind != .extension {
        declarations[type.path, default: []].append(Entry(file: file, type: type))
      }
    }
    for file in files {
      for type in file.types where type.kind == .extension {
        extensions[resolve(type.name, from: ""), default: []].append(Entry(file: file, type: type))
      }
    }
    for path in paths {
      members[path] = Dictionary(grouping: members(of: path), by: \.member.name)
    }
  }

  /// The paths of all types that are declared or extended, in order.
  var paths: [String] { Set(declarations.keys).union(extensions.keys).sorted() }

  /// The path of a type that is named in the body of another; the name itself if it is not known.
  func resolve(_ name: String, from path: String) -> String {
    var name = name[...]
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    var scope = path.split(separator: ".")
    while true {
      let candidate = (scope + [name]).joined(separator: ".")
      if declarations[candidate] != nil { return candidate }
      guard scope.popLast() != nil else { return String(name) }
    }
  }

  /// The declaration of a type; one in a given file is preferred.
  func declaration(of path: String, near file: ParsedFile? = nil) -> Entry? {
    let entries = declarations[path] ?? []
    return entries.first { $0.file.index == file?.index } ?? entries.first
  }

  /// The path of the type that an entry declares or extends.
  func path(of type: TypeDeclaration) -> String {
    type.kind == .extension ? resolve(type.name, from: "") : type.path
  }

  func entries(of path: String) -> [Entry] {
    (declarations[path] ?? []) + (extensions[path] ?? [])
  }

  func members(of path: String) -> [MemberEntry] {
    entries(of: path).flatMap { entry in
      entry.type.members.map { MemberEntry(entry: entry, member: $0) }
    }
  }

  /// The members of a name, whatever their labels.
  func members(of path: String, named name: String) -> [MemberEntry] {
    members[path]?[name] ?? []
  }

  /// What a type and its extensions inherit or conform to, resolved.
  func inherited(by path: String) -> [String] {
    entries(of: path).flatMap(\.type.inherited).flatMap { $0.split(separator: "&") }
      .map { resolve(Self.bare(String($0)), from: path) }
  }

  /// The superclasses, the nearest first; the last is the first that the sources do not declare.
  func superclasses(of path: String) -> [String] {
    var chain: [String] = []
    var current = path
    while let entry = declaration(of: current), entry.type.kind == .class,
      let first = entry.type.inherited.first
    {
      let name = resolve(Self.bare(first), from: entry.type.path)
      let isProtocol = declaration(of: name)?.type.kind == .protocol
      if isProtocol || chain.contains(name) || name == path { break }
      chain.append(name)
      current = name
    }
    return chain
  }

  /// All protocols that a type names itself, with those that these refine.
  func protocols(of path: String) -> Set<String> {
    var result: Set<String> = []
    var open = inherited(by: path)
    while let name = open.popLast() {
      if declaration(of: name)?.type.kind == .class { continue }
      guard result.insert(name).inserted else { continue }
      open += inherited(by: name) + (KnownProtocols.refinements[name] ?? [])
    }
    return result
  }

  private static func bare(_ name: String) -> String {
    var name = name.split(separator: " ").joined()
    if name.hasPrefix("UIKit.") { name.removeFirst("UIKit.".count) }
    return name
  }
}
