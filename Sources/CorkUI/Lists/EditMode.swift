/// The mode in which a list is edited.
public enum EditMode: Hashable, Sendable {
    /// Rows cannot be edited.
    case inactive
    /// Rows can be edited for a moment.
    case transient
    /// Rows can be edited.
    case active

    /// A Boolean value that indicates whether rows can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The mode in which lists are edited, which ``EditButton`` changes.
    ///
    /// Lists of a desktop need no mode: their rows are selected, moved, and deleted at any time. Views of one's own can
    /// show more while people edit.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing, where the environment has an edit mode.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public nonisolated init() {}

    /// The content and behavior of the view.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .disabled(editMode == nil)
    }
}
