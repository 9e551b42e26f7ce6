import CorkUI

/// Menu items that open other windows of the program.
struct NewWindowItems: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("New Board") { openWindow(id: "board") }.keyboardShortcut("n", modifiers: [.command, .shift])
        Button("New Drawing") { openWindow(id: "drawing") }
        Button("Gallery") { openWindow(id: "gallery") }
        Button("Showcase") { openWindow(id: "showcase") }
    }
}

/// The menu of windows that are not boards.
package struct ProgramCommands: Commands {
    package init() {}

    package var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
    }
}
