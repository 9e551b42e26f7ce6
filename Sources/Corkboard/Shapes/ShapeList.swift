import CorkUI
import Foundation
import ShapeDocument

/// All shapes of a drawing, those in front first, in a section a canvas.
struct ShapeList: View {
    let model: ShapesModel

    private struct Row: Identifiable {
        let id: ShapeID
        let depth: Int
    }

    var body: some View {
        let drawing = model.drawing
        let canvases = model.canvases
        let shapes = drawing.shapes(on: canvases, model.scene)
        List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
            ForEach(canvases.indices, id: \.self) { index in
                Section(canvases[index].name) {
                    ForEach(rows(shapes[index], drawing)) { row in
                        ShapeRow(shape: row.id, depth: row.depth, model: model)
                    }
                }
            }
        }
        .onKeyPress(keys: CanvasKeys.ofOutline) { model.renaming == nil ? CanvasKeys.perform($0, model) : .ignored }
    }

    private func rows(_ shapes: [ShapeID], _ drawing: Drawing) -> [Row] {
        var rows: [Row] = []
        func add(_ shapes: [ShapeID], _ depth: Int) {
            for shape in shapes {
                rows.append(Row(id: shape, depth: depth))
                add(drawing.shapes(in: shape), depth + 1)
            }
        }
        add(shapes, 0)
        return rows
    }
}

/// A shape's name, with what hides and locks it.
private struct ShapeRow: View {
    let shape: ShapeID
    let depth: Int
    let model: ShapesModel

    var body: some View {
        if let shape = model.drawing.shape(shape) {
            HStack(spacing: 6) {
                if model.renaming == shape.id {
                    TextField("Name", text: Binding(get: { model.draft }, set: { model.draft = $0 }))
                        .onSubmit { model.endRenaming() }
                        .onKeyPress(.escape) {
                            model.renaming = nil
                            return .handled
                        }
                } else {
                    Text(shape.name)
                        .lineLimit(1)
                        .opacity(shape.isHidden ? 0.5 : 1)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                IconButton(
                    icon: shape.isHidden ? "view-conceal-symbolic" : "view-reveal-symbolic",
                    label: shape.isHidden ? "Show \(shape.name)" : "Hide \(shape.name)", shortcut: "Ctrl+H"
                ) { model.setHidden(!shape.isHidden, shape) }
                .buttonStyle(.plain)
                IconButton(
                    icon: shape.isLocked ? "changes-prevent-symbolic" : "changes-allow-symbolic",
                    label: shape.isLocked ? "Unlock \(shape.name)" : "Lock \(shape.name)", shortcut: "Ctrl+L"
                ) { model.setLocked(!shape.isLocked, shape) }
                .buttonStyle(.plain)
            }
            .padding(.leading, CGFloat(min(depth, 12)) * 14)
        }
    }
}

extension ShapesModel {
    func setHidden(_ isHidden: Bool, _ shape: ShapeSummary) {
        edit(isHidden ? "Hide “\(shape.name)”" : "Show “\(shape.name)”") { $0.setHidden(isHidden, shape.id) }
    }

    func setLocked(_ isLocked: Bool, _ shape: ShapeSummary) {
        edit(isLocked ? "Lock “\(shape.name)”" : "Unlock “\(shape.name)”") { $0.setLocked(isLocked, shape.id) }
    }

    /// Hides what is chosen, or shows it where all of it is hidden.
    func toggleHidden() {
        let shapes = selection.compactMap { drawing.shape($0) }
        let hides = shapes.contains { !$0.isHidden }
        edit(hides ? "Hide" : "Show") { drawing in for shape in shapes { drawing.setHidden(hides, shape.id) } }
    }

    /// Locks what is chosen, or unlocks it where all of it is locked.
    func toggleLocked() {
        let shapes = selection.compactMap { drawing.shape($0) }
        let locks = shapes.contains { !$0.isLocked }
        edit(locks ? "Lock" : "Unlock") { drawing in for shape in shapes { drawing.setLocked(locks, shape.id) } }
    }

    /// Lets the name of the one shape that is chosen be typed.
    func beginRenaming() {
        guard selection.count == 1, let id = selection.first, let shape = drawing.shape(id) else { return }
        draft = shape.name
        renaming = id
    }

    func endRenaming() {
        guard let shape = renaming else { return }
        renaming = nil
        let name = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        if drawing.shape(shape)?.name != name { edit("Rename") { $0.rename(shape, to: name) } }
    }
}
