private struct TabLabelKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}

extension ContainerValues {
    /// The label of the tab that shows the subview in a tab view.
    var tabLabel: AnyView? {
        get { self[TabLabelKey.self] }
        set { self[TabLabelKey.self] = newValue }
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    /// A tab for searching.
    public static let search = TabRole()
}

/// A tab of a tab view: its content and its label.
public struct Tab<Value, Content: View, Label: View>: View {
    private let tag: (any Hashable)?
    private let content: Content
    private let label: Label

    /// Creates a tab with a value and a label.
    ///
    /// - Parameters:
    ///   - value: The value of the selection that selects the tab.
    ///   - role: The purpose of the tab, which has no effect on its place.
    ///   - content: The content, which is made when the tab is first selected.
    ///   - label: The label of the tab's button.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value: Hashable {
        (tag, self.content, self.label) = (value, content(), label())
    }

    /// Creates a tab with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never {
        (tag, self.content, self.label) = (nil, content(), label())
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack { content }
    }
}

extension Tab {
    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        var shape = _ViewListShape.unary
        shape.hasValues = true
        return shape
    }

    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs
        func setTag(_ value: some Hashable) { inputs.values.setTag(value, includeOptional: true) }
        if let tag { setTag(tag) }
        inputs.values.tabLabel = AnyView(label)
        return inputs
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value, a localized title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), systemImage) }
    }

    /// Creates a tab with a value, a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), systemImage) }
    }

    /// Creates a tab with a localized title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), systemImage) }
    }

    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(role: role, content: content) { DefaultTabLabel(Text(title), systemImage) }
    }

    /// Creates a tab with a value and the usual label of its purpose.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) where Value: Hashable {
        self.init(value: value, role: role, content: content) { DefaultTabLabel.search }
    }

    /// Creates a tab with the usual label of its purpose.
    public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(role: role, content: content) { DefaultTabLabel.search }
    }
}

/// The label of a tab with a title and an icon.
public struct DefaultTabLabel: View {
    private let title: Text
    private let systemImage: String

    init(_ title: Text, _ systemImage: String) { (self.title, self.systemImage) = (title, systemImage) }

    static var search: DefaultTabLabel { DefaultTabLabel(Text("Search"), "magnifyingglass") }

    /// The content and behavior of the view.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

/// Tabs that belong together; their title has no effect, because the buttons stand in one row.
public struct TabSection<Content: View>: View {
    private let content: Content

    /// Creates a section with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a section with a header.
    public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }

    /// The content and behavior of the view.
    public var body: some View { content }
}

extension View {
    /// Sets the label of the tab that shows the view in a tab view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        containerValue(\.tabLabel, AnyView(label()))
    }
}
