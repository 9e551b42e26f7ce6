import BoardDocument
import CorkUI
import DocumentFiles
import Foundation
import SongLibrary

/// The preferences, as they are stored.
package struct Preferences {
    @AppStorage("newBoards.arrangement") package var arrangement = Arrangement.tidy
    @AppStorage("newBoards.showsLibrary") package var showsLibrary = false
    @AppStorage("tables.columns") package var tableColumns = TableMemory()

    package init() {}
}

/// The window of the preferences.
package struct PreferencesScene: Scene {
    private let history: SungHistory?

    /// Creates the window.
    ///
    /// - Parameter history: The history of what was sung, to export and clear; `nil` if it can't be used.
    package init(history: SungHistory?) { self.history = history }

    package var body: some Scene {
        Settings { [history] in PreferencesView(history: history) }
    }
}

struct PreferencesView: View {
    var history: SungHistory?
    private let preferences = Preferences()

    var body: some View {
        Form {
            Section("New Boards") {
                Picker("Cards", selection: preferences.$arrangement) {
                    Text("Tidy").tag(Arrangement.tidy)
                    Text("Scattered").tag(Arrangement.scattered)
                }
                Toggle("Show the library", isOn: preferences.$showsLibrary)
            }
            if let history { HistoryPreferences(history: history) }
            if !preferences.tableColumns.entries.isEmpty { TablePreferences(memory: preferences.$tableColumns) }
        }
        .frame(width: 380)
        .padding(24)
    }
}

/// The headers of tables whose columns are remembered.
private struct TablePreferences: View {
    let memory: Binding<TableMemory>

    var body: some View {
        Section("Columns of Tables") {
            ForEach(memory.wrappedValue.entries) { entry in
                let header = entry.header.joined(separator: ", ")
                LabeledContent {
                    Button("Forget") { memory.wrappedValue.forget(entry.header) }
                        .accessibilityLabel("Forget \(header)")
                } label: {
                    Text(header).lineLimit(1).help("Read as \(entry.names)")
                }
            }
        }
    }
}

/// The export and the removal of the history.
private struct HistoryPreferences: View {
    let history: SungHistory
    @State private var asksToClear = false
    @State private var message: String?
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        Section("History of Sung Songs") {
            HStack(spacing: 12) {
                Button("Export…") { Task { await export() } }
                Button("Clear…") { asksToClear = true }
            }
            if let message { Text(message) }
        }
        .confirmationDialog("Clear the history of all evenings?", isPresented: $asksToClear) {
            Button("Clear History", role: .destructive) { Task { await clear() } }
        } message: {
            Text("The marks on boards stay. This cannot be undone.")
        }
    }

    private func export() async {
        let type = FileType("Table (CSV)", filenameExtensions: ["csv"])
        guard let file = await fileDialogs?.save("Export History", suggestedName: "History.csv", types: [type]) else {
            return
        }
        do {
            try AtomicFile.write(Data(try await history.table().utf8), to: file)
            message = "Exported to \(file.lastPathComponent)."
        } catch {
            message = error.localizedDescription
        }
    }

    private func clear() async {
        do {
            try await history.clear()
            message = "The history is empty."
        } catch {
            message = error.localizedDescription
        }
    }
}
