/// What makes views of a kind look as they do at a place.
indirect enum Styling<Look, Style> {
    /// A look of their own.
    case native(Look)
    /// A style, and what it was set in, which such views in its body have.
    case made(Style, in: Styling)

    /// What views have where a style is set; `look` is the look of their own that the style stands for, if it does.
    func setting(_ style: Style, look: Look?) -> Self { look.map { .native($0) } ?? .made(style, in: self) }
}
