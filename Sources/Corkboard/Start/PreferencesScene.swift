import BoardDocument
import CorkUI

/// The preferences, as they are stored.
package struct Preferences {
    @AppStorage("newBoards.arrangement") package var arrangement = Arrangement.tidy
    @AppStorage("newBoards.showsLibrary") package var showsLibrary = false

    package init() {}
}

/// The window of the preferences.
package struct PreferencesScene: Scene {
    package init() {}

    package var body: some Scene {
        Settings { PreferencesView() }
    }
}

struct PreferencesView: View {
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
        }
        .frame(width: 380)
        .padding(24)
    }
}
