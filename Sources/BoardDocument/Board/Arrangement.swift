/// How the cards of a section hang.
public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// In straight lines.
    case tidy
    /// Askew, each card where it always hangs.
    case scattered
}
