import Foundation
import Seeds
import Testing

@testable import ShapeDocument

/// Whatever the bytes, reading ends with a drawing that is written as it was read, can be drawn and edited, or with an
/// error of its own.
struct FuzzTests {
    private static let file = Array(
        """
        <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY half "0.5"><!ENTITY both "&half; &half;">]>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400px" height="30mm"
         viewBox="0 0 400 300" preserveAspectRatio="xMinYMid slice"><title>A &amp; B</title>
        <style>rect.a{fill:#f0c;stroke-width:2} #g > circle{opacity:.5} /* note */</style>
        <defs><linearGradient id="line" x1="0" y1="1" gradientTransform="rotate(30)" spreadMethod="reflect">
        <stop offset="10%" stop-color="red"/><stop offset=".9" stop-color="hsl(120,50%,50%)" stop-opacity="&half;"/>
        </linearGradient><radialGradient id="round" xlink:href="#line" r="60%" fx="20%" gradientUnits="userSpaceOnUse"/>
        <pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(10)">
        <circle cx="4" cy="4" r="2"/></pattern>
        <clipPath id="clip" clipPathUnits="objectBoundingBox"><rect width="1" height=".5"/></clipPath>
        <mask id="mask" x="0" width="50"><rect width="40" height="40" fill="white"/></mask>
        <marker id="arrow" markerWidth="6" markerHeight="6" refX="3" orient="auto"><path d="M0 0L6 3L0 6z"/></marker>
        <symbol id="sign" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
        <filter id="soft" x="-10%" width="120%"><feTurbulence baseFrequency=".05" numOctaves="3" seed="4"/>
        <feGaussianBlur stdDeviation="2 1"/><feMorphology radius="1"/><feOffset dx="3"/>
        <feConvolveMatrix order="3" kernelMatrix="0 1 0 1 -4 1 0 1 0"/>
        <feColorMatrix type="hueRotate" values="90"/><feComposite in2="SourceGraphic" operator="arithmetic" k2="1"/>
        </filter></defs>
        <rect class="a" x="10" y="10" width="20" height="20" rx="4" fill="url(#line)" transform="rotate(45 20 20)"/>
        <g id="g" transform="matrix(1 0 0 1 50 0) scale(2)" clip-path="url(#clip)"><circle cx="50" cy="10" r="9"/>
        <ellipse rx="5" ry="3" fill="url(#dots)" mask="url(#mask)"/></g>
        <path d="M10 20c3 4 5-6 7 8s1 2 3 4q5 6 7 8t1 1a25 26-30 0 1 50-25h4v5H9V2zm5,5l1.5.5-3e1-2" stroke="url(#round)"
         stroke-dasharray="4 2 1" stroke-dashoffset="3" marker-mid="url(#arrow)" filter="url(#soft)"/>
        <polyline points="1,2 3,4 5 6" stroke-linejoin="round" stroke-miterlimit="4" style="fill:none;stroke:#00f8"/>
        <text x="1 2 3" y="20" font-size="12pt" text-anchor="middle">Let<tspan dx="1">ters</tspan> &#x263A;</text>
        <use xlink:href="#sign" x="100" width="20" height="20"/><use xlink:href="#g" y="9"/>
        <image width="2" height="2" xlink:href="data:image/png;base64,iVBORw0KGgo="/><![CDATA[<>]]></svg>
        """.utf8)

    private static let pieces =
        oddNumbers + [
            "<", ">", "/>", "\"", "'", "&", "&lt;", "&both;", "&#0;", "&#x110000;", "&#xD800;", "<!--", "-->", "]]>",
            "<![CDATA[", "<?", "?>", "url(#g)", "url(#soft)", "#mask", "#dots", "#g", "%", "em", ",", ";", "}", "{",
            "M", "a",
            "z", "none", "inherit", "<g>", "</g>", " id=\"g\"", "<use xlink:href=\"#g\"/>", "é", "\0",
        ]

    /// - Returns: whether it could be read.
    private func check(_ bytes: [UInt8]) throws -> Bool {
        let read: Drawing
        do {
            read = try DrawingFile.decode(Data(bytes), fileName: "a.svg")
        } catch {
            #expect(error.position != nil && !error.reason.isEmpty)
            return false
        }
        #expect(DrawingFile.encode(read) == Data(bytes))
        let scene = read.scene()
        #expect(scene.size.width >= 0 && scene.size.width.isFinite && scene.size.height.isFinite)
        for case .filter(let filter) in scene.items.flatMap(\.effects) {
            var pixels = [UInt8](repeating: 128, count: 4 * 16 * 12)
            pixels.withUnsafeMutableBufferPointer {
                filter.apply(to: $0.baseAddress!, width: 16, height: 12, stride: 64, scene.viewTransform)
            }
        }
        _ = scene.shape(at: CGPoint(x: 20, y: 20), within: 2)
        var edited = read
        for shape in read.allShapes {
            edited.move([shape], by: CGSize(width: 3, height: -2), scene)
            edited.setOpacity(0.25, of: shape)
        }
        _ = edited.duplicate(Set(edited.allShapes.prefix(3)))
        _ = edited.scene()
        #expect(throws: Never.self) { try DrawingFile.decode(DrawingFile.encode(edited), fileName: "a.svg") }
        return true
    }

    @Test func `damaged drawings`() throws {
        #expect(try check(Self.file))
        var read = 0
        for seed in seeds(0..<100) {
            var random = SeededGenerator(seed: seed)
            if try check(renumbered(Self.file, &random)) { read += 1 }
            _ = try check(damaged(Self.file, with: Self.pieces, &random))
        }
        #expect(read > 0)
    }

    private static let found = corpus(["svg"], upTo: 30_000)

    @Test(.enabled("CORK_CORPUS names a folder.") { !found.isEmpty })
    func `damaged drawings of a corpus`() throws {
        #expect(try fuzz(Self.found, with: Self.pieces) { bytes, _ in _ = try check(bytes) } == [])
    }
}
