// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit

/// Models as apps write them.
@MainActor
@Suite("Everyday code with Combine")
struct AppCodeTests {
  private enum LoadError: Error { case offline }

  /// Looks for what the user types.
  private final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isLoading = false
    @Published private(set) var message: String?
    let reload = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    init(_ load: @escaping (String) -> AnyPublisher<[String], LoadError>) {
      let text =
        $text
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .filter { !$0.isEmpty }
      reload.prepend(()).combineLatest(text)
        .map(\.1)
        .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
        .map { [weak self] text in
          load(text)
            .handleEvents(receiveCompletion: { [weak self] in
              if case .failure = $0 { self?.message = "offline" }
            })
            .replaceError(with: [])
        }
        .switchToLatest()
        .receive(on: RunLoop.main)
        .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = false })
        .assign(to: &$results)
      $results.map(\.count).scan(0, max).filter { $0 > 1 }.first()
        .sink { [weak self] in self?.message = "\($0) at once" }
        .store(in: &cancellables)
    }
  }

  @Test func `a search drops answers to what was typed before, and goes on after an error`() {
    let stage = Stage(Text(""))
    var answers: [String: PassthroughSubject<[String], LoadError>] = [:]
    var search: Search?
    stage.turn {
      search = Search { text in
        let answer = PassthroughSubject<[String], LoadError>()
        answers[text] = answer
        return answer.eraseToAnyPublisher()
      }
    }
    stage.turn { search?.text = "a" }
    stage.turn { search?.text = "ab " }
    stage.settle()
    #expect(answers.keys.sorted() == ["ab"] && search?.isLoading == true)
    stage.turn { search?.text = "abc" }
    stage.settle()
    stage.turn { answers["ab"]?.send(["old"]) }
    stage.turn { answers["abc"]?.send(["new"]) }
    stage.settle()
    #expect(search?.results == ["new"] && search?.isLoading == false)
    stage.turn { search?.reload.send() }
    stage.turn { answers["abc"]?.send(completion: .failure(.offline)) }
    stage.settle()
    #expect(search?.results == [] && search?.message == "offline")
    stage.turn { search?.text = "b" }
    stage.settle()
    stage.turn { answers["b"]?.send(["x", "y"]) }
    stage.settle()
    #expect(search?.results == ["x", "y"] && search?.message == "2 at once")
    weak let reference = search
    search = nil
    #expect(reference == nil)
  }

  /// Says whether a form can be sent.
  private final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
    @Published var isAccepted = false
    @Published private(set) var canSend = false

    var isValid: AnyPublisher<Bool, Never> {
      Publishers.CombineLatest3($name, $mail, $isAccepted)
        .map { name, mail, isAccepted in !name.isEmpty && mail.contains("@") && isAccepted }
        .removeDuplicates()
        .eraseToAnyPublisher()
    }

    init() { isValid.assign(to: &$canSend) }
  }

  private struct FormView: View {
    @StateObject private var form = Form()
    var body: some View {
      Button("Fill") { (form.name, form.mail) = ("a", "a@b") }
      Button("Accept") { form.isAccepted.toggle() }
      Button("Send") {}.disabled(!form.canSend)
      Text(form.canSend ? "ready" : "incomplete")
    }
  }

  @Test func `a form knows when it is complete`() {
    let stage = Stage(FormView())
    stage.tap("Accept")
    #expect(stage.texts.last == "incomplete")
    stage.tap("Fill")
    #expect(stage.texts.last == "ready")
    stage.tap("Accept")
    #expect(stage.texts.last == "incomplete")
  }

  @Test func `taps that come while a request runs are ignored`() {
    let stage = Stage(Text(""))
    let taps = PassthroughSubject<Void, Never>()
    var requests = 0
    let subscription =
      taps
      .flatMap(maxPublishers: .max(1)) { () -> AnyPublisher<Int, Never> in
        requests += 1
        return Just(requests).delay(for: 1, scheduler: DispatchQueue.main).eraseToAnyPublisher()
      }
      .sink { _ in }
    stage.turn {
      taps.send()
      taps.send()
    }
    stage.settle()
    stage.turn { taps.send() }
    stage.settle()
    #expect(requests == 2)
    subscription.cancel()
  }
}
