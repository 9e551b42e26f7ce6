/// A button that pushes a view in the enclosing navigation stack, or shows it in the last column of the enclosing split
/// view.
///
/// It is disabled where there is neither. In a list that selects values of the link's type, the link selects its value
/// instead, and its row is tagged with that value. Views that depend on the selection are then the same, however the
/// row was selected. In other lists and in forms it is a row with a chevron.
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case value(AnyHashable?)
        case view(Destination)
        case bound(Binding<Bool>, Destination)
    }

    private let target: Target
    private let label: Label
    @Environment(\.navigator) private var navigator
    @Environment(\.rowLinks) private var rowLinks
    @Environment(\._isForm) private var isForm

    /// Creates a link that pushes a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(destination()), label())
    }

    /// Creates a link that pushes a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(destination), label())
    }

    init(isActive: Binding<Bool>, _ destination: Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.bound(isActive, destination), label())
    }

    /// The content and behavior of the view.
    public var body: some View {
        if case .bound(let isActive, let destination) = target {
            button.navigationDestination(isPresented: isActive) { destination }
        } else {
            button
        }
    }

    @ViewBuilder private var button: some View {
        if let value, rowLinks?.admits(value) == true {
            Button(action: { select(value) }) { label }.buttonStyle(.plain)
        } else if rowLinks != nil || isForm {
            Button(action: push) { ChevronRow(label: label) }
                .buttonStyle(.plain)
                .disabled(navigator == nil || isEmpty)
        } else {
            Button(action: push) { label }.disabled(navigator == nil || isEmpty)
        }
    }

    private var value: AnyHashable? { if case .value(let value?) = target { value } else { nil } }
    private var isEmpty: Bool { if case .value(nil) = target { true } else { false } }

    private func select(_ value: AnyHashable) {
        rowLinks?.select(value)
        navigator?.showSelected()
    }

    private func push() {
        switch target {
        case .value(let value): value.map { navigator?.push($0) }
        case .view(let destination): navigator?.push(AnyView(destination))
        case .bound(let isActive, _): isActive.wrappedValue = true
        }
    }
}

/// The label of a link that fills a row.
private struct ChevronRow<Label: View>: View {
    let label: Label
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: direction == .leftToRight ? "go-next-symbolic" : "go-previous-symbolic")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        }
    }
}

extension NavigationLink {
    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        var shape = _ViewListShape.unary
        shape.hasValues = true
        return shape
    }

    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs
        func tag(_ value: some Hashable) { inputs.values.setTag(value, includeOptional: true) }
        if let value = value?.base as? any Hashable { tag(value) }
        return inputs
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes the destination of a value, as `navigationDestination(for:destination:)` declares it;
    /// `nil` disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link that pushes a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link that pushes a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link that pushes a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link that pushes a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes the destination of a value, as `navigationDestination(for:destination:)` declares it;
    /// `nil` disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link that pushes the destination of a value, as `navigationDestination(for:destination:)` declares it;
    /// `nil` disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
