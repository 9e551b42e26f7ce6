import CGtk
import CorkUI
import Foundation

/// Draws pages with Cairo, without a display.
struct PageDrawing {
    let pages: PrintedPages
    let environment: EnvironmentValues
    private let text = PangoTextMeasuring(hasDisplay: false)

    init(_ pages: PrintedPages, _ environment: EnvironmentValues) {
        self.pages = pages
        self.environment = environment
    }

    /// Returns the number of pages, at least one.
    func count(_ size: CGSize) -> Int { max(commands(size, 0).count, 1) }

    /// Draws a page on paper with 72 units an inch, and returns the number of pages.
    @discardableResult
    func draw(_ page: Int, size: CGSize, scale: CGFloat, on context: OpaquePointer) -> Int {
        let (commands, count) = commands(size, page)
        cairo_save(context)
        cairo_scale(context, scale, scale)
        CairoPainter(context: context, text: text) { _ in }.draw(commands)
        cairo_restore(context)
        return count
    }

    /// Returns the page height at which everything fits on one page.
    func height(width: CGFloat) -> CGFloat {
        var height = 0.0
        _ = GraphicsContext._commands(
            size: CGSize(width: width, height: 0), environment: environment, textMeasuring: text,
            imageMeasuring: Pictures.shared
        ) { context, _ in height = pages.height(context, width) }
        return height
    }

    private func commands(_ size: CGSize, _ page: Int) -> (commands: [_DrawCommand], count: Int) {
        var count = 0
        let commands = GraphicsContext._commands(
            size: size, environment: environment, textMeasuring: text, imageMeasuring: Pictures.shared
        ) { context, size in count = pages.draw(&context, size, page) }
        return (commands, count)
    }

    /// The factor from points of a page to units of the paper.
    static let paperScale = 72.0 / 96
}
