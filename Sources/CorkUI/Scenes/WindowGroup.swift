import Foundation

/// A scene with any number of windows, each with a view of its own.
///
/// If the group is the app's first scene, a window opens when the app starts. ``EnvironmentValues/openWindow`` opens
/// others.
public struct WindowGroup<Content: View>: Scene {
    private let window: _WindowDescription

    /// Creates a group of windows with the name of the program as title.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.init("", content: content) }

    /// Creates a group of windows with the name of the program as title.
    ///
    /// - Parameters:
    ///   - id: The id with which ``EnvironmentValues/openWindow`` opens a window.
    ///   - content: Makes the content of a window.
    public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init("", id: id, content: content)
    }

    /// Creates a group of windows with a title, unless a view inside sets another with `navigationTitle(_:)`.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = _WindowDescription(.group, title: String(title), content: content)
    }

    /// Creates a group of windows with a title.
    ///
    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: The id with which ``EnvironmentValues/openWindow`` opens a window.
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
    /// Creates a group with a window for each presented value.
    ///
    /// - Parameters:
    ///   - title: The title, unless a view inside sets another.
    ///   - id: The id of the scene; `nil` if the type of the value identifies it.
    ///   - type: The type of the values.
    ///   - content: Makes the content from a binding to the value, `nil` for a window without one. A window that sets
    ///     another value becomes the window of that value.
    public init<D: Hashable, ValueContent: View>(
        _ title: String = "", id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> ValueContent
    ) where Content == _PresentedValueView<D, ValueContent> {
        // Passed as `$name in`, a closure inherits the isolation of its context, the main actor.
        nonisolated(unsafe) let content = content
        var window = _WindowDescription(.group, id: id, title: title) {
            _PresentedValueView { content($0) }
        }
        window.valueType = type
        self.window = window
    }

    /// Creates a group with a window for each presented value.
    ///
    /// - Parameters:
    ///   - title: The title, unless a view inside sets another.
    ///   - id: The id of the scene; `nil` if the type of the value identifies it.
    ///   - type: The type of the values.
    ///   - content: Makes the content from a binding to the value.
    ///   - defaultValue: Makes the value of a window opened without one.
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

/// A view that passes the presented value of its window to its content.
public struct _PresentedValueView<D: Hashable, Content: View>: View {
    let content: @MainActor (Binding<D?>) -> Content
    var defaultValue: (@MainActor () -> D)?
    @Environment(\.presentedValue) private var presentedByWindow
    /// The value without a presenting window.
    @State private var own = PresentedValue()

    /// The content that is shown.
    public var body: some View {
        let presented = presentedByWindow ?? own
        if let defaultValue { presented.provide(defaultValue) }
        let typed = TypedValue<D>(presented)
        return content(Binding(get: { typed.value }, set: { typed.value = $0 }))
    }
}

/// The value that a window presents, which the window can change.
@MainActor
package final class PresentedValue {
    private let location: StateLocation<AnyHashable?>
    /// The value used if the window was opened without one.
    private var fallback: AnyHashable?

    /// Creates the value of a window.
    ///
    /// - Parameter value: `nil` if the window was opened without a value.
    package init(_ value: AnyHashable? = nil) { location = StateLocation(value) }

    var value: AnyHashable? {
        get { location.value ?? fallback }
        set { location.value = newValue }
    }

    fileprivate func provide<D: Hashable>(_ make: () -> D) {
        if value == nil { fallback = AnyHashable(make()) }
    }
}

/// A typed accessor for the presented value of a window.
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
    /// The value that the window presents; `nil` if the view is not in such a window.
    package var presentedValue: PresentedValue? {
        get { self[PresentedValueKey.self] }
        set { self[PresentedValueKey.self] = newValue }
    }
}
