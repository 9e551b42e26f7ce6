import CorkUI
import Foundation
import SongCatalog

/// A pane beside the board for searching the library and adding songs by dragging or with Return.
struct LibraryPane: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding
    @Environment(\.boardPalette) private var palette
    @Environment(\.textScale) private var textScale

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 6) {
                TextField(
                    "Search songs",
                    text: Binding {
                        model.librarySearch
                    } set: {
                        model.searchLibrary(for: $0)
                    }
                )
                .focused(focus, equals: .library)
                .onSubmit { model.addFromLibrary() }
                Button("Done") { model.toggleLibrary() }
            }
            .padding(12)
            HStack(spacing: 6) {
                if let count = model.libraryCount, !model.librarySongs.isEmpty {
                    Text(count == 1 ? "1 song" : "\(count.formatted()) songs")
                        .font(.caption).foregroundStyle(palette.caption)
                }
                Spacer()
                if !model.librarySources.isEmpty { LibraryLists(model: model) }
            }
            .padding(.horizontal, 12)
            if model.librarySongs.isEmpty {
                Text(model.librarySearch.isEmpty ? "Songs of files you open are kept here." : "Nothing found")
                    .foregroundStyle(palette.caption)
                    .padding(.horizontal, 12)
                Spacer()
            } else {
                ScrollViewReader { proxy in
                    List(
                        selection: Binding {
                            model.librarySelection
                        } set: {
                            model.librarySelection = $0
                        }
                    ) {
                        ForEach(model.librarySongs) { found in
                            LibraryRow(found: found, sung: model.sung(found.song)).draggable(model.dragged(found))
                        }
                        if model.hasMoreLibrarySongs {
                            Button("More") { model.showMoreLibrarySongs() }.padding(12).selectionDisabled()
                        }
                    }
                    .contextMenu(forSelectionType: LibrarySong.ID.self) { songs in
                        Button("Add to Board (Return)") { model.addFromLibrary(songs.first) }
                    } primaryAction: {
                        model.addFromLibrary($0.first)
                    }
                    .accessibilityLabel("Songs")
                    .onChange(of: model.librarySearches) { proxy.scrollTo(0, anchor: .top) }
                }
            }
        }
        .frame(width: (280 * min(max(textScale, 1), 1.5)).rounded())
        .frame(maxHeight: .infinity)
        .background { Rectangle().fill(palette.paper) }
    }
}

/// A menu of the lists whose songs the library has.
private struct LibraryLists: View {
    let model: BoardModel
    @State private var removed: URL?

    var body: some View {
        Menu("Lists") {
            ForEach(model.librarySources, id: \.self) { list in
                Button("Remove \(list.lastPathComponent)…") { removed = list }
            }
        }
        .confirmationDialog(
            "Remove the songs of “\(removed?.lastPathComponent ?? "")” from the library?",
            isPresented: Binding {
                removed != nil
            } set: {
                if !$0 { removed = nil }
            }, presenting: removed
        ) { list in
            Button("Remove Source", role: .destructive) { model.removeSource(list) }
        } message: { list in
            Text("Songs that another list has stay, and so does the file \(list.path(percentEncoded: false)).")
        }
    }
}

/// A song of the library.
private struct LibraryRow: View {
    let found: LibrarySong
    /// When and by whom the song was sung last.
    let sung: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            // In the theme's color of text, which is legible in selected rows, too.
            Text(found.song.title).lineLimit(1)
            if !found.song.details.isEmpty {
                Text(found.song.details).font(.caption.monospacedDigit()).opacity(0.75).lineLimit(1)
            }
            if let sung { Text(sung).font(.caption).italic().opacity(0.75).lineLimit(1) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .help([found.song.title, found.song.details].filter { !$0.isEmpty }.joined(separator: " – "))
    }
}

extension Song {
    /// The artist, the code and the duration, for a line below the title.
    fileprivate var details: String {
        [artist, code, duration?.minutesAndSeconds].compactMap(\.self).joined(separator: " · ")
    }
}

extension TimeInterval {
    /// The time in minutes and seconds, as in “3:20”.
    var minutesAndSeconds: String {
        let seconds = Int(min(rounded(), 1e9))
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}
