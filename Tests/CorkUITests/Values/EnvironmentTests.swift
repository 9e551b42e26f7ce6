import Foundation
import Testing

@testable import CorkTesting
@testable import CorkUI

private struct Word: View {
    @Environment(\.word) private var word
    var body: some View { Text(word) }
}

@MainActor
@Suite("The environment")
struct EnvironmentTests {
    @Test func `R5.5: the nearest ancestor wins, and the default holds without one`() {
        let host = TestHost {
            VStack {
                Word()
                VStack {
                    Word()
                    Word().environment(\.word, "inner").environment(\.word, "outer")
                }
                .environment(\.word, "stack")
            }
        }
        #expect(host.texts == ["default", "stack", "inner"])
    }

    @Test func `a changed value reaches those who read it, and evaluates no others`() {
        struct Plain: View {
            var body: some View { Text("plain") }
        }
        let word = Box("a")
        let other = Box(0)
        let host = TestHost {
            VStack {
                Word()
                Plain()
            }
            .environment(\.word, word.value)
            .environment(\.other, other.value)
        }
        host.resetEvaluations()
        word.value = "b"
        host.update()
        #expect(host.texts == ["b", "plain"])
        #expect(host.evaluations(of: Word.self) == 1)
        #expect(host.evaluations(of: Plain.self) == 0)
        other.value = 1
        host.update()
        #expect(host.evaluations(of: Word.self) == 1)
    }

    @Test func `R5.1: modifiers of the original are inside of the modifiers of the subview`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ForEach(subviews: Text("x").padding(4).background(Color.red)) { $0.padding(10).background(Color.blue) }
        }
        #expect(
            host.elements("Color").map(\.frame.size) == [CGSize(width: 36, height: 44), CGSize(width: 16, height: 24)])
    }

    @Test func `R5.2: custom views at the top of the content are evaluated in the environment of their container`() {
        struct Branching: View {
            @Environment(\.word) private var word
            var body: some View { if word == "proxy" { Text("proxy") } else { Text("container: \(word)") } }
        }
        let host = TestHost {
            ForEach(
                subviews: Group {
                    Branching()
                    Word()
                }
            ) { $0.environment(\.word, "proxy") }
            .environment(\.word, "around")
        }
        #expect(host.texts == ["container: around", "around"])
    }

    @Test func `R5.3, R5.4: fonts set on a subview reach texts that set none`() {
        let host = TestHost {
            ForEach(
                subviews: Group {
                    Text("a")
                    Text("b").font(.caption)
                    VStack { Text("c") }
                    Group { Text("d") }.font(.caption)
                }
            ) { $0.font(.title) }
        }
        #expect(host.elements("Text").map(\.frame.height) == [28, 12, 28, 12])
        let section = TestHost {
            ForEach(sections: Section("H") { Text("x") }) { section in
                section.header.font(.title)
                section.content
            }
        }
        #expect(section.elements("Text").map(\.frame.height) == [28, 16])
    }

    @Test func `R5.5: environment set on the content reaches the subviews`() {
        let host = TestHost {
            ForEach(
                subviews: Group {
                    Word().environment(\.word, "own")
                    Group { Word() }.environment(\.word, "group")
                    Word()
                }
            ) { $0 }
            .environment(\.word, "outside")
        }
        #expect(host.texts == ["own", "group", "outside"])
    }

    @Test func `R5.7: views inside a container of the original see the environment of the place`() {
        let host = TestHost {
            ForEach(subviews: VStack { Word() }) { $0.environment(\.word, "place") }
        }
        #expect(host.texts == ["place"])
    }

    @Test func `an observable object is found by its type, and followed`() {
        struct ModelReader: View {
            @Environment(Model.self) private var model
            var body: some View { Text(model.title) }
        }
        let model = Model()
        let host = TestHost { ModelReader().environment(model) }
        #expect(host.texts == ["one"])
        model.title = "two"
        host.settle()
        #expect(host.texts == ["two"])
    }

    @Test func `a view in a disabled container stays disabled`() {
        let host = TestHost {
            VStack { Button("x") {}.disabled(false) }.disabled(true)
        }
        #expect(host.element("x")?.isEnabled == false)
    }

    @Test func `a transform that comes to what it came to before leaves the environment below as it was`() throws {
        let round = Box(0)
        let host = TestHost {
            let isOdd = round.value % 2 == 1
            Text("a").transformEnvironment(\.word) { $0 = isOdd ? "odd" : "even" }
        }
        let node = try #require(host.element("a")).node
        let first = node.environment
        round.value = 2
        host.update()
        #expect(node.environment.isIdentical(to: first))
        round.value = 3
        host.update()
        #expect(node.environment.word == "odd")
        round.value = 4
        host.update()
        #expect(node.environment.word == "even")
    }
}
