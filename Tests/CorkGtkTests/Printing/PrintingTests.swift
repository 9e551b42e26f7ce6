import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct PrintingTests {
        /// Three pages, each of one word.
        private let pages = PrintedPages(title: "Three Words") { context, size, page in
            context.draw(Text("word\(page)"), in: CGRect(x: 10, y: 10, width: size.width - 20, height: 30))
            return 3
        } height: { _, width in
            width / 2
        }

        @Test func `a document has all pages in the size of the paper and its title`() throws {
            let data = try GtkPrinting().pdf(pages, pageSize: CGSize(width: 800, height: 400))
            let text = String(decoding: data, as: UTF8.self)
            #expect(text.hasPrefix("%PDF-1."))
            // Cairo 1.18 compresses what says so.
            guard cairo_version() < 11_800 else { return }
            #expect(text.contains("/Count 3"))
            #expect(text.contains("/MediaBox [ 0 0 600 300 ]"))
            #expect(text.contains("/Title (Three Words)"))
        }

        @Test func `a picture has white ground and everything on one page`() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "print-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try GtkPrinting().png(pages, width: 300, scale: 2).write(to: file)
            let picture = try #require(Pictures.shared.surface(of: .file(file)))
            #expect(picture.size == CGSize(width: 600, height: 300))
            let image = try CanvasImage(size: CGSize(width: 600, height: 300)) { context, size in
                context.draw(Image(contentsOf: file), in: CGRect(origin: .zero, size: size))
            }
            #expect(image[599, 299] == Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1))
            let dark = (20..<200).contains { x in (20..<60).contains { y in image[x, y].red < 0.3 } }
            #expect(dark, "The word is there.")
        }

        @Test(arguments: [0, -5, 0.2, .infinity, .nan, 1e9] as [CGFloat])
        func `invalid sizes throw printing errors`(length: CGFloat) throws {
            #expect(throws: PrintingError.self) { try GtkPrinting().png(pages, width: length, scale: 1) }
            guard length < 1 || !length.isFinite else { return }
            #expect(throws: PrintingError.self) {
                try GtkPrinting().pdf(pages, pageSize: CGSize(width: 100, height: length))
            }
        }
    }
}
