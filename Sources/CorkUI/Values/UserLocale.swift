import DocumentFiles
import Foundation

extension EnvironmentValues {
    /// How the person writes dates, times and numbers, as the environment of the program says; it cannot be set.
    public var locale: Locale { .user }
}

extension FormatStyle {
    /// The style, in the person's locale unless it was given another one.
    var inUserLocale: Self { self == locale(.autoupdatingCurrent) ? locale(.user) : self }
}
