import CGtk
import CorkTesting
import CorkUI
import Foundation
import Seeds
import Testing

@testable import CorkGtk

extension SeededGenerator {
    fileprivate mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &self))
    }
}

/// A tree of containers around leaves of fixed size, made by chance.
@MainActor
private struct RandomTree {
    var dice: SeededGenerator

    init(seed: Int) { dice = SeededGenerator(seed: seed) }

    private mutating func several(_ depth: Int, _ count: ClosedRange<Int> = 1...3) -> [AnyView] {
        let count = Int.random(in: count, using: &dice)
        return (0..<count).map { _ in make(depth - 1) }
    }

    private mutating func leaf() -> AnyView {
        AnyView(Color.red.frame(width: dice.number(3...45), height: dice.number(3...35)))
    }

    mutating func make(_ depth: Int) -> AnyView {
        guard depth > 0 else { return leaf() }
        let length = dice.number(0...13)
        switch Int.random(in: 0..<13, using: &dice) {
        case 0:
            let (views, top) = (several(depth), Bool.random(using: &dice))
            return AnyView(HStack(alignment: top ? .top : .center, spacing: length) { Views(views: views) })
        case 1:
            let (views, leading) = (several(depth), Bool.random(using: &dice))
            return AnyView(VStack(alignment: leading ? .leading : .trailing) { Views(views: views) })
        case 2:
            let views = several(depth)
            return AnyView(ZStack(alignment: .bottomTrailing) { Views(views: views) })
        case 3:
            let view = make(depth - 1)
            return AnyView(view.padding([.leading, .top], length))
        case 4:
            let view = make(depth - 1)
            return AnyView(view.frame(width: 60 + length, height: 50 + length, alignment: .topLeading))
        case 5:
            let view = make(depth - 1)
            return AnyView(view.frame(maxWidth: .infinity, alignment: .trailing))
        case 6:
            let rows = (0..<2).map { _ in several(depth, 1...3) }
            return AnyView(
                Grid(alignment: .topLeading, horizontalSpacing: length) {
                    ForEach(0..<2) { row in GridRow { Views(views: rows[row]) } }
                })
        case 7:
            let views = several(depth, 2...3)
            return AnyView(ViewThatFits { Views(views: views) })
        case 8:
            let view = make(depth - 1)
            return AnyView(
                ScrollView { view }.frame(width: 80 + length, height: 60))
        case 9:
            let leaves = (0..<Int.random(in: 1...6, using: &dice)).map { _ in leaf() }
            return AnyView(FlowStack(spacing: length, maximumPerLine: 3) { Views(views: leaves) })
        case 10:
            let view = make(depth - 1)
            return AnyView(Button(action: {}, label: { view }).buttonStyle(.plain))
        case 11:
            let view = make(depth - 1)
            return AnyView(GeometryReader { _ in view }.frame(width: 90, height: 70))
        default:
            let view = make(depth - 1)
            return AnyView(
                HStack {
                    view.alignmentGuide(VerticalAlignment.center) { $0.height / 3 }
                    Spacer()
                    Color.blue.frame(maxWidth: 30, maxHeight: 10)
                })
        }
    }
}

private struct Views: View {
    let views: [AnyView]
    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension GtkTests {
    @MainActor
    @Suite struct RandomTreeTests {
        /// The leaves of a tree have the same frames as in a TestHost, to half a point.
        @Test(arguments: 1...40)
        func `leaves are where arithmetic puts them`(seed: Int) async {
            let direction: LayoutDirection = seed.isMultiple(of: 3) ? .rightToLeft : .leftToRight
            func root() -> some View {
                var tree = RandomTree(seed: seed)
                // A window is never smaller than its content can be: beyond the frame it may reach out of it.
                return tree.make(5).frame(width: 300, height: 230).environment(\.layoutDirection, direction)
            }
            let window = await ViewWindow(width: 310, height: 240) { root() }
            await window.frames()
            let test = TestHost(size: CGSize(width: 310, height: 240)) { root() }
            let expected = test.elements("Color").map(\.frame)
            let found = window.visibleNodes("Color").map(\.windowFrame)
            #expect(!expected.isEmpty && found.count == expected.count)
            for (found, expected) in zip(found, expected) where !found.isClose(to: expected) {
                Issue.record("A leaf is at \(found), and should be at \(expected).")
            }
        }
    }
}
