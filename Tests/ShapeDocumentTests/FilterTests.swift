import Foundation
import Seeds
import Testing

@testable import ShapeDocument

@Suite struct FilterTests {
    /// The steps of a filter of a square from 10, 10 to 30, 30 in a drawing that is shown in its own size.
    private func filter(_ steps: String, _ attributes: String = "", transform: String = "") throws -> SceneFilter? {
        let scene = try drawing(
            """
            <svg><filter id='f' \(attributes)>\(steps)</filter>
            <rect x='10' y='10' width='20' height='20' filter='url(#f)' transform='\(transform)'/></svg>
            """
        ).scene()
        guard case .filter(let filter)? = scene.items.first?.effects.first else { return nil }
        return filter
    }

    private func picture(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> PixelPicture {
        var picture = PixelPicture(width: width, height: height, isLinear: false)
        picture.change { _ in
            PixelPicture.multiplied(
                SIMD4(
                    .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
                    .random(in: 0...1, using: &random), .random(in: 0...1, using: &random)))
        }
        return picture
    }

    private func apply(_ filter: SceneFilter, _ picture: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
        var bytes = picture
        bytes.withUnsafeMutableBufferPointer {
            filter.apply(to: $0.baseAddress!, width: width, height: height, stride: 4 * width, .identity)
        }
        return bytes
    }

    @Test func `growing and shrinking find the extremes of every window`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<40 {
            let (width, height) = (Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random))
            let before = picture(width, height, &random)
            let (x, y) = (Int.random(in: 0...4, using: &random), Int.random(in: 0...14, using: &random))
            let isLeast = Bool.random(using: &random)
            var after = before
            after.spread(x: x, y: y, isLeast: isLeast)
            for row in 0..<height {
                for column in 0..<width {
                    var expected = isLeast ? PixelPicture.Pixel.one : .zero
                    for v in (row - y)...(row + y) {
                        for u in (column - x)...(column + x) {
                            let isInside = 0..<width ~= u && 0..<height ~= v
                            let pixel = isInside ? before.pixels[v * width + u] : .zero
                            expected = isLeast ? pointwiseMin(expected, pixel) : pointwiseMax(expected, pixel)
                        }
                    }
                    #expect(after.pixels[row * width + column] == expected)
                }
            }
        }
    }

    @Test(arguments: [0.5, 1.4, 3, 7.5]) func `blurring keeps the sum and the middle`(deviation: Double) {
        var picture = PixelPicture(width: 81, height: 81, isLinear: false)
        picture.pixels[40 * 81 + 40] = SIMD4(0.2, 0.4, 0.6, 1)
        picture.blur(x: deviation, y: deviation)
        let sum = picture.pixels.reduce(SIMD4<Float>.zero, +)
        #expect(abs(sum.w - 1) < 0.01 && abs(sum.y - 0.4) < 0.01)
        var variance = 0.0
        for y in 0..<81 {
            for x in 0..<81 { variance += Double(picture.pixels[y * 81 + x].w) * pow(Double(x - 40), 2) }
        }
        #expect(abs(variance.squareRoot() - deviation) < 0.15 * deviation + 0.05)
    }

    @Test func `colors come back from light`() {
        var random = SeededGenerator(seed: 9)
        let before = picture(20, 20, &random)
        let after = before.converted(isLinear: true).converted(isLinear: false)
        for (a, b) in zip(before.pixels, after.pixels) {
            #expect(abs((a - b).max()) < 0.01 && abs((a - b).min()) < 0.01)
        }
    }

    @Test func `every kind of step is read`() throws {
        let light = "<feDistantLight azimuth='45' elevation='30'/>"
        for step in [
            "<feMorphology operator='dilate' radius='2 1'/>", "<feTurbulence baseFrequency='.1'/>",
            "<feConvolveMatrix kernelMatrix='0 1 0 1 1 1 0 1 0'/>", "<feDiffuseLighting>\(light)</feDiffuseLighting>",
            "<feSpecularLighting>\(light)</feSpecularLighting>",
            "<feComposite in2='SourceAlpha' operator='arithmetic' k1='1'/>",
            "<feComponentTransfer><feFuncR type='gamma' exponent='2'/></feComponentTransfer>",
        ] {
            let count = try filter(step)?.steps.count
            #expect(count == 1, "\(step)")
        }
        for step in [
            "<feImage/>", "<feDiffuseLighting/>", "<feConvolveMatrix kernelMatrix='1 2'/>",
            "<feConvolveMatrix order='0'/>", "<feConvolveMatrix order='1e9' kernelMatrix='1'/>",
            "<feConvolveMatrix order='1' kernelMatrix='1' targetX='1'/>",
        ] {
            // What makes no sense is transparent.
            let kind = try filter(step)?.steps.first?.kind
            if case .flood(let color)? = kind, color.opacity == 0 { continue }
            Issue.record("\(step): \(String(describing: kind))")
        }
    }

    @Test func `lengths of steps grow with the shape`() throws {
        let steps = try #require(try filter("<feMorphology radius='2 1'/>", transform: "scale(3)")).steps
        guard case .morphology(.source, let size, isThinner: true) = steps[0].kind else { return #expect(Bool(false)) }
        #expect(size == CGSize(width: 6, height: 3))
        let own = try #require(try filter("<feMorphology radius='.1'/>", "primitiveUnits='objectBoundingBox'")).steps
        guard case .morphology(_, let part, _) = own[0].kind else { return #expect(Bool(false)) }
        #expect(part == CGSize(width: 2, height: 2))
    }

    @Test func `a step works where it says or where those before do`() throws {
        let filter = try #require(
            try filter(
                "<feFlood x='12' y='12' width='4' height='5' result='a'/><feOffset dx='2'/>"
                    + "<feMerge><feMergeNode in='a'/><feMergeNode in='SourceGraphic'/></feMerge>"))
        #expect(filter.region == CGRect(x: 8, y: 8, width: 24, height: 24))
        #expect(filter.steps[0].region == CGRect(x: 12, y: 12, width: 4, height: 5))
        #expect(filter.steps[1].region == filter.steps[0].region && filter.steps[2].region == filter.region)
        #expect(filter.steps.map(\.isLinear) == [true, true, true])
        let seen = try #require(try self.filter("<feOffset color-interpolation-filters='sRGB'/>"))
        #expect(!seen.steps[0].isLinear)
    }

    @Test func `nothing comes out beyond the region of a filter`() throws {
        let filter = try #require(
            try filter("<feFlood flood-color='#0000ff' flood-opacity='1' x='12' y='14' width='3' height='2'/>"))
        let bytes = apply(filter, Array(repeating: 200, count: 40 * 40 * 4), 40, 40)
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = 12..<15 ~= x && 14..<16 ~= y
                #expect(
                    Array(bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4])
                        == (isInside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
            }
        }
    }

    @Test func `a filter that is wrong in every number ends`() throws {
        for number in ["-1", "0", "1e30", "nan", ""] {
            let step = """
                <feMorphology radius='\(number)'/><feTurbulence baseFrequency='\(number)' numOctaves='\(number)' \
                seed='\(number)' stitchTiles='stitch' result='t'/><feComposite in2='t' operator='arithmetic' k1='\(number)' \
                k4='\(number)'/><feGaussianBlur stdDeviation='3'/><feDiffuseLighting surfaceScale='\(number)'>\
                <feSpotLight x='\(number)' z='\(number)' limitingConeAngle='\(number)'/></feDiffuseLighting>\
                <feOffset dx='\(number)' dy='\(number)'/>
                """
            guard let filter = try filter(step) else { continue }
            _ = apply(filter, Array(repeating: 255, count: 16 * 16 * 4), 16, 16)
        }
    }

    // MARK: Text on paths

    @Test func `places along a path are found by their distance`() {
        let circle = PathRuler(Outline(ellipseAround: CGPoint(x: 5, y: 5), rx: 10, ry: 10))
        #expect(abs(circle.length - 20 * .pi) < 0.05)
        for part in stride(from: 0.0, through: 0.99, by: 0.01) {
            guard let place = circle.place(at: part * circle.length) else { return #expect(Bool(false)) }
            let angle = part * 2 * .pi
            #expect(hypot(place.point.x - 5 - 10 * cos(angle), place.point.y - 5 - 10 * sin(angle)) < 0.1)
            #expect(abs((place.angle - angle - .pi / 2).remainder(dividingBy: 2 * .pi)) < 0.1)
        }
        #expect(circle.place(at: -0.1) == nil && circle.place(at: circle.length + 0.1) == nil)
        #expect(PathRuler(Outline()).place(at: 0) == nil)
    }

    private func item(_ filter: String, _ more: String = "") throws -> SceneItem {
        let scene = try drawing(
            "<svg width='99' height='99'>\(more)<rect x='10' y='10' width='20' height='20' fill='red' filter='\(filter)'/></svg>"
        ).scene()
        return try #require(scene.items.first)
    }

    @Test(
        arguments: [
            "blur(3)", "blur(1em)", "brightness(50%)", "contrast(0.5)", "drop-shadow(blue 1 2 3)", "drop-shadow(1 2)",
            "drop-shadow(1px 2px 3px rgb(1, 2, 3))", "grayscale()", "hue-rotate(45deg)", "hue-rotate(1rad)",
            "invert(1)",
            "opacity(50%)", "saturate(2)", "sepia(60%)",
        ])
    func `filter functions are steps in sRGB`(function: String) throws {
        guard case .filter(let filter)? = try item(function).effects.first else {
            Issue.record("no filter")
            return
        }
        #expect(!filter.steps.isEmpty && filter.steps.allSatisfy { !$0.isLinear })
        #expect(filter.region.contains(CGRect(x: 10, y: 10, width: 20, height: 20)))
    }

    @Test(
        arguments: [
            "blur(-1)", "blur(10%)", "hue-rotate(45)x", "hue-rotate(45mm)", "brightness(-1)", "drop-shadow(1)",
            "drop-shadow(1 2 3 4)", "nothing(1)", "blur(3", "invert(1) and more",
        ])
    func `an invalid function makes the whole value invalid`(value: String) throws {
        #expect(try item(value).effects.isEmpty)
    }

    @Test func `filters of a list apply one after the other`() throws {
        let item = try item("blur(1) url(#f) invert(1)", "<filter id='f'><feFlood flood-color='lime'/></filter>")
        var (depth, content) = (0, item)
        while case .group(let inner) = content.content, let next = inner.first {
            #expect(content.effects.count == 1)
            (depth, content) = (depth + 1, next)
        }
        #expect(depth == 3)
    }

    @Test func `a color changes as its functions say`() throws {
        func color(_ function: String) throws -> [UInt8] {
            guard case .filter(let filter)? = try item(function).effects.first else { return [] }
            var bytes: [UInt8] = []
            for _ in 0..<(40 * 40) { bytes += [0, 0, 255, 255] }
            let place = 4 * (20 * 40 + 20)
            return Array(apply(filter, bytes, 40, 40)[place..<(place + 4)])
        }
        #expect(try color("invert(1)") == [255, 255, 0, 255])
        #expect(try color("brightness(50%)") == [0, 0, 128, 255])
        #expect(try color("opacity(0.5)") == [0, 0, 128, 128])
        #expect(try color("grayscale(1)") == [54, 54, 54, 255])
    }

    @Test func `tiles repeat the region of their input`() throws {
        let filter = try #require(
            try filter(
                "<feFlood x='10' y='10' width='4' height='2'/><feTile/>",
                "filterUnits='userSpaceOnUse' x='8' y='8' width='24' height='24'"))
        #expect(filter.steps.count == 2)
        var source = PixelPicture(width: 8, height: 4, isLinear: false)
        source.pixels[8 + 1] = .one
        let area = PixelArea(CGRect(x: 1, y: 1, width: 2, height: 1), width: 8, height: 4)
        let whole = PixelArea(CGRect(x: 0, y: 0, width: 8, height: 4), width: 8, height: 4)
        let tiled = source.tiled(area, whole)
        #expect(tiled.pixels.indices.allSatisfy { (tiled.pixels[$0] == .one) == ($0 % 2 == 1) })
    }

    @Test func `pixels are displaced by the color of a map`() {
        var source = PixelPicture(width: 5, height: 1, isLinear: false)
        source.pixels[3] = .one
        let map = PixelPicture(width: 5, height: 1, SIMD4(1, 0.5, 0.5, 1), isLinear: false)
        #expect(source.displaced(by: map, CGSize(width: 4, height: 4), 0, 1).pixels.firstIndex(of: .one) == 1)
    }

    @Test func `a picture of the drawing is an input of a filter`() throws {
        let filter = try #require(try filter("<feImage href='#p'/><feOffset dx='1'/>"))
        #expect(filter.pictures.map(\.count) == [0])
        let scene = try drawing(
            """
            <svg><filter id='f'><feImage href='#p'/></filter><rect id='p' width='5' height='5' filter='url(#f)'/>
            <rect x='10' y='10' width='20' height='20' filter='url(#f)'/></svg>
            """
        ).scene()
        guard case .filter(let known)? = scene.items.last?.effects.first else { return }
        #expect(known.pictures.map(\.count) == [1])
    }

    @Test(arguments: SceneBlend.allCases)
    func `mixing with an opaque color stays a color`(blend: SceneBlend) {
        let (above, below) = (PixelPicture.Pixel(0.2, 0.4, 0.1, 0.5), PixelPicture.Pixel(0.9, 0.3, 0.6, 1))
        let mixed = blend(above, below)
        #expect(mixed.w == 1 && (0..<3).allSatisfy { -1e-5...1.00001 ~= mixed[$0] })
        #expect(blend(.zero, below) == below && blend(above, .zero) == above)
    }
}
