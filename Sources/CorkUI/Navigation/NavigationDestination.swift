/// The destinations of pushed values by their types.
struct NavigationDestinations {
    private var contents: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView] = [:]

    init() {}

    init<V: Hashable, C: View>(_ type: V.Type, _ content: @escaping @MainActor (V) -> C) {
        contents[ObjectIdentifier(type)] = { AnyView(content($0.base as! V)) }
    }

    /// Returns these destinations combined with others, which take precedence.
    func merging(_ others: NavigationDestinations) -> NavigationDestinations {
        var merged = self
        merged.contents.merge(others.contents) { $1 }
        return merged
    }

    @MainActor
    func content(of page: NavigationPage) -> AnyView {
        switch page {
        case .view(let view): return view.content
        case .value(let value):
            let type = type(of: value.base)
            return contents[ObjectIdentifier(type)]?(value) ?? AnyView(UnknownDestination(type: "\(type)"))
        }
    }
}

/// A view that stands for a value without a destination.
private struct UnknownDestination: View {
    let type: String

    var body: some View {
        ContentUnavailableView(
            "Nothing to show", systemImage: "dialog-warning-symbolic",
            description: Text(verbatim: "No navigationDestination(for:) in the stack is for values of \(type)."))
    }
}

struct NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        value = nextValue().merging(value)
    }
}

extension View {
    /// Associates a destination view with a type of values in the enclosing navigation stack.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: A closure that returns the view for a value.
    /// - Returns: The modified view.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
    ) -> some View {
        transformPreference(NavigationDestinationsKey.self) {
            $0 = NavigationDestinations(data, destination).merging($0)
        }
    }
}
