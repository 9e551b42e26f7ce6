/// The source of the appearance of a kind of view in an environment.
indirect enum Styling<Look, Style> {
    /// A built-in look.
    case native(Look)
    /// A custom style, and the styling of such views inside its body.
    case made(Style, in: Styling)

    /// Returns the styling where a style is set.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - look: The built-in look of the style, or `nil` if it makes its own body.
    /// - Returns: The styling.
    func setting(_ style: Style, look: Look?) -> Self { look.map { .native($0) } ?? .made(style, in: self) }
}
