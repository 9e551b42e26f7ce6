/// A button that pushes a view in the navigation stack around, or shows it in the last column of the split view around;
/// disabled where there is neither.
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case value(AnyHashable?)
        case view(Destination)
    }

    private let target: Target
    private let label: Label
    @Environment(\.navigator) private var navigator

    /// Pushes a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(destination()), label())
    }

    /// Pushes a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(destination), label())
    }

    public var body: some View {
        Button(action: push) { label }.disabled(navigator == nil || isEmpty)
    }

    private var isEmpty: Bool { if case .value(nil) = target { true } else { false } }

    private func push() {
        switch target {
        case .value(let value): value.map { navigator?.push($0) }
        case .view(let destination): navigator?.push(AnyView(destination))
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Pushes what a `navigationDestination(for:destination:)` shows for a value; disabled where it is nil.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
    }
}

extension NavigationLink where Label == Text {
    /// Pushes a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Pushes a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Pushes a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Pushes a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Pushes what a `navigationDestination(for:destination:)` shows for a value; disabled where it is nil.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Pushes what a `navigationDestination(for:destination:)` shows for a value; disabled where it is nil.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
