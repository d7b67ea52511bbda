// SPDX-License-Identifier: MIT

/// Gives layers the initializer by which the stand-in makes a view's layer and copies of it.
///
/// Objective-C finds it in any class. Swift has to be told, also where a class does not have it: there
/// a copy is made, or the execution ends with the words of Objective-C.
struct LayerRule {
  private static let layers: Set = [
    "CAEmitterLayer", "CAGradientLayer", "CALayer", "CAReplicatorLayer", "CAScrollLayer",
    "CAShapeLayer", "CATextLayer", "CATransformLayer",
  ]

  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for path in index.paths {
      guard let entry = index.declaration(of: path), entry.type.kind == .class,
        index.superclasses(of: path).contains(where: Self.layers.contains)
      else { continue }
      require(entry, &changes)
    }
  }

  private func require(_ entry: ModuleIndex.Entry, _ changes: inout Changes) {
    let initializers = entry.type.members.filter { $0.kind == .`init` }
    let made = initializers.filter { !$0.prefix.has("convenience") }
    guard !made.isEmpty else { return }
    if let plain = initializers.first(where: { $0.parameters.isEmpty }) {
      if !plain.prefix.has("required") {
        let start = entry.file.tokens[plain.keyword].range.lowerBound
        changes.insert("required ", at: start, in: entry.file)
      }
      return
    }
    let access = entry.type.prefix.modifiers.keys.contains { $0 == "public" || $0 == "open" }
    let copies = made.contains { $0.fullName == "init(layer:)" }
    let body =
      copies
      ? "convenience init() { self.init(layer: CALayer()) }"
      : "init() { fatalError(\"Use of unimplemented initializer 'init()'\") }"
    changes.insert(
      " \(access ? "public " : "")required \(body);",
      at: entry.file.tokens[entry.type.brace].range.upperBound, in: entry.file)
  }
}
