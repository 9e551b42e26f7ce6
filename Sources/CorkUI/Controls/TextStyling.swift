import Foundation

extension Text {
    /// Sets the font, over that of the environment.
    public func font(_ font: Font?) -> Text { looking { $0.font = font } }

    /// Sets the weight, over that of the font; nil for the one of the environment.
    public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }

    /// Sets how the letters are designed, over the design of the font; nil for the one of the environment.
    public func fontDesign(_ design: Font.Design?) -> Text { looking { $0.design = design } }

    /// Gives all letters one width, or leaves them.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    /// Gives all digits one width, so that numbers stand still while they change.
    public func monospacedDigit() -> Text { looking { $0.decorate(.monospacedDigit, true) } }

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Makes the text bold, or leaves it.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Slants the letters.
    public func italic() -> Text { italic(true) }

    /// Slants the letters, or has them upright whatever is said around.
    public func italic(_ isActive: Bool) -> Text { looking { $0.decorate(.italic, isActive) } }

    /// Draws a line under the text, or none whatever is said around.
    public func underline(_ isActive: Bool = true) -> Text { looking { $0.decorate(.underline, isActive) } }

    /// Draws a line under the text in a colour, or none whatever is said around.
    ///
    /// - Parameters:
    ///   - isActive: whether there is a line.
    ///   - color: of the line; nil for that of the text.
    /// - Returns: The text with the line.
    public func underline(_ isActive: Bool = true, color: Color?) -> Text {
        underline(isActive).looking { if let color { $0.rareValues.underlineColor = color } }
    }

    /// Draws a line under the text in a colour, or none whatever is said around.
    ///
    /// - Parameters:
    ///   - isActive: whether there is a line.
    ///   - pattern: of which strokes it is; it is whole in any case.
    ///   - color: of the line; nil for that of the text.
    /// - Returns: The text with the line.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }

    /// Draws a line through the text, or none whatever is said around.
    public func strikethrough(_ isActive: Bool = true) -> Text { looking { $0.decorate(.strikethrough, isActive) } }

    /// Draws a line through the text in a colour, or none whatever is said around.
    ///
    /// - Parameters:
    ///   - isActive: whether there is a line.
    ///   - color: of the line; nil for that of the text.
    /// - Returns: The text with the line.
    public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        strikethrough(isActive).looking { if let color { $0.rareValues.strikethroughColor = color } }
    }

    /// Draws a line through the text in a colour, or none whatever is said around.
    ///
    /// - Parameters:
    ///   - isActive: whether there is a line.
    ///   - pattern: of which strokes it is; it is whole in any case.
    ///   - color: of the line; nil for that of the text.
    /// - Returns: The text with the line.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }

    /// Sets the style of the letters, over that of the environment.
    ///
    /// They have the first colour of a gradient. Where a view is enough, the modifier of views is taken, whose colours are
    /// animated.
    @_disfavoredOverload
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        looking { $0.rareValues.style = AnyShapeStyle(style) }
    }

    /// Sets the colour of the letters, over that of the environment; nil for that.
    ///
    /// Where a view is enough, the modifier of views is taken, whose colours are animated.
    @_disfavoredOverload
    public func foregroundColor(_ color: Color?) -> Text {
        looking { if color != nil || !$0.isUsual { $0.rareValues.style = color.map { AnyShapeStyle($0) } } }
    }

    /// Raises the letters over the line they stand on.
    ///
    /// - Parameter baselineOffset: in points; below 0 they are lower.
    /// - Returns: The raised text.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        looking { if baselineOffset != 0 || !$0.isUsual { $0.rareValues.baselineOffset = baselineOffset } }
    }
}

extension TextLook {
    /// The look in an environment, of a part without a place.
    func resolve(in environment: EnvironmentValues) -> ResolvedTextRun {
        var font = (font ?? environment.font ?? .body).resolve(in: environment)
        if let weight = weight ?? environment.fontWeight { font.weight = weight }
        if let design = design ?? environment.fontDesign { font.design = design }
        let decorations = environment.textDecorations.subtracting(removed).union(added)
        if decorations.contains(.italic) { font.isItalic = true }
        if decorations.contains(.monospacedDigit) { font.hasMonospacedDigits = true }
        var run = ResolvedTextRun(range: 0..<0, font: font)
        run.isUnderlined = decorations.contains(.underline)
        run.isStruckThrough = decorations.contains(.strikethrough)
        run.letterSpacing = letterSpacing.points(in: environment.letterSpacing)
        guard !isUsual else { return run }
        let rare = rareValues
        func color(_ style: AnyShapeStyle?) -> Color.Resolved? {
            style?._paint(in: environment, CGRect(x: 0, y: 0, width: 100, height: 100)).mainColor
        }
        run.color = color(rare.style)
        run.background = color(rare.background)
        run.baselineOffset = rare.baselineOffset ?? 0
        run.underlineColor = rare.underlineColor?.resolve(in: environment)
        run.strikethroughColor = rare.strikethroughColor?.resolve(in: environment)
        run.link = rare.link
        return run
    }
}

extension ResolvedTextRun {
    /// Whether it has what no text has as a whole.
    var isRare: Bool {
        background != nil || baselineOffset != 0 || underlineColor != nil || strikethroughColor != nil || link != nil
            || image != nil
    }

    /// Whether it is drawn as another part is, wherever both are.
    func looksAs(_ other: ResolvedTextRun) -> Bool {
        var here = self
        here.range = other.range
        return here == other
    }
}

/// The style of the letters takes all looks between two.
extension Text: Animatable {
    /// The style of the letters, as far as it can be animated.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(style: look.isUsual ? nil : look.rareValues.style) }
        set {
            guard var style = look.rareValues.style else { return }
            newValue.apply(to: &style)
            self = looking { $0.rareValues.style = style }
        }
    }
}
