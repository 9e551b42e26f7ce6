/// A link whose destination is shown while a binding says so.
public struct _BoundDestination<Destination: View>: View {
    let isActive: Binding<Bool>
    let destination: Destination

    /// The content and behavior of the view.
    public var body: some View { destination }
}

extension NavigationLink {
    /// Creates a link that pushes a view and sets a binding, which also pushes and removes the view.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) and a button.")
    public init<Shown: View>(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Shown, @ViewBuilder label: () -> Label
    )
    where Destination == _BoundDestination<Shown> {
        self.init(isActive: isActive, _BoundDestination(isActive: isActive, destination: destination()), label: label)
    }

    /// Creates a link that pushes a view and sets a binding, which also pushes and removes the view.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) and a button.")
    public init<Shown: View>(destination: Shown, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    where Destination == _BoundDestination<Shown> {
        self.init(isActive: isActive, _BoundDestination(isActive: isActive, destination: destination), label: label)
    }

    /// Creates a link that pushes a view and selects a tag, whose selection also pushes the view.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:) and a button.")
    public init<V: Hashable, Shown: View>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Shown, @ViewBuilder label: () -> Label
    ) where Destination == _BoundDestination<Shown> {
        self.init(isActive: selection.holds(tag), destination: destination, label: label)
    }

    /// Creates a link that pushes a view and selects a tag, whose selection also pushes the view.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:) and a button.")
    public init<V: Hashable, Shown: View>(
        destination: Shown, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) where Destination == _BoundDestination<Shown> {
        self.init(destination: destination, isActive: selection.holds(tag), label: label)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link that pushes a view and sets a binding, which also pushes and removes the view.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) and a button.")
    public init<Shown: View>(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Shown
    ) where Destination == _BoundDestination<Shown> {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Creates a link that pushes a view and sets a binding, which also pushes and removes the view.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) and a button.")
    public init<Shown: View>(_ titleKey: LocalizedStringKey, destination: Shown, isActive: Binding<Bool>)
    where Destination == _BoundDestination<Shown> {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link that pushes a view and selects a tag, whose selection also pushes the view.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:) and a button.")
    public init<V: Hashable, Shown: View>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Shown
    ) where Destination == _BoundDestination<Shown> {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }
}

extension Binding {
    /// Returns a binding to whether the value is `tag`.
    @MainActor
    fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isSelected in
                if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}
