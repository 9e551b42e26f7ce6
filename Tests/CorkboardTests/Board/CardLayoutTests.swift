import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

private final class Placed {
    var frame = CGRect.zero
}

/// The positions of scattered cards.
@MainActor
@Suite struct CardLayoutTests {
    nonisolated static let widths: [CGFloat] = [160, 520, 2_400]

    private let layout = DisplayBoardCardLayout(maximumPerLine: 6)

    private func frames(
        _ count: Int, _ scale: CardScale, textScale: CGFloat = 1, in width: CGFloat, from seed: Int
    ) -> [CGRect] {
        layout.frames(
            of: Array(repeating: scale.size(textScale: textScale), count: count), seeds: seeds(count, from: seed),
            in: width)
    }

    private func seeds(_ count: Int, from seed: Int) -> [Int] { (0..<count).map { "Song \($0) of \(seed)".seed } }

    /// Returns the bounds of a card's tilted paper.
    private func paper(_ frame: CGRect, seed: Int) -> CGRect {
        let angle = abs(CardPose(seed: seed).tilt.radians)
        let width = frame.width * cos(angle) + frame.height * sin(angle)
        let height = frame.width * sin(angle) + frame.height * cos(angle)
        return CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    }

    @Test(arguments: widths, [CardScale.normal, .small])
    func `no card covers a title or a cross`(width: CGFloat, scale: CardScale) {
        for (seed, textScale) in [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2)] as [(Int, CGFloat)] {
            let frames = frames(40, scale, textScale: textScale, in: width, from: seed)
            let papers = zip(frames, seeds(40, from: seed)).map { paper($0, seed: $1) }
            for (place, frame) in frames.enumerated() {
                let padding = scale.titlePadding(hasFooter: false)
                let title = CGRect(
                    x: frame.minX + padding.leading, y: frame.minY + padding.top,
                    width: frame.width - padding.leading - padding.trailing,
                    height: frame.height - padding.top - padding.bottom)
                let cross = CGRect(x: frame.maxX - 16, y: frame.minY + 8, width: 8, height: 8)
                for above in papers[(place + 1)...] {
                    #expect(!above.intersects(title) && !above.intersects(cross))
                }
            }
        }
    }

    @Test(arguments: widths, 1...40) func `cards stay within the requested size`(width: CGFloat, count: Int) {
        for seed in 0..<5 {
            let placed = Placed()
            let host = TestHost(size: CGSize(width: width, height: 9_000)) {
                layout {
                    ForEach(seeds(count, from: seed), id: \.self) {
                        Color.red.frame(width: 150, height: 92).layoutValue(key: CardSeed.self, value: $0)
                    }
                }
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    placed.frame = $0
                }
            }
            let bounds = placed.frame
            #expect(host.elements("Color").count == count)
            for frame in host.elements("Color").map(\.frame) {
                #expect(frame.minX >= bounds.minX - 0.01 && frame.maxX <= bounds.maxX + 0.01)
                #expect(frame.minY >= bounds.minY - 0.01 && frame.maxY <= bounds.maxY + 0.01)
            }
            #expect(bounds.width <= max(width, 150) + 0.01)
        }
    }

    @Test(arguments: widths) func `a new card moves no other`(width: CGFloat) {
        for count in 6..<40 {
            let before = frames(count, .small, in: width, from: 3)
            #expect(Array(frames(count + 1, .small, in: width, from: 3).dropLast()) == before)
        }
    }

    @Test func `a card hangs where its seed says`() {
        #expect(frames(9, .normal, in: 900, from: 1) == frames(9, .normal, in: 900, from: 1))
        let (one, other) = (frames(9, .normal, in: 900, from: 1), frames(9, .normal, in: 900, from: 2))
        #expect(zip(one, other).allSatisfy { $0 != $1 })
        // The seed is the same on every machine and in every version.
        #expect("Waterloo".seed == 2_483_103_045_365)
    }

    @Test func `cards are askew and touch`() {
        let frames = frames(40, .normal, in: 2_400, from: 0)
        #expect(Set(frames.prefix(6).map(\.minY)).count == 6)
        #expect(Set(stride(from: 0, to: 40, by: 6).map { frames[$0].minX }).count == 7)
        let touching = frames.indices.filter { i in frames[..<i].contains { $0.intersects(frames[i]) } }
        #expect(!touching.isEmpty)
    }

    @Test func `cards of different sizes keep to their cells`() {
        let sizes: [CGSize] = (0..<12).map { (place: Int) in
            CGSize(width: 60 + 10 * (place % 4), height: 40 + 10 * (place % 3))
        }
        let frames = layout.frames(of: sizes, seeds: seeds(12, from: 0), in: 700)
        #expect(frames.map(\.size) == sizes)
        for (place, frame) in frames.enumerated() {
            let kept = frame.insetBy(dx: layout.overlap, dy: layout.overlap)
            for other in frames[(place + 1)...] { #expect(!other.intersects(kept)) }
        }
    }

    @Test func `nothing takes no room`() {
        let host = TestHost {
            layout { EmptyView() }.background { Color.red }
        }
        #expect(host.elements("Color").map(\.frame.size) == [.zero])
    }
}
