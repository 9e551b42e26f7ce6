import CorkUI

/// A page with four declared views that resolve to twelve subviews, or to three without the list of nine.
struct CompositionPage: View {
    @State private var includesSams = true
    private let songsFromSam = [
        "Bird’s Nest", "Paper Moon", "Old Harbour", "Nine Lives", "Tin Roof", "Low Tide", "Glass Hill", "Red Kite",
        "Slow Train",
    ]

    var body: some View {
        VStack(spacing: 16) {
            Button(includesSams ? "Leave out Sam’s songs" : "Add Sam’s songs") { includesSams.toggle() }
            CountedCards {
                Text("Scrolling in the Deep")
                Text("Born to Build & Run")
                Text("Some Body Like View")

                if includesSams {
                    ForEach(songsFromSam, id: \.self) { Text($0) }
                }
            }
        }
        .padding(16)
    }
}

/// A container that shows each resolved subview on a card, and smaller cards if there are more than fifteen.
private struct CountedCards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            Text("4 declared, \(subviews.count) resolved").bold()
            ScrollView {
                FlowStack(spacing: 12) {
                    ForEach(subviews) { subview in
                        subview
                            .font(subviews.count > 15 ? .caption : .body)
                            .padding(12)
                            .frame(width: subviews.count > 15 ? 120 : 180)
                            .background(Color.yellow.opacity(0.35).clipShape(RoundedRectangle(cornerRadius: 6)))
                    }
                }
                .padding(8)
            }
        }
    }
}

package struct CompositionPreviews: PreviewProvider {
    package static var previews: some View { CompositionPage().previewDisplayName("Composition") }
}
