import CGtk
import CorkUI
import Foundation

/// Printing with the desktop's printers, and to files with Cairo.
package final class GtkPrinting: Printing {
    private weak var window: ObjectRef?

    /// Creates printing for a window.
    ///
    /// - Parameter window: The parent of the dialog.
    init(window: ObjectRef) { self.window = window }

    /// Creates a printer that only writes files, without a window.
    package init() {}

    /// The environment of pages, which is always light.
    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection =
            gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
        return environment
    }

    /// Prints pages with the print dialog.
    package func print(_ pages: PrintedPages) async throws {
        let drawing = PageDrawing(pages, environment)
        let operation = ObjectRef(adopting: gtk_print_operation_new()!)
        gtk_print_operation_set_job_name(operation.cast(), pages.title)
        gtk_print_operation_set_use_full_page(operation.cast(), 1)
        gtk_print_operation_set_unit(operation.cast(), GTK_UNIT_POINTS)
        gtk_print_operation_set_embed_page_setup(operation.cast(), 1)
        gtk_print_operation_set_allow_async(operation.cast(), 1)
        let signals = SignalOwner()
        signals.connect("begin-print", to: operation) { (context: OpaquePointer) in
            gtk_print_operation_set_n_pages(operation.cast(), Int32(drawing.count(Self.size(context))))
        }
        signals.connect("draw-page", to: operation) { (context: OpaquePointer, page: Int32) in
            drawing.draw(
                Int(page), size: Self.size(context), scale: PageDrawing.paperScale,
                on: gtk_print_context_get_cairo_context(context))
        }
        let result: GtkPrintOperationResult = await withCheckedContinuation { continuation in
            var waiting = Optional(continuation)
            @MainActor func end(_ result: GtkPrintOperationResult) {
                signals.disconnectAll()
                waiting.take()?.resume(returning: result)
            }
            signals.connect("done", to: operation) { (result: Int32) in
                end(GtkPrintOperationResult(UInt32(bitPattern: result)))
            }
            let result = gtk_print_operation_run(
                operation.cast(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window?.cast(), nil)
            if result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS { end(result) }
        }
        guard result == GTK_PRINT_OPERATION_RESULT_ERROR else { return }
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(operation.cast(), &error)
        let reason = error.map { String(cString: $0.pointee.message) }
        g_clear_error(&error)
        throw PrintingError("The board could not be printed\(reason.map { ": \($0)" } ?? "").")
    }

    /// Returns the printable size of a page.
    private static func size(_ context: OpaquePointer) -> CGSize {
        CGSize(
            width: gtk_print_context_get_width(context) / PageDrawing.paperScale,
            height: gtk_print_context_get_height(context) / PageDrawing.paperScale)
    }

    /// Draws pages as a PDF file.
    package func pdf(_ pages: PrintedPages, pageSize: CGSize) throws -> Data {
        guard [pageSize.width, pageSize.height].allSatisfy({ $0.isFinite && $0 >= 1 }) else {
            throw PrintingError("A page of \(pageSize.width) x \(pageSize.height) points cannot be written.")
        }
        let drawing = PageDrawing(pages, environment)
        return try WrittenBytes.collect { write, data in
            let scale = PageDrawing.paperScale
            let surface = cairo_pdf_surface_create_for_stream(
                write, data, pageSize.width * scale, pageSize.height * scale)!
            defer { cairo_surface_destroy(surface) }
            pages.title.withCString { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, $0) }
            let context = cairo_create(surface)!
            defer { cairo_destroy(context) }
            var (page, count) = (0, 1)
            while page < count {
                count = drawing.draw(page, size: pageSize, scale: scale, on: context)
                cairo_show_page(context)
                page += 1
            }
            cairo_surface_finish(surface)
            return cairo_surface_status(surface)
        }
    }

    /// Draws all pages as one PNG picture.
    package func png(_ pages: PrintedPages, width: CGFloat, scale: CGFloat) throws -> Data {
        let drawing = PageDrawing(pages, environment)
        let size = CGSize(width: width, height: width.isFinite ? drawing.height(width: width) : 0)
        guard ImageSurface.canHold(size, scale: scale) else {
            throw PrintingError(
                "A picture of \(size.width) x \(size.height) points, \(scale) pixels each, cannot be written.")
        }
        let surface = ImageSurface(size: size, scale: scale, mostPixels: ImageSurface.mostInFile)
        let context = cairo_create(surface.pointer)!
        if !pages.isTransparent {
            cairo_set_source_rgb(context, 1, 1, 1)
            cairo_paint(context)
        }
        drawing.draw(0, size: size, scale: 1, on: context)
        cairo_destroy(context)
        return try WrittenBytes.collect { cairo_surface_write_to_png_stream(surface.pointer, $0, $1) }
    }
}
