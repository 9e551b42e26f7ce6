/// The presentation of a view, as its binding in the environment shows it.
public struct PresentationMode {
    /// A Boolean value that indicates whether the view is presented.
    public fileprivate(set) var isPresented: Bool

    /// Dismisses the view if it is presented.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// A binding to the presentation of the view; use ``dismiss`` in new code.
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresented
        // The action runs on the main actor only.
        nonisolated(unsafe) let dismiss = dismiss
        return Binding(get: { PresentationMode(isPresented: isPresented) }) { mode in
            if !mode.isPresented { dismiss() }
        }
    }
}
