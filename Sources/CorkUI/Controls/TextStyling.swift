import Foundation

extension Text {
    /// Sets the font, which overrides that of the environment.
    public func font(_ font: Font?) -> Text { looking { $0.font = font } }

    /// Sets the weight, which overrides that of the font; `nil` uses the weight of the environment.
    public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }

    /// Sets the design, which overrides that of the font; `nil` uses the design of the environment.
    public func fontDesign(_ design: Font.Design?) -> Text { looking { $0.design = design } }

    /// Gives all letters the same width, or returns the text unchanged.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    /// Gives all digits the same width, so that numbers stay in place while they change.
    public func monospacedDigit() -> Text { looking { $0.decorate(.monospacedDigit, true) } }

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Makes the text bold, or returns it unchanged.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Applies italics to the text.
    public func italic() -> Text { italic(true) }

    /// Applies italics to the text, or removes those of the environment.
    public func italic(_ isActive: Bool) -> Text { looking { $0.decorate(.italic, isActive) } }

    /// Underlines the text, or removes the underline of the environment.
    public func underline(_ isActive: Bool = true) -> Text { looking { $0.decorate(.underline, isActive) } }

    /// Underlines the text in a color, or removes the underline of the environment.
    ///
    /// - Parameters:
    ///   - isActive: A Boolean value that indicates whether the text has the line.
    ///   - color: The color of the line. `nil` uses the color of the text.
    /// - Returns: The text with the line.
    public func underline(_ isActive: Bool = true, color: Color?) -> Text {
        underline(isActive).looking { if let color { $0.rareValues.underlineColor = color } }
    }

    /// Underlines the text with a pattern and a color, or removes the underline of the environment.
    ///
    /// - Parameters:
    ///   - isActive: A Boolean value that indicates whether the text has the line.
    ///   - pattern: The pattern of the line. Every line is drawn solid.
    ///   - color: The color of the line. `nil` uses the color of the text.
    /// - Returns: The text with the line.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }

    /// Strikes through the text, or removes the line of the environment.
    public func strikethrough(_ isActive: Bool = true) -> Text { looking { $0.decorate(.strikethrough, isActive) } }

    /// Strikes through the text in a color, or removes the line of the environment.
    ///
    /// - Parameters:
    ///   - isActive: A Boolean value that indicates whether the text has the line.
    ///   - color: The color of the line. `nil` uses the color of the text.
    /// - Returns: The text with the line.
    public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        strikethrough(isActive).looking { if let color { $0.rareValues.strikethroughColor = color } }
    }

    /// Strikes through the text with a pattern and a color, or removes the line of the environment.
    ///
    /// - Parameters:
    ///   - isActive: A Boolean value that indicates whether the text has the line.
    ///   - pattern: The pattern of the line. Every line is drawn solid.
    ///   - color: The color of the line. `nil` uses the color of the text.
    /// - Returns: The text with the line.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }

    /// Sets the style of the letters, which overrides that of the environment.
    ///
    /// Letters in a gradient have its first color. Swift prefers the view modifier of the same name, which animates,
    /// where the result may be any view.
    @_disfavoredOverload
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        looking { $0.rareValues.style = AnyShapeStyle(style) }
    }

    /// Sets the color of the letters, which overrides that of the environment; `nil` uses the color of the
    /// environment.
    ///
    /// Swift prefers the view modifier of the same name, which animates, where the result may be any view.
    @_disfavoredOverload
    public func foregroundColor(_ color: Color?) -> Text {
        looking { if color != nil || !$0.isUsual { $0.rareValues.style = color.map { AnyShapeStyle($0) } } }
    }

    /// Raises the letters above the baseline.
    ///
    /// - Parameter baselineOffset: The distance in points. A negative value lowers the letters.
    /// - Returns: The raised text.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        looking { if baselineOffset != 0 || !$0.isUsual { $0.rareValues.baselineOffset = baselineOffset } }
    }
}

extension TextLook {
    /// Returns the attributes in an environment, with an empty range.
    func resolve(in environment: EnvironmentValues) -> ResolvedTextRun {
        var font = (font ?? environment.font ?? .body).resolve(in: environment)
        if let weight = weight ?? environment.fontWeight { font.weight = weight }
        let around = environment.surroundingText
        if let width = around.width { font.width = width }
        if let design = design ?? environment.fontDesign { font.design = design }
        let decorations = environment.textDecorations.subtracting(removed).union(added)
        if decorations.contains(.italic) { font.isItalic = true }
        if decorations.contains(.monospacedDigit) { font.hasMonospacedDigits = true }
        var run = ResolvedTextRun(range: 0..<0, font: font)
        run.isUnderlined = decorations.contains(.underline)
        run.isStruckThrough = decorations.contains(.strikethrough)
        run.letterSpacing = letterSpacing.points(in: environment.letterSpacing)
        if around.redactionReasons.contains(.placeholder) {
            // Pango takes no alpha for an opaque color.
            run.color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.001)
            run.background = Color.primary.resolve(in: environment).opacity(0.15)
            return run
        }
        run.baselineOffset = around.baselineOffset
        run.underlineColor = around.underlineColor?.resolve(in: environment)
        run.strikethroughColor = around.strikethroughColor?.resolve(in: environment)
        guard !isUsual else { return run }
        let rare = rareValues
        func color(_ style: AnyShapeStyle?) -> Color.Resolved? {
            style?._paint(in: environment, CGRect(x: 0, y: 0, width: 100, height: 100)).mainColor
        }
        run.color = color(rare.style)
        run.background = color(rare.background)
        run.baselineOffset = rare.baselineOffset ?? around.baselineOffset
        run.underlineColor = (rare.underlineColor ?? around.underlineColor)?.resolve(in: environment)
        run.strikethroughColor = (rare.strikethroughColor ?? around.strikethroughColor)?.resolve(in: environment)
        run.link = rare.link
        return run
    }
}

extension ResolvedTextRun {
    /// A Boolean value that indicates whether the part has attributes that only parts of a text can have.
    var isRare: Bool {
        background != nil || baselineOffset != 0 || underlineColor != nil || strikethroughColor != nil || link != nil
            || image != nil
    }

    /// Returns a Boolean value that indicates whether two parts look the same, apart from their ranges.
    func looksAs(_ other: ResolvedTextRun) -> Bool {
        var here = self
        here.range = other.range
        return here == other
    }
}

/// Animates the style of the letters.
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
