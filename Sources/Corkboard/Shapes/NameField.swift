import CorkUI
import ShapeDocument

/// Where the name of a shape or a canvas is typed; it has the focus, and what is typed is taken when it is left.
struct NameField: View {
    let id: ShapeID
    let model: ShapesModel
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Name", text: Binding(get: { model.draftName }, set: { model.draftName = $0 }))
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { if !isFocused { end() } }
            .onSubmit(end)
            .onKeyPress(.escape) {
                model.renaming = nil
                return .handled
            }
    }

    private func end() { if model.renaming == id { model.endRenaming() } }
}
