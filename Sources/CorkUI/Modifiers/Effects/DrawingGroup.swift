extension View {
    /// Paints the drawings inside as pixels before they are shown, those that look the same only once.
    ///
    /// Worth it for what is drawn in many places or again and again, such as the paper of cards. Costs four bytes for each
    /// pixel of a drawing, and sharpness where something around is magnified.
    public func drawingGroup() -> some View { environment(\.isInDrawingGroup, true) }
}

private struct DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether drawings are painted as pixels before they are shown.
    package var isInDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}
