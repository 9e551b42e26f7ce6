import CorkUI
import ShapeDocument

/// A field for the name of a shape or a canvas.
///
/// It takes the focus, and accepts the text when it loses the focus.
struct NameField: View {
    let id: ShapeID
    let model: ShapesModel
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Name", text: Binding(get: { model.draftName }, set: { model.typeName($0) }))
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { if !isFocused { end() } }
            .onSubmit(end)
            .onKeyPress(.escape) {
                model.cancelRenaming()
                return .handled
            }
    }

    private func end() { if model.renaming == id { model.endRenaming() } }
}
