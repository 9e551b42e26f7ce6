import SwiftUI

struct Song: Identifiable {
    let id: String
    var title: String
    var samHasDibs = false

    init(_ title: String, samHasDibs: Bool = false) {
        id = title
        self.title = title
        self.samHasDibs = samHasDibs
    }
}

let songsFromSam = [
    "Container Tango", "Groups of One", "Identity Blues", "The List Goes On", "Lazy Sunday", "Modify Me", "Nested",
    "Stack of Love",
    "View from Here",
].enumerated().map { Song($1, samHasDibs: $0.isMultiple(of: 2)) }

let songsFromSommer = [Song("Summer Stack"), Song("Body of Water")]

/// Puts subviews one below the other, each a little further in.
struct DisplayBoardCardLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + 4 * CGFloat(sizes.count),
            height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + 4 * CGFloat(index), y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

struct CardView<Content: View>: View {
    enum Scale { case normal, small }

    var scale = Scale.normal
    var isRejected = false
    @ViewBuilder var content: Content

    var body: some View {
        HStack { content }
            .padding(scale == .small ? 2 : 6)
            .background { Color.white }
            .overlay { if isRejected { Text("rejected") } }
    }
}

struct DisplayBoardSectionHeaderCard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View { HStack { content }.padding(3).background(Color.yellow) }
}

struct BoardBackgroundView: View {
    var body: some View { Color.brown }
}

struct BoardSectionBackgroundView: View {
    var body: some View { Color.gray.opacity(0.2) }
}

private struct DisplayBoardCardRejectedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    var isDisplayBoardCardRejected: Bool {
        get { self[DisplayBoardCardRejectedKey.self] }
        set { self[DisplayBoardCardRejectedKey.self] = newValue }
    }
}

extension View {
    func displayBoardCardRejected(_ isRejected: Bool) -> some View {
        containerValue(\.isDisplayBoardCardRejected, isRejected)
    }
}

/// The cards of one section, small where there are many.
struct DisplayBoardSectionContent<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        DisplayBoardCardLayout {
            Group(subviewsOf: content) { subviews in
                ForEach(subviews) { subview in
                    let values = subview.containerValues
                    CardView(
                        scale: (subviews.count > 15) ? .small : .normal, isRejected: values.isDisplayBoardCardRejected
                    ) { subview }
                }
            }
        }
    }
}

/// A board with a column a section.
struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(spacing: 80) {
            ForEach(sectionOf: content) { section in
                VStack(spacing: 20) {
                    if !section.header.isEmpty {
                        DisplayBoardSectionHeaderCard { section.header }
                    }
                    DisplayBoardSectionContent { section.content }
                        .background { BoardSectionBackgroundView() }
                }
            }
        }
        .padding(66)
        .background { BoardBackgroundView() }
    }
}
