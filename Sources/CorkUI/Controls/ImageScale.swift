import Foundation

extension Image {
    /// The size of icons relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than usual.
        case small
        /// The usual size.
        case medium
        /// Larger than usual.
        case large

        /// The factor of the usual size.
        package var factor: CGFloat {
            switch self {
            case .small: 0.75
            case .medium: 1
            case .large: 1.5
            }
        }
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of icons relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of icons within the view.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
