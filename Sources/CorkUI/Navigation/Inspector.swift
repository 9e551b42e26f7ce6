import Foundation

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// A view with a column of details at its trailing edge.
private struct InspectedView<Content: View, Details: View>: View {
    let isPresented: Bool
    let content: Content
    let details: Details
    @State private var width = Self.usualWidth

    private static var usualWidth: CGFloat { 260 }

    var body: some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented {
                HStack(spacing: 0) {
                    Divider()
                    VStack { details }
                        .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? Self.usualWidth }
                        .frame(width: width)
                        .frame(maxHeight: .infinity, alignment: .top)
                }
                .transition(.move(edge: .trailing))
            }
        }
    }
}

extension View {
    /// Shows a column of details at the trailing edge of the view while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: The binding.
    ///   - content: The details.
    /// - Returns: The modified view.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        InspectedView(isPresented: isPresented.wrappedValue, content: self, details: content())
    }

    /// Sets the width of the inspector that shows the view, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets the width of the inspector that shows the view, in points; people cannot change it.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthKey.self, value: ideal)
    }
}
