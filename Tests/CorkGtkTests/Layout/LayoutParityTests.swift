import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Layouts in a `TestHost` and with native containers must place every leaf at the same position.
    @MainActor
    @Suite struct LayoutParityTests {
        nonisolated struct Tree: CustomTestStringConvertible {
            let testDescription: String
            let make: @MainActor @Sendable () -> AnyView

            init<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable () -> V) {
                testDescription = name
                self.make = { AnyView(make()) }
            }
        }

        nonisolated static let trees = [
            Tree("VStack") {
                VStack(alignment: .leading, spacing: 7) {
                    Color.red.frame(width: 40, height: 20)
                    Color.red.frame(width: 90, height: 11)
                    Color.red.frame(width: 13, height: 30)
                }
            },
            Tree("HStack") {
                HStack(alignment: .bottom, spacing: 5) {
                    Color.red.frame(width: 40, height: 20)
                    Color.red
                    Color.red.frame(width: 13, height: 30)
                }
            },
            Tree("ZStack") {
                ZStack(alignment: .topTrailing) {
                    Color.red.frame(width: 140, height: 120)
                    Color.red.frame(width: 15, height: 15)
                }
            },
            Tree("Spacer") {
                HStack {
                    Color.red.frame(width: 40, height: 20)
                    Spacer()
                    Color.red.frame(width: 41, height: 20)
                }
            },
            Tree("Padding") {
                Color.red.padding(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)).padding(.horizontal, 20)
            },
            Tree("Decoration") {
                Color.red.frame(width: 100, height: 80)
                    .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 9, height: 8) }
                    .background(alignment: .topLeading) { Color.green.frame(width: 130, height: 20) }
            },
            Tree("Frame") {
                Color.red.frame(width: 60, height: 30).frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
                Color.red.frame(minWidth: 10, maxWidth: 90, minHeight: 5, maxHeight: 40)
            },
            Tree("FlowStack that fits") {
                FlowStack { ForEach(0..<4) { _ in Color.red.frame(width: 60, height: 40) } }
            },
            Tree("FlowStack that wraps") {
                FlowStack(spacing: 12, lineSpacing: 6) {
                    ForEach(0..<17) { _ in Color.red.frame(width: 60, height: 40) }
                }
            },
            Tree("FlowStack with a maximum") {
                FlowStack(spacing: 10, lineSpacing: 10, maximumPerLine: 3) {
                    ForEach(0..<8) { _ in Color.red.frame(width: 60, height: 40) }
                }
                .padding(13)
            },
            Tree("FlowStack of cells of different sizes") {
                FlowStack(maximumPerLine: 3) {
                    ForEach(0..<7) { Color.red.frame(width: 40 + 5 * CGFloat($0), height: 20 + 3 * CGFloat($0)) }
                }
            },
            Tree("FlowStack with an alignment") {
                FlowStack(alignment: .bottomTrailing, spacing: 7) {
                    ForEach(0..<9) {
                        Color.red.frame(width: 40 + 5 * CGFloat($0 % 4), height: 20 + 3 * CGFloat($0 % 3))
                    }
                }
                .padding(5)
            },
            Tree("FlowStack at its minimum") {
                FlowStack(minimumPerLine: 2, maximumPerLine: 4) {
                    ForEach(0..<5) { _ in Color.red.frame(width: 60, height: 40) }
                }
                .frame(width: 140)
            },
            Tree("FlowStacks side by side") {
                HStack(alignment: .top, spacing: 20) {
                    FlowStack(maximumPerLine: 2) { ForEach(0..<5) { _ in Color.red.frame(width: 60, height: 40) } }
                    FlowStack(maximumPerLine: 2) { ForEach(0..<2) { _ in Color.red.frame(width: 50, height: 40) } }
                }
            },
            Tree("ScrollView") {
                ScrollView {
                    VStack(spacing: 10) { ForEach(0..<20) { _ in Color.red.frame(width: 150, height: 40) } }
                }
            },
            Tree("ScrollView along both axes") {
                ScrollView([.horizontal, .vertical]) {
                    Color.red.frame(width: 500, height: 40)
                    Color.red.frame(width: 50, height: 400).padding(.leading, 30)
                }
            },
            Tree("ScrollView around a FlowStack") {
                ScrollView {
                    FlowStack { ForEach(0..<30) { _ in Color.red.frame(width: 60, height: 40) } }.padding(20)
                }
            },
            Tree("ScrollView with room") {
                ScrollView { Color.red.frame(width: 80, height: 40) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            },
            Tree("Plain button") {
                Button {
                } label: {
                    Color.red.frame(width: 80, height: 40).padding(5)
                }
                .buttonStyle(.plain)
            },
            Tree("Relative lengths") {
                ScrollView([.horizontal, .vertical]) {
                    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                        axis == .horizontal ? length / 2 : length * 3
                    }
                }
                .padding(15)
            },
        ]

        @Test(arguments: trees)
        func `leaves are where arithmetic puts them`(tree: Tree) async throws {
            let window = await ViewWindow(width: 310, height: 240, tree.make)
            await window.frames()
            let test = TestHost(size: CGSize(width: 310, height: 240), tree.make)
            let expected = test.elements("Color").map(\.frame)
            // Views outside of the visible range are built when scrolling settles.
            await eventually { window.nodes("Color").count >= expected.count }
            await window.frames()
            let found = window.nodes("Color").map { window.frame(of: $0) ?? .null }
            #expect(!expected.isEmpty && found.count == expected.count)
            for (found, expected) in zip(found, expected) where !found.isClose(to: expected) {
                Issue.record("A leaf is at \(found), and should be at \(expected).")
            }
        }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether two rectangles are the same to half a point.
    func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) <= 0.5 }
    }
}
