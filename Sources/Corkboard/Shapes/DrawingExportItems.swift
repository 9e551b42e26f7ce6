import CorkUI
import Foundation

/// Menu items that export a drawing, or the selected shapes.
struct DrawingExportItems: View {
    let model: ShapesModel
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.printing) private var printing

    var body: some View {
        Button("Export…") { export(.png(scale: 1), selection: false) }
            .keyboardShortcut("e", modifiers: [.command, .shift])
        items("Export Drawing", selection: false)
        items("Export Selection", selection: true).disabled(model.selection.isEmpty)
        Button("Fit Canvas to Selection") { model.fitCanvasToSelection() }.disabled(model.selection.isEmpty)
    }

    private func items(_ title: String, selection: Bool) -> some View {
        Menu(title) {
            ForEach(DrawingForm.all, id: \.self) { form in
                Button(form.name) { export(form, selection: selection) }
            }
        }
    }

    private func export(_ form: DrawingForm, selection: Bool) {
        Task { await model.export(form, selection: selection, fileDialogs, printing) }
    }
}
