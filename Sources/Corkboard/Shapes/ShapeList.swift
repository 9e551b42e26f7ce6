import CorkUI
import Foundation
import ShapeDocument

/// The shapes of a drawing as an outline, those in front first, in a section a canvas.
struct ShapeList: View {
    let model: ShapesModel

    @State private var query = ""

    var body: some View {
        ScrollViewReader { proxy in
            ShapeOutline(model: model, query: query)
                .searchable(text: $query, prompt: "Find Shapes")
                .keyCommands(CanvasKeys.outline, on: model.renaming == nil ? model : nil)
                .onChange(of: model.settledSelection) { before, now in
                    if let shape = now?.subtracting(before ?? []).min() { proxy.scrollTo(shape) }
                }
        }
    }
}

/// The rows of the outline: they are others when the drawing is, not when something else is chosen in it.
private struct ShapeOutline: View {
    let model: ShapesModel
    let query: String

    /// A shape with what lies in it.
    private struct Row: Identifiable {
        let id: ShapeID
        let drawing: Drawing

        /// What the outline is made of are shapes of the drawing.
        var shape: ShapeSummary { drawing.summary(of: id)! }

        var children: [Row]? {
            drawing.isGroup(id) ? drawing.shapes(in: id).map { Row(id: $0, drawing: drawing) } : nil
        }
    }

    var body: some View {
        let drawing = model.drawing
        let canvases = model.canvases
        let shapes = drawing.shapes(on: canvases, model.scene)
        List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
            ForEach(canvases.indices, id: \.self) { index in
                Section {
                    OutlineGroup(
                        shapes[index].map { Row(id: $0, drawing: drawing) }, children: \.children,
                        expanded: Binding(get: { model.expanded }, set: { model.expanded = $0 })
                    ) { row in
                        let shape = row.shape
                        ShapeRow(shape: shape, model: model).typeSelectEquivalent(shape.name)
                    }
                    .onMove { model.move($0, to: $1, onto: shapes[index]) }
                    .filter(filter)
                } header: {
                    CanvasHeader(canvas: canvases[index], place: (index, canvases.count), model: model)
                } footer: {
                    if shapes[index].isEmpty { Text("No shapes yet").foregroundStyle(.secondary) }
                }
            }
        }
        .listStyle(.sidebar)
        .accessibilityLabel("Shapes")
    }

    /// Whether a shape is looked for; nil where all are shown.
    private var filter: ((Row) -> Bool)? {
        let words = query.trimmingCharacters(in: .whitespaces)
        guard !words.isEmpty else { return nil }
        return { $0.shape.name.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
    }
}

/// A shape's name, with what hides and locks it.
private struct ShapeRow: View {
    let shape: ShapeSummary
    let model: ShapesModel

    var body: some View {
        HStack(spacing: 6) {
            RowIcon(shape: shape, model: model)
            if model.renaming == shape.id {
                NameField(id: shape.id, model: model)
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
    }
}

/// What kind a shape of the outline is; nothing else of a row looks different where it is chosen.
private struct RowIcon: View {
    let shape: ShapeSummary
    let model: ShapesModel

    var body: some View { KindIcon(kind: shape.kind, isSelected: model.selection.contains(shape.id)) }
}

extension ShapesModel {
    /// What is chosen; nil while a rectangle is drawn around it.
    var settledSelection: Set<ShapeID>? { marquee == nil ? selection : nil }

    /// Opens the groups around what is chosen.
    func revealSelection() {
        let around = Set(selection.flatMap { drawing.ancestors(of: $0) })
        if !around.isSubset(of: expanded) { expanded.formUnion(around) }
    }

    /// Moves shapes in the outline, also into groups and out of them.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - destination: Where they go.
    ///   - canvas: the shapes at the top of the canvas that they go to, from front to back.
    func move(_ shapes: [ShapeID], to destination: OutlineDestination<ShapeID>, onto canvas: [ShapeID]) {
        let (drawing, scene) = (drawing, scene)
        var (group, offset) = (destination.parent ?? drawing.root, destination.offset)
        if destination.parent == nil {
            // The canvases share the top of the drawing.
            let top = drawing.shapes(in: drawing.root)
            let next = canvas.dropFirst(offset).first ?? canvas.last
            guard let next else { return }
            group = drawing.parent(of: next) ?? drawing.root
            let place = (group == drawing.root ? top : drawing.shapes(in: group)).firstIndex(of: next) ?? 0
            offset = offset < canvas.count ? place : place + 1
        }
        edit("Move in Outline") { try $0.move(shapes, into: group, at: offset, scene) }
    }

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
        draftName = shape.name
        renaming = id
    }

    /// The edited name of a shape or canvas.
    private var draftedName: String { draftName.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A Boolean value that indicates whether the edited name differs.
    var hasDraftedName: Bool {
        guard let id = renaming else { return false }
        return draftedName != canvases.first { $0.id == id }?.name ?? drawing.shape(id)?.name
    }

    /// Gives the shape or canvas the name that was typed.
    func endRenaming() {
        guard let id = renaming else { return }
        let (name, isOther) = (draftedName, hasDraftedName)
        renaming = nil
        guard isOther else { return }
        if canvases.contains(where: { $0.id == id }) {
            edit("Rename Canvas") { [scene] in $0.renameCanvas(id, to: name, scene) }
        } else {
            edit("Rename") { $0.rename(id, to: name) }
        }
    }
}
