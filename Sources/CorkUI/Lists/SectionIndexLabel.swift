/// A modifier that labels a section in the section index of its list.
public struct _SectionIndexLabelModifier: _MetadataModifier {
    let label: Text?

    /// False, because a list reads the labels of all its sections and so needs to list each of them.
    public static var _keepsCount: Bool { false }

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values.sectionIndexLabel = label }
}

private struct SectionIndexLabelKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}

extension ContainerValues {
    /// The label of a section in the section index of its list.
    var sectionIndexLabel: Text? {
        get { self[SectionIndexLabelKey.self] }
        set { self[SectionIndexLabelKey.self] = newValue }
    }
}

private struct ListSectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var listSectionIndexVisibility: Visibility {
        get { self[ListSectionIndexVisibilityKey.self] }
        set { self[ListSectionIndexVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of a section in the section index of its list.
    ///
    /// The section index is a strip at the trailing edge of a list whose sections have labels. A click, a drag or an
    /// arrow key on it scrolls to a section.
    ///
    /// - Parameter label: The label, typically a single character. With `nil` the section has none.
    /// - Returns: The modified view.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(_SectionIndexLabelModifier(label: label))
    }

    /// Sets the localized label of a section in the section index of its list.
    public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets the label of a section in the section index of its list.
    @_disfavoredOverload
    public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets whether lists within the view show a section index.
    ///
    /// - Parameter visibility: The visibility. Unless it is hidden, a list shows the index if sections have labels.
    /// - Returns: The modified view.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.listSectionIndexVisibility, visibility)
    }
}
