import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Testing

extension Golden {
    private static func shown(_ name: String) -> String {
        root.appending(path: "Sources/CorkUI/CorkUI.docc/Resources/\(name).png").path
    }

    /// Keeps a picture for the documentation that no test compares, since fonts differ between machines; fails if it
    /// is missing.
    static func keep(_ widget: WidgetPointer, _ name: String) throws {
        if isWriting { try #require(cork_snapshot_to_png(widget, shown(name), 0, 0) != 0) }
        _ = try Picture(png: shown(name))
    }

    /// Fails where a widget does not look as it did; the docs show the same pictures.
    static func compare(_ widget: WidgetPointer, _ name: String, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let kept = file(name).path
        let shown = shown(name)
        if isWriting {
            for path in [kept, shown] { try #require(cork_snapshot_to_png(widget, path, 0, 0) != 0) }
            return
        }
        let expected = try Picture(png: kept)
        let picture = try Picture(of: widget)
        if let strays = picture.strays(from: expected) {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-now.png").path
            _ = cork_snapshot_to_png(widget, path, 0, 0)
            Issue.record(
                "\(name) looks other than before at \(strays); see \(path).", sourceLocation: sourceLocation)
        }
        #expect(
            FileManager.default.contentsEqual(atPath: kept, andPath: shown), "The docs show another \(name).",
            sourceLocation: sourceLocation)
    }
}

/// Squares of 60 points, six in a row, 72 points from one to the next.
struct Sheet: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 432, height: 72 * ((subviews.count + 5) / 6))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let place = CGPoint(
                x: bounds.minX + CGFloat(index % 6) * 72 + 6, y: bounds.minY + CGFloat(index / 6) * 72 + 6)
            subview.place(at: place, proposal: ProposedViewSize(width: 60, height: 60))
        }
    }
}
