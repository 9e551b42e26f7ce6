import BoardDocument
import CorkUI
import Foundation
import SongCatalog

/// The songs of a file before they are added to the board.
struct PendingImport: Identifiable {
    let id = UUID()
    /// The number of songs that are added without confirmation.
    static let unconfirmedCount = 40

    let file: URL
    let songs: SongReading
    let cards: [NewCard]
    /// The task that adds the songs to the library.
    let kept: Task<[Song], Never>?
    /// The way the file was read.
    let options: ListReading
    /// The place of songs without a person.
    var place: BoardPlace

    /// A Boolean value that indicates whether these are the songs to choose from rather than those of an evening: more
    /// than 300, and no people.
    var isCatalogue: Bool {
        songs.entries.count > 300 && songs.listedPeople.isEmpty && !songs.isBoardTable
            && songs.entries.allSatisfy { $0.song.person == nil }
    }

    /// The name of a board with these songs.
    var title: String { songs.title ?? file.deletingPathExtension().lastPathComponent }
}

extension BoardModel {
    /// Sets the owner of the first waiting file's songs; `nil` for loose cards.
    func choose(owner: Person.ID?) {
        guard !pendingImports.isEmpty else { return }
        pendingImports[0].place = .column(owner)
    }

    /// Adds the songs of the first waiting file.
    func addImport() {
        guard !pendingImports.isEmpty else { return }
        add(pendingImports.removeFirst())
    }

    /// Adds the songs of all waiting files, if there is no window to ask the person.
    package func addAllPending() { while !pendingImports.isEmpty { addImport() } }

    /// Discards the songs of the first waiting file.
    func leaveImport() {
        guard !pendingImports.isEmpty else { return }
        pendingImports.removeFirst()
    }
}

extension View {
    /// Presents a sheet about the songs of each large file.
    func importPreview(_ model: BoardModel) -> some View {
        sheet(
            item: Binding {
                model.pendingImports.first
            } set: {
                if $0 == nil { model.leaveImport() }
            }
        ) {
            ImportPreview(pending: $0, model: model)
        }
    }
}

/// A sheet about the import of a large file's songs.
private struct ImportPreview: View {
    let pending: PendingImport
    let model: BoardModel

    var body: some View {
        let count = pending.cards.count
        let room = max(Board.cardLimit - model.board.cardCount, 0)
        VStack(alignment: .leading, spacing: 12) {
            Text("Add songs from \(pending.file.lastPathComponent)?").font(.title2).bold()
            VStack(alignment: .leading, spacing: 4) {
                ForEach(Array(pending.cards.prefix(6).enumerated()), id: \.offset) { _, card in
                    Text([card.person, card.artist, card.title].compactMap(\.self).joined(separator: " – "))
                        .lineLimit(1)
                }
                if count > 6 { Text("and \((count - 6).formatted()) more").foregroundStyle(.secondary) }
            }
            if count > room {
                Text("The board has room for \(room.formatted()) of them.").foregroundStyle(.secondary)
            }
            HStack(spacing: 12) {
                Menu("Column: \(columnName)") {
                    Button("Nobody’s") { model.choose(owner: nil) }
                    ForEach(model.board.people) { person in
                        Button(model.board.distinctName(of: person)) { model.choose(owner: person.id) }
                    }
                }
                .help("Column for songs without a person")
                Spacer()
                Button("Cancel") { model.leaveImport() }.keyboardShortcut(.cancelAction)
                Button("Add \(min(count, room).formatted()) Songs") { model.addImport() }
                    .keyboardShortcut(.defaultAction)
                    .disabled(room == 0)
            }
        }
        .padding(24)
        .frame(minWidth: 320, idealWidth: 480)
        .navigationTitle("Add Songs")
    }

    private var columnName: String { pending.place.owner.flatMap { model.board.person($0)?.name } ?? "Nobody’s" }
}
