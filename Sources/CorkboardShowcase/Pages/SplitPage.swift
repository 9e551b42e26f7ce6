import CorkUI

/// A page with singers in a sidebar, and the songs of the selected one.
struct SplitPage: View {
    @State private var selection: String? = "Ana"
    @State private var visibility = NavigationSplitViewVisibility.automatic

    private let songs = [
        "Ana": ["Paper Moon", "Old Harbour"], "Bob": ["Tin Roof"], "Cleo": ["Low Tide", "Glass Hill", "Slow Train"],
    ]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(songs.keys.sorted(), id: \.self, selection: $selection) { Text($0) }
                .navigationSplitViewColumnWidth(min: 140, ideal: 200, max: 320)
        } detail: {
            VStack(alignment: .leading, spacing: 12) {
                Text(selection ?? "Nobody").font(.title)
                ForEach(selection.flatMap { songs[$0] } ?? [], id: \.self) { Text($0) }
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(24)
        }
    }
}

package struct SplitPreviews: PreviewProvider {
    package static var previews: some View { SplitPage().previewDisplayName("Sidebar and detail") }
}
