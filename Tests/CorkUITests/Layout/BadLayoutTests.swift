import CorkTesting
import CorkUI
import Foundation
import Testing

private let badLengths: [CGFloat] = [.nan, -.infinity, -5, .infinity, 1e12, 1_000_000]

/// A layout with a fixed size and placement.
private struct Told: Layout {
    var size = CGSize(width: 10, height: 10)
    var position: CGPoint?
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews.map { $0.sizeThatFits(self.proposal) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let position else { return }
        for subview in subviews { subview.place(at: position, proposal: self.proposal) }
    }
}

@MainActor
@Suite("Lengths that are none")
struct BadLayoutTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost(size: CGSize(width: 100, height: 100), content)
        for element in [host.root] + host.elements("Color") + host.elements("Text") {
            let frame = element.frame
            #expect(
                [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
                    && frame.height >= 0, "\(frame)")
        }
        host.update()
        return host
    }

    @Test(arguments: badLengths)
    func `modifiers accept any length, and warn once about invalid lengths`(length: CGFloat) {
        let frames = host {
            ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: length, height: length) }
        }
        #expect(frames.warnings.count == (length == 1_000_000 ? 0 : 1))
        _ = host { Text("words").frame(minWidth: length, maxWidth: length, minHeight: length) }
        _ = host { Text("words").frame(idealWidth: length, idealHeight: length).fixedSize() }
        _ = host { Text("words").padding(length) }
        _ = host { Text("words").offset(x: length, y: length) }
        _ = host { Text("words").position(x: length, y: length) }
        _ = host { Color.red.aspectRatio(length, contentMode: .fit) }
        _ = host { Color.red.aspectRatio(CGSize(width: length, height: 0), contentMode: .fill) }
        _ = host { Text("words").minimumScaleFactor(length).frame(width: 10) }
        _ = host { Color.red.containerRelativeFrame(.horizontal) { _, _ in length } }
        _ = host { ScrollView { Text("words") }.contentMargins(length) }
        _ = host { Color.red.frame(width: 10).alignmentGuide(.leading) { _ in length } }
    }

    @Test(arguments: badLengths)
    func `containers take any spacing and minimum`(length: CGFloat) {
        _ = host {
            HStack(spacing: length) {
                Text("a")
                Spacer(minLength: length)
                Color.red
            }
        }
        _ = host {
            ZStack(alignment: .leading) {
                Color.red.alignmentGuide(.leading) { _ in length }
                Text("a")
            }
        }
        _ = host {
            Grid(horizontalSpacing: length, verticalSpacing: length) {
                GridRow {
                    Text("a")
                    Color.red.gridCellColumns(1000)
                }
                Text("b")
            }
        }
        _ = host { FlowStack(spacing: length, lineSpacing: length) { ForEach(0..<5) { Text("\($0)") } } }
        _ = host { Text("a").font(.system(size: length)) }
    }

    @Test(arguments: badLengths)
    func `a layout's sizes, places and proposals are mended, with one sentence`(length: CGFloat) {
        let sizes = host {
            Told(size: CGSize(width: length, height: length)) { Color.red }
            Told(size: CGSize(width: length, height: length)) { Color.red }
        }
        #expect(sizes.warnings.count == (length >= 0 ? 0 : 1))
        let places = host { Told(position: CGPoint(x: length, y: 0)) { Color.red } }
        #expect(places.warnings.count == (length.isFinite ? 0 : 1))
        _ = host {
            Told(position: .zero, proposal: ProposedViewSize(width: length, height: length)) {
                Color.red
                Text("words that wrap")
                HStack {
                    Text("a")
                    Color.red
                }
            }
        }
    }

    @Test func `R7.52: a layout that places nothing has its subviews in the middle`() {
        let host = host { Told() { Color.red.frame(width: 4, height: 4) } }
        #expect(host.elements("Color")[0].frame == CGRect(x: 48, y: 48, width: 4, height: 4))
        #expect(TestHost { Told(position: .zero) {} }.elements("Told").count == 1)
    }
}
