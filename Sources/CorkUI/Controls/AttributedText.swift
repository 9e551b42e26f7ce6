import Foundation

extension Text {
    /// Shows an attributed string: its fonts, colours, lines, spacing and links.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs.map { run in
                TextRun(
                    content: .string(String(attributedContent[run.range].characters)), look: TextLook(run.attributes))
            })
    }

    /// Shows a value as a style formats it with attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.inUserLocale.format(input))
    }
}

extension TextLook {
    fileprivate init(_ attributes: AttributeContainer) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        font = attributes[Scope.FontAttribute.self]
        letterSpacing.kerning = attributes[Scope.KerningAttribute.self]
        letterSpacing.tracking = attributes[Scope.TrackingAttribute.self]
        let underline = attributes[Scope.UnderlineStyleAttribute.self]
        if underline != nil { decorate(.underline, true) }
        let strikethrough = attributes[Scope.StrikethroughStyleAttribute.self]
        if strikethrough != nil { decorate(.strikethrough, true) }
        rareValues = RareValues(
            style: attributes[Scope.ForegroundColorAttribute.self].map { AnyShapeStyle($0) },
            background: attributes[Scope.BackgroundColorAttribute.self].map { AnyShapeStyle($0) },
            baselineOffset: attributes[Scope.BaselineOffsetAttribute.self], underlineColor: underline?.color,
            strikethroughColor: strikethrough?.color, link: attributes.link)
    }
}

extension AttributeScopes {
    /// The attributes that texts show, beside links.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The room after each letter, in points.
        public let kern: KerningAttribute
        /// The room after each letter, in points, over all kerning.
        public let tracking: TrackingAttribute
        /// How far the letters are raised over the line, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = Font
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = Color
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = Color
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through the letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = Text.LineStyle
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line under the letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = Text.LineStyle
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The room after each letter, in points.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = CGFloat
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The room after each letter, in points, over all kerning.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = CGFloat
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// How far the letters are raised over the line, in points.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute is set to.
            public typealias Value = CGFloat
            /// What the attribute is called in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that texts show, beside links.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of ``AttributeScopes/SwiftUIAttributes`` by its name.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    {
        self[T.self]
    }
}
