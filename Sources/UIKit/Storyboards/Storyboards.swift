// SPDX-License-Identifier: MIT

/// What the storyboards and the other files of interfaces of an execution contain.
@MainActor
package final class Storyboards {
  private struct Place: Hashable {
    var name: String
    var identifier: String?
  }

  private struct Connection {
    var identifier: String?
    var source: UIViewController.Type
    var make: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    var destination: @MainActor () -> UIViewController
  }

  private var factories: [Place: @MainActor () -> UIViewController] = [:]
  private var connections: [Connection] = []
  private var nibs: [String: @MainActor (Any?) -> [Any]] = [:]

  func provide(nib name: String, by make: @escaping @MainActor (Any?) -> [Any]) {
    nibs[name] = make
  }

  /// What is in a file of interfaces, if the scene has said that.
  func objects(in name: String, for owner: Any?) -> [Any]? { nibs[name]?(owner) }

  func provide(
    _ identifier: String?, in name: String, by make: @escaping @MainActor () -> UIViewController
  ) { factories[Place(name: name, identifier: identifier)] = make }

  /// Whether there may be anything from a storyboard.
  var haveControllers: Bool { !factories.isEmpty || !connections.isEmpty }

  func controller(_ identifier: String?, in name: String) -> UIViewController? {
    factories[Place(name: name, identifier: identifier)]?()
  }

  func connect(
    _ identifier: String?, of source: UIViewController.Type,
    by make:
      @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue,
    to destination: @escaping @MainActor () -> UIViewController
  ) {
    let connection = Connection(
      identifier: identifier, source: source, make: make, destination: destination)
    connections.append(connection)
  }

  /// A new segue, with a new destination.
  package func segue(_ identifier: String?, from source: UIViewController) -> UIStoryboardSegue {
    guard
      let connection = connections.last(where: {
        $0.identifier == identifier && source.isKind(of: $0.source)
      })
    else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "Receiver (\(type(of: source))) has no segue with identifier '\(identifier ?? "")'; "
          + "say 'UIStoryboard.connect' in the scene")
    }
    return connection.make(identifier, source, connection.destination())
  }
}
