/// The arrangement of the cards of a section.
public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// Straight rows.
    case tidy
    /// Tilted cards, each always at the same angle.
    case scattered
}
