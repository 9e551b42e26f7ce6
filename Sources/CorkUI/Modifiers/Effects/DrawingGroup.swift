extension View {
    /// Renders the drawings in the view as pixels, rendering equal ones only once.
    ///
    /// It is worthwhile for complex drawings that appear in many places or are drawn repeatedly. It costs four bytes
    /// for each pixel, and loses sharpness when an ancestor is magnified.
    public func drawingGroup() -> some View { environment(\.isInDrawingGroup, true) }
}

private struct DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether drawings are rendered as pixels before they are shown.
    package var isInDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}
