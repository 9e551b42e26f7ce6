extension Text {
    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        ///
        /// Every line is drawn solid.
        public struct Pattern: Hashable, Sendable {
            private enum Kind: Hashable { case solid, dot, dash, dashDot, dashDotDot }
            private let kind: Kind

            /// A solid line.
            public static let solid = Pattern(kind: .solid)
            /// A line of dots.
            public static let dot = Pattern(kind: .dot)
            /// A line of dashes.
            public static let dash = Pattern(kind: .dash)
            /// A line of alternating dashes and dots.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A line of dashes, each followed by two dots.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        /// The color of the line, or `nil` for that of the text.
        let color: Color?

        /// Creates a line style.
        ///
        /// - Parameters:
        ///   - pattern: The pattern of the line. Every line is drawn solid.
        ///   - color: The color of the line. `nil` uses the color of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

        /// A solid line in the color of the text.
        public static let single = LineStyle()
    }
}
