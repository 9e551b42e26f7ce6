import CorkUI
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
                        ForEach(model.librarySongs) { LibraryRow(found: $0).draggable(model.dragged($0)) }
                        if model.hasMoreLibrarySongs {
                            Text("These are the first \(BoardModel.librarySongLimit) songs. Search to see others.")
                                .foregroundStyle(palette.caption)
                                .padding(12)
                                .selectionDisabled()
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

/// A song of the library.
private struct LibraryRow: View {
    let found: LibrarySong

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            // In the theme's color of text, which is legible in selected rows, too.
            Text(found.song.title).lineLimit(1)
            if let artist = found.song.artist { Text(artist).font(.caption).opacity(0.75).lineLimit(1) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .help([found.song.title, found.song.artist, found.song.code].compactMap(\.self).joined(separator: " – "))
    }
}
