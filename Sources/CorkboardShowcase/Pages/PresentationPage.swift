import CorkUI
import Foundation

/// A singer for the examples.
private struct Singer: Identifiable, Equatable {
    let id: Int
    var name: String
    var songs: [String]
}

/// A page with a button for each kind of presentation.
struct PresentationPage: View {
    @State private var singer = Singer(id: 1, name: "Ana", songs: ["Paper Moon", "Old Harbour"])
    @State private var isEditing = false
    @State private var isRenaming = false
    @State private var emptied: Singer?
    @State private var sorted: Singer?
    @State private var problem: FileProblem?
    @State private var showsSongs = false
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var newName = ""
    @State private var log = "Nothing has happened yet."

    var body: some View {
        VStack(spacing: 24) {
            VStack(spacing: 6) {
                Text(singer.name).font(.title)
                Text(singer.songs.isEmpty ? "No songs" : singer.songs.joined(separator: ", "))
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { questions }
                VStack(spacing: 12) { questions }
            }
            HStack(spacing: 12) {
                Button("Songs") { showsSongs = true }
                    .popover(isPresented: $showsSongs) { SongCount(songs: singer.songs) }
                Button("Import…") { isImporting = true }
                Button("Export…") { isExporting = true }
            }
            Text(log).foregroundStyle(.secondary)
        }
        .padding(24)
        .sheet(isPresented: $isEditing, onDismiss: { log = "The sheet is gone." }) { SingerSheet(singer: $singer) }
        .alert("Rename \(singer.name)", isPresented: $isRenaming) {
            TextField("Name", text: $newName)
            Button("Rename") { singer.name = newName }.disabled(newName.isEmpty)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("The name is on every card.")
        }
        .alert("Remove all songs?", item: $emptied) { _ in
            Button("Remove", role: .destructive) { singer.songs = [] }
            Button("Keep", role: .cancel) { log = "Nothing was removed." }
        } message: {
            Text("\($0.name) has \($0.songs.count) songs.")
        }
        .confirmationDialog("In which order?", item: $sorted, titleVisibility: .visible) { _ in
            Button("By title") { singer.songs.sort() }
            Button("The other way round") { singer.songs.reverse() }
        } message: {
            Text("Now it is: \($0.songs.joined(separator: ", ")).")
        }
        .alert(error: $problem) { Button("Close") {} }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText], onCompletion: read)
        .fileExporter(
            isPresented: $isExporting, item: singer.songs.joined(separator: "\n"), contentTypes: [.plainText],
            defaultFilename: singer.name
        ) { result in
            do { log = "Written to \(try result.get().lastPathComponent)." } catch { problem = .notWritten }
        }
    }

    @ViewBuilder private var questions: some View {
        Button("Edit in a sheet…") { isEditing = true }
        Button("Rename…") {
            newName = singer.name
            isRenaming = true
        }
        Button("Remove songs…") { emptied = singer }
        Button("Sort…") { sorted = singer }
    }

    private func read(_ result: Result<URL, any Error>) {
        do {
            let text = try String(contentsOf: result.get(), encoding: .utf8)
            singer.songs = text.split(whereSeparator: \.isNewline).prefix(20).map(String.init)
        } catch {
            problem = .notRead
        }
    }
}

/// A problem with a file, which an alert describes.
private enum FileProblem: LocalizedError {
    case notRead, notWritten

    var errorDescription: String? {
        switch self {
        case .notRead: "The File Could Not Be Read"
        case .notWritten: "The File Could Not Be Written"
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .notRead: "Choose a text file with a title in each line."
        case .notWritten: "Choose a folder in which you may save files."
        }
    }
}

/// The content of a popover.
private struct SongCount: View {
    let songs: [String]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(songs.count) songs").bold()
            ForEach(songs, id: \.self) { Text($0) }
            Button("Close") { dismiss() }
        }
        .padding(12)
    }
}

/// A sheet with buttons in its own header bar.
private struct SingerSheet: View {
    @Binding var singer: Singer
    @State private var name: String
    @State private var isForgetting = false
    @Environment(\.dismiss) private var dismiss

    init(singer: Binding<Singer>) {
        _singer = singer
        _name = State(initialValue: singer.wrappedValue.name)
    }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Forget what is typed…") { isForgetting = true }
        }
        .frame(minWidth: 360, minHeight: 120)
        .navigationTitle("Singer")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { dismiss() }.keyboardShortcut(.cancelAction)
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    singer.name = name
                    dismiss()
                }
                .keyboardShortcut(.defaultAction)
                .disabled(name.isEmpty)
            }
        }
        .alert("Forget it?", isPresented: $isForgetting) {
            Button("Forget", role: .destructive) { name = singer.name }
        }
    }
}

package struct PresentationPreviews: PreviewProvider {
    package static var previews: some View { PresentationPage().previewDisplayName("Sheets and questions") }
}
