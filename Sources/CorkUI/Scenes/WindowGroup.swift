import Foundation

/// Windows that show a view, each by itself.
///
/// The first opens with the app, where the group is its first scene; others are opened with ``EnvironmentValues/openWindow``.
public struct WindowGroup<Content: View>: Scene {
    private let window: _WindowDescription

    /// Windows called after the program.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.init("", content: content) }

    /// Windows called after the program.
    ///
    /// - Parameters:
    ///   - id: what opens one.
    ///   - content: Makes the content of a window.
    public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init("", id: id, content: content)
    }

    /// Windows with a title, which holds until a view inside sets another with `navigationTitle(_:)`.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = _WindowDescription(.group, title: String(title), content: content)
    }

    /// Windows with a title.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: what opens one.
    ///   - content: Makes the content of a window.
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = _WindowDescription(.group, id: id, title: String(title), content: content)
    }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("WindowGroup has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { windows.append(window) }
}

extension WindowGroup {
    /// Windows that each show a value: one for every value that is opened.
    ///
    /// - Parameters:
    ///   - title: what they are called until a view inside says otherwise.
    ///   - id: what opens one; nil where the type of the value is enough.
    ///   - type: the type of the values.
    ///   - content: shows the value; nil where a window was opened without one. A window that writes another value is the
    ///     window of that one from then on.
    public init<D: Hashable, ValueContent: View>(
        _ title: String = "", id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> ValueContent
    ) where Content == _PresentedValueView<D, ValueContent> {
        // Written as `$name in`, a closure takes its isolation from where it stands, which is the main actor.
        nonisolated(unsafe) let content = content
        var window = _WindowDescription(.group, id: id, title: title) {
            _PresentedValueView { content($0) }
        }
        window.valueType = type
        self.window = window
    }

    /// Windows that each show a value: one for every value that is opened.
    ///
    /// - Parameters:
    ///   - title: what they are called until a view inside says otherwise.
    ///   - id: what opens one; nil where the type of the value is enough.
    ///   - type: the type of the values.
    ///   - content: shows the value.
    ///   - defaultValue: what is shown where a window was opened without a value.
    public init<D: Hashable, ValueContent: View>(
        _ title: String = "", id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> ValueContent,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == _PresentedValueView<D, ValueContent> {
        nonisolated(unsafe) let content = content
        var window = _WindowDescription(.group, id: id, title: title) {
            _PresentedValueView { (value: Binding<D?>) in
                content(Binding(get: { value.wrappedValue! }, set: { value.wrappedValue = $0 }))
            } defaultValue: {
                defaultValue()
            }
        }
        window.valueType = type
        self.window = window
    }
}

/// Gives the value of its window to a view.
public struct _PresentedValueView<D: Hashable, Content: View>: View {
    let content: @MainActor (Binding<D?>) -> Content
    var defaultValue: (@MainActor () -> D)?
    @Environment(\.presentedValue) private var presentedByWindow
    /// Where no window presents anything.
    @State private var own = PresentedValue()

    /// The content that is shown.
    public var body: some View {
        let presented = presentedByWindow ?? own
        if let defaultValue { presented.provide(defaultValue) }
        let typed = TypedValue<D>(presented)
        return content(Binding(get: { typed.value }, set: { typed.value = $0 }))
    }
}

/// The value that a window was opened for, as the window has changed it.
@MainActor
package final class PresentedValue {
    private let location: StateLocation<AnyHashable?>
    /// What stands for the value where the window was opened without one.
    private var fallback: AnyHashable?

    /// - Parameter value: nil where the window was opened without one.
    package init(_ value: AnyHashable? = nil) { location = StateLocation(value) }

    var value: AnyHashable? {
        get { location.value ?? fallback }
        set { location.value = newValue }
    }

    fileprivate func provide<D: Hashable>(_ make: () -> D) {
        if value == nil { fallback = AnyHashable(make()) }
    }
}

/// The value of a window by its type.
@MainActor
private final class TypedValue<D: Hashable> {
    private let presented: PresentedValue

    init(_ presented: PresentedValue) { self.presented = presented }

    var value: D? {
        get { presented.value?.base as? D }
        set { presented.value = newValue.map { AnyHashable($0) } }
    }
}

private struct PresentedValueKey: EnvironmentKey {
    static var defaultValue: PresentedValue? { nil }
}

extension EnvironmentValues {
    /// The value that the window was opened for; nil where the view is in none.
    package var presentedValue: PresentedValue? {
        get { self[PresentedValueKey.self] }
        set { self[PresentedValueKey.self] = newValue }
    }
}
