extension Text {
    /// The look of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// Of which strokes a line is: text has whole lines, whichever is asked for.
        public struct Pattern: Hashable, Sendable {
            private enum Kind: Hashable { case solid, dot, dash, dashDot, dashDotDot }
            private let kind: Kind

            /// One stroke.
            public static let solid = Pattern(kind: .solid)
            /// Dots.
            public static let dot = Pattern(kind: .dot)
            /// Dashes.
            public static let dash = Pattern(kind: .dash)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(kind: .dashDot)
            /// Dashes and two dots in turn.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        /// The colour; nil for that of the text.
        let color: Color?

        /// - Parameters:
        ///   - pattern: of which strokes the line is; it is whole in any case.
        ///   - color: of the line; nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

        /// A line in the colour of the text.
        public static let single = LineStyle()
    }
}
