import Foundation

extension GraphicsContext {
    // MARK: Text

    /// A text ready to be measured and drawn.
    @MainActor
    public struct ResolvedText {
        /// The paint of the letters.
        public var shading: Shading
        let text: CorkUI.ResolvedText
        let measuring: any TextMeasuring

        /// Returns the size of the text in a place, in points.
        ///
        /// An infinite length counts as none.
        public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }

        /// Returns the first baseline in a place, in points from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }

        /// Returns the last baseline in a place, in points from the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }

        private func metrics(in size: CGSize) -> TextMetrics {
            func length(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(length, 0) : nil }
            return measuring.measure(text, width: length(size.width), height: length(size.height))
        }
    }

    /// A text with the fonts of this context.
    public func resolve(_ text: Text) -> ResolvedText {
        let resolved = text.resolve(in: environment)
        return ResolvedText(
            shading: resolved.color.map { .color(Color($0)) } ?? .foreground, text: resolved,
            measuring: surroundings.textMeasuring)
    }

    /// Draws a text from the top of a rectangle, in as many lines as fit.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        record(.text(text.text, text.shading.paint(in: environment, Path(rect)), rect))
    }

    /// Draws a text without wrapping it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: where `anchor` comes to lie.
    ///   - anchor: a place of the text, in parts of its size.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let infinite = CGFloat.infinity
        draw(text, in: rect(text.measure(in: CGSize(width: infinite, height: infinite)), at: point, anchor))
    }

    /// Draws a text from the top of a rectangle, in as many lines as fit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text without wrapping it, with a place of it at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    // MARK: Images

    /// An image ready to be drawn.
    public struct ResolvedImage {
        /// In points.
        public let size: CGSize
        let image: Image
    }

    /// An image with its size.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(size: surroundings.imageSize(image.source) ?? Image.iconSize, image: image)
    }

    /// Draws an image as large as a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        let color = environment._foregroundColor ?? Color.primary.resolve(in: environment)
        record(.image(image.image.source, rect, image.image.interpolation, color))
    }

    /// Draws an image in its size, with a place of it at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(image.size, at: point, anchor))
    }

    /// Draws an image as large as a rectangle.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

    /// Draws an image in its size, with a place of it at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view of the canvas's symbols, ready to be drawn.
    public struct ResolvedSymbol {
        /// In points.
        public let size: CGSize
        let index: Int
    }

    /// The symbol that is tagged with `id`; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        surroundings.symbols.firstIndex { $0.values.hasTag(id) }
            .map { ResolvedSymbol(size: surroundings.symbols[$0].size, index: $0) }
    }

    /// Draws a symbol as large as a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { record(.symbol(symbol.index, rect)) }

    /// Draws a symbol in its size, with a place of it at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(symbol.size, at: point, anchor))
    }
}

/// A view that a canvas draws as often as it likes.
struct CanvasSymbol {
    let values: ContainerValues
    let size: CGSize
}
