import Foundation

extension GraphicsContext {
    // MARK: Text

    /// A text that is resolved for measuring and drawing.
    @MainActor
    public struct ResolvedText {
        /// The shading of the text.
        public var shading: Shading
        let text: CorkUI.ResolvedText
        let measuring: any TextMeasuring

        /// Returns the size of the text within the given size, in points.
        ///
        /// An infinite length does not limit the text.
        public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }

        /// Returns the first baseline for a size, in points from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }

        /// Returns the last baseline for a size, in points from the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }

        private func metrics(in size: CGSize) -> TextMetrics {
            func length(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(length, 0) : nil }
            return measuring.measure(text, width: length(size.width), height: length(size.height))
        }
    }

    /// Returns the text with the fonts of the environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let resolved = text.resolve(in: environment)
        return ResolvedText(
            shading: resolved.color.map { .color(Color($0)) } ?? .foreground, text: resolved,
            measuring: surroundings.textMeasuring)
    }

    /// Draws text from the top of a rectangle, in as many lines as fit.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        record(.text(text.text, text.shading.paint(in: environment, Path(rect)), rect))
    }

    /// Draws text without wrapping it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The position of the anchor.
    ///   - anchor: The point of the text to place there, in fractions of its size.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let infinite = CGFloat.infinity
        draw(text, in: rect(text.measure(in: CGSize(width: infinite, height: infinite)), at: point, anchor))
    }

    /// Draws text from the top of a rectangle, in as many lines as fit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text without wrapping it, with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    // MARK: Images

    /// An image that is resolved for drawing.
    public struct ResolvedImage {
        /// The size in points.
        public let size: CGSize
        let image: Image
    }

    /// Returns the image with its size.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(size: surroundings.imageSize(image.source) ?? Image.iconSize, image: image)
    }

    /// Draws an image scaled to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        let color = environment._foregroundColor ?? Color.primary.resolve(in: environment)
        record(.image(image.image.source, rect, image.image.interpolation, color))
    }

    /// Draws an image at its size, with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(image.size, at: point, anchor))
    }

    /// Draws an image scaled to a rectangle.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

    /// Draws an image at its size, with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A symbol of the canvas that is resolved for drawing.
    public struct ResolvedSymbol {
        /// The size in points.
        public let size: CGSize
        let index: Int
    }

    /// Returns the symbol with the tag `id`; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        surroundings.symbols.firstIndex { $0.values.hasTag(id) }
            .map { ResolvedSymbol(size: surroundings.symbols[$0].size, index: $0) }
    }

    /// Draws a symbol scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { record(.symbol(symbol.index, rect)) }

    /// Draws a symbol at its size, with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(symbol.size, at: point, anchor))
    }
}

/// A view that a canvas can draw repeatedly.
struct CanvasSymbol {
    let values: ContainerValues
    let size: CGSize
}
