/// The visibility of an element of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default visibility.
    case automatic
    case visible
    case hidden
}
