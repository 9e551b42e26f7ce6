import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
private final class Asked {
    var calls: [Int: Int] = [:]
}

/// A leaf of fixed or flexible size that records its proposals.
private struct Noting: _LeafView, @preconcurrency Equatable {
    let index: Int
    let asked: Asked

    func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        asked.calls[index, default: 0] += 1
        return index.isMultiple(of: 2) ? CGSize(width: 10, height: 10) : proposal.replacingUnspecifiedDimensions()
    }

    static func == (a: Self, b: Self) -> Bool { a.index == b.index }
}

/// Stacks in stacks, rows and columns by turns.
private struct Nest: View {
    let depth: Int
    let asked: Asked

    var body: some View {
        if depth == 0 {
            Noting(index: 0, asked: asked)
        } else if depth.isMultiple(of: 2) {
            HStack(spacing: 1) { level }
        } else {
            VStack(alignment: .leading, spacing: 1) { level }
        }
    }

    @ViewBuilder private var level: some View {
        Noting(index: 2 * depth, asked: asked)
        Noting(index: 2 * depth + 1, asked: asked)
        AnyView(Nest(depth: depth - 1, asked: asked))
    }
}

@MainActor
@Suite("Number of size requests")
struct LayoutCostTests {
    @Test(arguments: [1, 2, 5, 12])
    func `each view receives at most three size requests, however deeply stacks are nested`(depth: Int) {
        let asked = Asked()
        let host = TestHost(size: CGSize(width: 1000, height: 1000)) { Nest(depth: depth, asked: asked) }
        #expect(host.elements("Noting").count == 2 * depth + 1)
        #expect(asked.calls.count == 2 * depth + 1)
        #expect(asked.calls.values.max()! <= 3)
    }

    @Test func `a layout that is placed elsewhere asks nothing`() {
        let asked = Asked()
        let offset = Box<CGFloat>(0)
        let host = TestHost(size: CGSize(width: 1000, height: 1000)) {
            Nest(depth: 4, asked: asked).frame(width: 500, height: 500).offset(x: offset.value)
        }
        asked.calls = [:]
        offset.value = 10
        host.update()
        #expect(asked.calls.isEmpty)
    }

    @Test func `a changed view causes no size requests of other views`() {
        let asked = Asked()
        let text = Box("a")
        let host = TestHost(size: CGSize(width: 1000, height: 1000)) {
            VStack {
                ForEach(0..<20, id: \.self) { row in
                    HStack {
                        ForEach(0..<20, id: \.self) { Noting(index: 2 * (20 * row + $0), asked: asked) }
                        if row == 7 { Text(text.value) }
                    }
                }
            }
        }
        #expect(asked.calls.values.reduce(0, +) <= 4 * 400)
        asked.calls = [:]
        text.value = "longer"
        host.update()
        #expect(host.texts == ["longer"])
        // The leaves themselves get equal values; none has to answer again.
        #expect(asked.calls.isEmpty)
    }

    @Test func `size requests of views with coupled lengths do not grow exponentially with the depth`() {
        func calls(_ depth: Int) -> Int {
            let asked = Asked()
            func nest(_ depth: Int) -> AnyView {
                guard depth > 0 else { return AnyView(Noting(index: 1, asked: asked)) }
                return depth.isMultiple(of: 2)
                    ? AnyView(
                        HStack {
                            Noting(index: 1, asked: asked).aspectRatio(2, contentMode: .fit)
                            nest(depth - 1)
                        })
                    : AnyView(
                        VStack {
                            Text("some words that wrap")
                            nest(depth - 1)
                        })
            }
            _ = TestHost(size: CGSize(width: 1000, height: 1000)) { nest(depth) }
            return asked.calls.values.reduce(0, +)
        }
        #expect(calls(12) < 6 * calls(6))
    }

    @Test func `the least width of a lazy container in a scroll view is known without measuring its lines`() {
        let asked = Asked()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.flexible(minimum: 40)), GridItem()]) {
                        ForEach(0..<100) { Noting(index: 2 * $0, asked: asked) }
                    }
                    .padding(5)
                }
                Color.red
            }
        }
        #expect(host.elements("Color")[0].frame.width == 100)
        #expect(!asked.calls.isEmpty && asked.calls.values.allSatisfy { $0 == 1 })
    }
}
