import Foundation

extension Text {
    /// Creates a text view from an attributed string, with its fonts, colors, lines, spacing, and links.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs.map { run in
                TextRun(
                    content: .string(String(attributedContent[run.range].characters)), look: TextLook(run.attributes))
            })
    }

    /// Creates a text view from a value and a format style that produces an attributed string.
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
    /// The attributes that ``Text`` shows, in addition to links.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space after each letter, in points.
        public let kern: KerningAttribute
        /// The space after each letter, in points, which replaces the kerning.
        public let tracking: TrackingAttribute
        /// The distance from the baseline to the raised letters, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Font
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The color of the letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The color behind the letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through the letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line under the letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The space after each letter, in points.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The space after each letter, in points, which replaces the kerning.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// The distance from the baseline to the raised letters, in points.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that ``Text`` shows, in addition to links.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns the attribute of ``AttributeScopes/SwiftUIAttributes`` that a key path names.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    {
        self[T.self]
    }
}
