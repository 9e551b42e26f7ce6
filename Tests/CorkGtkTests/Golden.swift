import CGtk
import CorkUI
import Foundation
import Testing

/// Compares pictures with those that were looked at and kept, in `Tests/Goldens`; the docs show the same ones.
///
/// With `CORK_GOLDENS=write` in the environment the pictures are kept instead: look at each before you commit it.
enum Golden {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The side of the squares that are compared each for itself.
    private static let side = 20
    /// How far a part of a colour may be off, of 255: another version of Cairo smooths edges otherwise.
    private static let tolerance = 40
    /// How many pixels of a square may be off further.
    private static let strayLimit = 12

    private static func shown(_ name: String) -> String {
        root.appendingPathComponent("Sources/CorkUI/CorkUI.docc/Resources/\(name).png").path
    }

    private static var isWriting: Bool { ProcessInfo.processInfo.environment["CORK_GOLDENS"] == "write" }

    /// A picture that the docs show and nothing compares, since it has text: fonts differ from machine to machine. Fails
    /// where the docs have none.
    static func keep(_ widget: WidgetPointer, _ name: String) throws {
        if isWriting { try #require(cork_snapshot_to_png(widget, shown(name), 0, 0) != 0) }
        _ = try Picture(png: shown(name))
    }

    /// Fails where a widget does not look as it did.
    static func compare(_ widget: WidgetPointer, _ name: String, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let kept = root.appendingPathComponent("Tests/Goldens/\(name).png").path
        let shown = shown(name)
        if isWriting {
            for path in [kept, shown] { try #require(cork_snapshot_to_png(widget, path, 0, 0) != 0) }
            return
        }
        let expected = try Picture(png: kept)
        let picture = try Picture(of: widget)
        let strays = strays(picture, expected)
        if strays != nil {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-now.png").path
            _ = cork_snapshot_to_png(widget, path, 0, 0)
            Issue.record(
                "\(name) looks other than before at \(strays!); see \(path).", sourceLocation: sourceLocation)
        }
        #expect(
            FileManager.default.contentsEqual(atPath: kept, andPath: shown), "The docs show another \(name).",
            sourceLocation: sourceLocation)
    }

    /// Where two pictures differ; nil where they do not.
    static func strays(_ a: Picture, _ b: Picture) -> String? {
        guard a.width == b.width, a.height == b.height else { return "its size" }
        for top in stride(from: 0, to: a.height, by: side) {
            for left in stride(from: 0, to: a.width, by: side) {
                var count = 0
                for y in top..<min(top + side, a.height) {
                    for x in left..<min(left + side, a.width) where differ(a[x, y], b[x, y]) { count += 1 }
                }
                if count > strayLimit { return "\(left), \(top) (\(count) pixels of \(side) x \(side))" }
            }
        }
        return nil
    }

    private static func differ(_ a: UInt32, _ b: UInt32) -> Bool {
        func part(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
        let shifts: [UInt32] = [0, 8, 16]
        return shifts.contains { abs(part(a, $0) - part(b, $0)) > tolerance }
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
