import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite(.serialized) struct OpenURLTests {
    struct Link: View {
        let url: URL
        let log: Log
        @Environment(\.openURL) private var openURL
        var body: some View { Button("Open") { openURL(url) { log.accepted.append($0) } } }
    }

    final class Log {
        var accepted: [Bool] = []
        var asked: [String] = []
    }

    private let log = Log()

    /// Returns the results of opening a URL with a button.
    private func open(_ handler: (@MainActor (URL) -> OpenURLAction.Result)? = nil) throws -> [Bool] {
        let url = URL(string: "https://example.org/a")!
        let host = TestHost { [log] in
            if let handler {
                Link(url: url, log: log).environment(\.openURL, OpenURLAction(handler: handler))
            } else {
                Link(url: url, log: log)
            }
        }
        log.accepted = []
        try #require(host.element("Open")).tap()
        return log.accepted
    }

    @Test func `a views own action says what becomes of an address`() throws {
        #expect(try open { _ in .handled } == [true])
        #expect(try open { _ in .discarded } == [false])
    }

    @Test func `the desktop opens what nobody else does`() throws {
        let system = OpenURLAction._system
        defer { OpenURLAction._system = system }
        #expect(try open() == [false])
        OpenURLAction._system = { [log] url, completion in
            log.asked.append(url.path)
            completion(true)
        }
        #expect(try open() == [true])
        #expect(try open { _ in .systemAction } == [true])
        #expect(try open { .systemAction($0.appending(path: "b")) } == [true])
        #expect(log.asked == ["/a", "/a", "/a/b"])
    }
}
