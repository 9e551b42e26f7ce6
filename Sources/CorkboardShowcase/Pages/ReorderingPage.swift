import CorkUI
import Foundation

/// Songs of two evenings, colors in a grid, and hours on a clock face, which are all reordered by dragging.
struct ReorderingPage: View {
    @State private var evenings: [Evening: [Song]] = [
        .tonight: ["Paper Moon", "Old Harbour", "Tin Roof"].map(Song.init), .tomorrow: ["Low Tide"].map(Song.init),
    ]
    @State private var colors = Tile.all
    @State private var hours = (1...8).map(Hour.init)

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                HStack(alignment: .top, spacing: 24) {
                    ForEach(Evening.allCases, id: \.self) { evening in
                        SongColumn(title: evening.rawValue) {
                            ForEach(evenings[evening, default: []]) { SongCard(title: $0.title) }
                                .reorderable(collectionID: evening)
                        }
                    }
                }
                .reorderContainer(for: Song.self, in: Evening.self) { move($0) }
                HStack(alignment: .top, spacing: 48) {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(56)), count: 4)) {
                        ForEach(colors) { tile in
                            RoundedRectangle(cornerRadius: 8).fill(tile.color).frame(height: 56)
                                .focusable()
                                .accessibilityLabel(tile.id)
                        }
                        .reorderable()
                    }
                    .frame(width: 248)
                    .reorderContainer(for: Tile.self) { difference in
                        colors.move(difference.sources, before: difference.destination.position)
                    }
                    Dial {
                        ForEach(hours) { hour in
                            Text("\(hour.id)")
                                .frame(width: 36, height: 36)
                                .background(Circle().fill(Color.accentColor.opacity(0.25)))
                                .focusable()
                                .accessibilityLabel("\(hour.id) o’clock")
                        }
                        .reorderable()
                    }
                    .frame(width: 220, height: 220)
                    .reorderContainer(for: Hour.self) { difference in
                        hours.move(difference.sources, before: difference.destination.position)
                    }
                }
            }
            .padding(24)
        }
    }

    private func move(_ difference: ReorderDifference<Song.ID, Evening>) {
        let moved = difference.sources.compactMap { id in evenings.values.joined().first { $0.id == id } }
        for evening in Evening.allCases { evenings[evening]?.removeAll { difference.sources.contains($0.id) } }
        evenings[difference.destination.collectionID, default: []].insert(moved, at: difference.destination.position)
    }
}

private enum Evening: String, CaseIterable {
    case tonight = "Tonight"
    case tomorrow = "Tomorrow"
}

private struct Song: Identifiable {
    let title: String
    var id: String { title }
}

private struct Tile: Identifiable {
    let id: String
    let color: Color

    static let all = [
        Tile(id: "Red", color: .red), Tile(id: "Orange", color: .orange), Tile(id: "Yellow", color: .yellow),
        Tile(id: "Green", color: .green), Tile(id: "Mint", color: .mint), Tile(id: "Blue", color: .blue),
        Tile(id: "Indigo", color: .indigo), Tile(id: "Pink", color: .pink),
    ]
}

private struct Hour: Identifiable {
    let id: Int
}

private struct SongColumn<Songs: View>: View {
    let title: String
    @ViewBuilder let songs: Songs

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: title).bold()
            songs
        }
        .frame(width: 200, alignment: .topLeading)
    }
}

private struct SongCard: View {
    let title: String

    var body: some View {
        Text(verbatim: title)
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.yellow.opacity(0.35).clipShape(RoundedRectangle(cornerRadius: 6)))
            .focusable()
    }
}

/// A layout on a circle, clockwise from the top.
private struct Dial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - 20
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
            subview.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

extension [Song] {
    fileprivate mutating func insert(
        _ songs: [Song], at position: ReorderDifference<Song.ID, Evening>.Destination.Position
    ) {
        let place: Int? = if case .before(let id) = position { firstIndex { $0.id == id } } else { nil }
        insert(contentsOf: songs, at: place ?? count)
    }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
    /// Moves elements of the only collection in a container.
    fileprivate mutating func move(
        _ sources: [Element.ID],
        before position: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>.Destination.Position
    ) {
        let moved = sources.compactMap { id in first { $0.id == id } }
        removeAll { sources.contains($0.id) }
        let place: Int? = if case .before(let id) = position { firstIndex { $0.id == id } } else { nil }
        insert(contentsOf: moved, at: place ?? count)
    }
}

package struct ReorderingPreviews: PreviewProvider {
    package static var previews: some View { ReorderingPage().previewDisplayName("Reordering") }
}
