import CorkUI
import Foundation
import ShapeDocument

/// The shapes of a drawing in an outline, front to back, with a section for each canvas.
struct ShapeList: View {
    let model: ShapesModel

    @State private var query = ""

    var body: some View {
        ScrollViewReader { proxy in
            ShapeOutline(model: model, query: query)
                .searchable(text: $query, prompt: "Find Shapes")
                .onChange(of: query) {
                    model.lastRenamed = nil
                    if query.isEmpty, let shape = model.selection.min() {
                        proxy.scrollTo(shape)
                    } else if let canvas = model.canvases.first {
                        proxy.scrollTo(canvas.id, anchor: .top)
                    }
                }
                // The outline comes back when a narrow window is widened.
                .onAppear { if let shape = model.selection.min() { proxy.scrollTo(shape) } }
                .keyCommands(CanvasKeys.outline, on: model.renaming == nil ? model : nil)
                .onChange(of: model.settledSelection) { before, now in
                    defer { model.outlineSelection = nil }
                    guard now != model.outlineSelection, let shape = now?.subtracting(before ?? []).min() else {
                        return
                    }
                    proxy.scrollTo(shape)
                }
        }
    }
}

/// The rows of the outline, which depend on the drawing but not on the selection.
private struct ShapeOutline: View {
    let model: ShapesModel
    let query: String

    /// A shape and its descendants.
    private struct Row: Identifiable {
        let id: ShapeID
        let drawing: Drawing

        /// The shape; the outline only contains shapes of the drawing.
        var shape: ShapeSummary { drawing.summary(of: id)! }

        var children: [Row]? {
            drawing.isGroup(id) ? drawing.shapes(in: id).map { Row(id: $0, drawing: drawing) } : nil
        }
    }

    var body: some View {
        let drawing = model.drawing
        let canvases = model.canvases
        let shapes = drawing.shapes(on: canvases, model.scene)
        let selection = Binding(
            get: { model.selection },
            set: {
                model.outlineSelection = $0
                model.selection = $0
            })
        List(selection: selection) {
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
                        .id(canvases[index].id)
                } footer: {
                    if shapes[index].isEmpty { Text("No shapes yet").foregroundStyle(.secondary) }
                }
            }
        }
        .listStyle(.sidebar)
        .accessibilityLabel("Shapes")
        .contextMenu(forSelectionType: ShapeID.self) { shapes in
            Button("Rename… (F2)") {
                model.selection = shapes
                model.beginRenaming()
            }
            .disabled(shapes.count != 1)
            Divider()
            ShapeItems(model: model, shapes: shapes)
        }
    }

    /// The predicate of the search, or `nil` to show all shapes.
    private var filter: ((Row) -> Bool)? {
        let words = query.trimmingCharacters(in: .whitespaces)
        guard !words.isEmpty else { return nil }
        // A shape that is renamed stays until another name is searched.
        let renamed = model.lastRenamed
        return {
            $0.id == renamed
                || $0.shape.name.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}

/// The name of a shape, with buttons that hide and lock it.
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
                buttons
            }
        }
    }

    @ViewBuilder private var buttons: some View {
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

/// The icon of a shape's kind, the only part of a row that depends on the selection.
private struct RowIcon: View {
    let shape: ShapeSummary
    let model: ShapesModel

    var body: some View { KindIcon(kind: shape.kind, isSelected: model.selection.contains(shape.id)) }
}

extension ShapesModel {
    /// The selection; `nil` while the person drags a selection rectangle.
    var settledSelection: Set<ShapeID>? { marquee == nil ? selection : nil }

    /// Expands the groups around the selection.
    func revealSelection() {
        let around = Set(selection.flatMap { drawing.ancestors(of: $0) })
        if !around.isSubset(of: expanded) { expanded.formUnion(around) }
    }

    /// Moves shapes in the outline, between groups or within one.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - destination: The destination in the outline.
    ///   - canvas: The outermost shapes of the destination's canvas, from front to back.
    func move(_ shapes: [ShapeID], to destination: OutlineDestination<ShapeID>, onto canvas: [ShapeID]) {
        let (drawing, scene) = (drawing, scene)
        var (group, offset) = (destination.parent ?? drawing.root, destination.offset)
        if destination.parent == nil {
            // All canvases share the root of the drawing.
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

    /// Hides the selection, or shows it if all of it is hidden.
    func toggleHidden() {
        let shapes = selection.compactMap { drawing.shape($0) }
        let hides = shapes.contains { !$0.isHidden }
        edit(hides ? "Hide" : "Show") { drawing in for shape in shapes { drawing.setHidden(hides, shape.id) } }
    }

    /// Locks the selection, or unlocks it if all of it is locked.
    func toggleLocked() {
        let shapes = selection.compactMap { drawing.shape($0) }
        let locks = shapes.contains { !$0.isLocked }
        edit(locks ? "Lock" : "Unlock") { drawing in for shape in shapes { drawing.setLocked(locks, shape.id) } }
    }

    /// Begins editing the name of the selected shape.
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

    /// Ends editing the name and renames the shape or canvas.
    func endRenaming() {
        guard let id = renaming else { return }
        let accepted = renamingEdit
        renaming = nil
        guard let accepted else { return }
        edit(accepted.name, accepted.change)
        if !canvases.contains(where: { $0.id == id }) { lastRenamed = id }
    }

    /// The edit that accepts the edited name; `nil` if the name is the same.
    var renamingEdit: (name: String, change: (inout Drawing) -> Void)? {
        guard let id = renaming, hasDraftedName else { return nil }
        let name = draftedName
        if canvases.contains(where: { $0.id == id }) {
            return ("Rename Canvas", { [scene] in $0.renameCanvas(id, to: name, scene) })
        }
        return ("Rename", { $0.rename(id, to: name) })
    }

    /// Ends editing the name without accepting it.
    func cancelRenaming() {
        renaming = nil
        recordForRecovery()
    }

    /// Updates the edited name.
    func typeName(_ text: String) {
        draftName = text
        recordForRecovery()
    }
}
