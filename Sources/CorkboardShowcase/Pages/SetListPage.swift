import CorkUI
import Foundation

/// A set list with a toolbar, whose items move to a menu in a narrow window, and with sections of different widths.
struct SetListPage: View {
    @State private var parts = SetPart.all
    @State private var showsTimes = true

    var body: some View {
        List {
            ForEach(parts) { part in
                Section(part.title) {
                    ForEach(part.songs, id: \.title) { song in
                        HStack {
                            Text(song.title).frame(maxWidth: .infinity, alignment: .leading)
                            if showsTimes { Text(song.time).monospacedDigit().foregroundStyle(.secondary) }
                        }
                    }
                }
                .listSectionMargins(.horizontal, part.isBreak ? 72 : nil)
            }
        }
        .listStyle(.insetGrouped)
        .toolbar {
            item("Add Encore", "list-add-symbolic") { parts.append(.encore(parts.count - 2)) }
                .visibilityPriority(.high)
            item("Shuffle", "media-playlist-shuffle-symbolic") { change { $0.reverse() } }
            item("Sort by Title", "view-sort-ascending-symbolic") { change { $0.sort { $0.title < $1.title } } }
            item(showsTimes ? "Hide Times" : "Show Times", "document-open-recent-symbolic") { showsTimes.toggle() }
                .visibilityPriority(.low)
            item("Start Over", "edit-undo-symbolic") { parts = SetPart.all }
                .visibilityPriority(.low)
        }
    }

    /// Returns a toolbar item that shows an icon, and also its title in the menu.
    private func item(_ title: String, _ icon: String, action: @escaping @MainActor () -> Void) -> some ToolbarContent {
        ToolbarItem {
            Button(action: action) { Label(title, systemImage: icon) }
                .labelStyle(.iconOnly)
                .help(title)
        }
    }

    private func change(_ change: (inout [SetSong]) -> Void) {
        for index in parts.indices { change(&parts[index].songs) }
    }
}

private struct SetSong {
    let title: String
    let time: String
}

/// A part of an evening.
private struct SetPart: Identifiable {
    let title: String
    var isBreak = false
    var songs: [SetSong]
    var id: String { title }

    static let all = [
        SetPart(
            title: "First set",
            songs: [
                SetSong(title: "Paper Moon", time: "3:12"), SetSong(title: "Old Harbour", time: "4:05"),
                SetSong(title: "Brass Band", time: "2:58"),
            ]),
        SetPart(title: "Break", isBreak: true, songs: [SetSong(title: "Records from the bar", time: "20:00")]),
        SetPart(
            title: "Second set",
            songs: [SetSong(title: "Tin Roof", time: "3:40"), SetSong(title: "Slow Train", time: "5:21")]),
    ]

    static func encore(_ number: Int) -> SetPart {
        SetPart(title: "Encore \(number)", songs: [SetSong(title: "Last Bus Home", time: "3:33")])
    }
}

package struct SetListPreviews: PreviewProvider {
    package static var previews: some View { SetListPage().previewDisplayName("Set list") }
}
