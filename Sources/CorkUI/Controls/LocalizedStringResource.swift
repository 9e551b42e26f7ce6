import Foundation

/// A text that is translated where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key of the translation.
    let key: LocalizedStringKey

    /// Creates a text from its key in the language of the program.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    /// Creates a text from a key with values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
}

extension Text {
    /// Creates a text from a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}

extension String {
    /// Creates the translation of a resource.
    @MainActor
    public init(localized resource: LocalizedStringResource) { self = resource.key.string() }
}

extension Button where Label == Text {
    /// Creates a button whose title is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(title.key, action: action)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label whose title is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) { self.init(title.key, systemImage: name) }
}
