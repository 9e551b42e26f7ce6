import CGtk
import CorkUI
import Foundation

/// Access to the pixels of a surface: premultiplied blue, green, red and opacity, a byte each.
struct SurfacePixels {
    private let surface: ImageSurface
    private let bytes: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int
    private let stride: Int

    init(_ surface: ImageSurface) {
        self.surface = surface
        cairo_surface_flush(surface.pointer)
        bytes = cairo_image_surface_get_data(surface.pointer)!
        width = Int(cairo_image_surface_get_width(surface.pointer))
        height = Int(cairo_image_surface_get_height(surface.pointer))
        stride = Int(cairo_image_surface_get_stride(surface.pointer))
    }

    /// Marks the surface as changed.
    func end() { cairo_surface_mark_dirty(surface.pointer) }

    // MARK: Colors

    func turnLuminanceToAlpha() {
        forEachPixel { pixel in
            let luminance = 0.0721 * Float(pixel[0]) + 0.7154 * Float(pixel[1]) + 0.2125 * Float(pixel[2])
            (pixel[0], pixel[1], pixel[2]) = (0, 0, 0)
            pixel[3] = UInt8(min(luminance.rounded(), 255))
        }
    }

    func apply(_ m: GraphicsContext.ColorMatrix) {
        forEachPixel { pixel in
            let a = Float(pixel[3]) / 255
            let (b, g, r): (Float, Float, Float) =
                a > 0
                ? (Float(pixel[0]) / 255 / a, Float(pixel[1]) / 255 / a, Float(pixel[2]) / 255 / a) : (0, 0, 0)
            func part(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
            let opacity = part(m.a1 * r + m.a2 * g + m.a3 * b + m.a4 * a + m.a5)
            func byte(_ value: Float) -> UInt8 { UInt8((part(value) * opacity * 255).rounded()) }
            pixel[2] = byte(m.r1 * r + m.r2 * g + m.r3 * b + m.r4 * a + m.r5)
            pixel[1] = byte(m.g1 * r + m.g2 * g + m.g3 * b + m.g4 * a + m.g5)
            pixel[0] = byte(m.b1 * r + m.b2 * g + m.b3 * b + m.b4 * a + m.b5)
            pixel[3] = UInt8((opacity * 255).rounded())
        }
    }

    func apply(_ change: _PixelChange, _ transform: CGAffineTransform, _ inputs: [SurfacePixels]) {
        change.change(bytes, width, height, stride, transform, inputs.map(\.bytes))
    }

    private func forEachPixel(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        for y in 0..<height {
            let row = bytes + y * stride
            for x in 0..<width { body(row + 4 * x) }
        }
    }

    // MARK: Blur

    /// Blurs by standard deviations in pixels.
    func blur(_ size: CGSize) {
        let limit = CGFloat(max(width, height))
        for box in Self.boxes(min(size.width, limit)) {
            average(box, count: width, step: 4, lines: height, distance: stride)
        }
        for box in Self.boxes(min(size.height, limit)) {
            average(box, count: height, step: stride, lines: width, distance: 4)
        }
    }

    /// Returns the number of pixels before and after each one that are averaged; three passes approximate a Gaussian
    /// blur.
    private static func boxes(_ deviation: CGFloat) -> [(before: Int, after: Int)] {
        // Three box blurs of length d have the variance (d² - 1) / 4; take the nearest length that keeps the center in
        // place.
        let length = max(Int((4 * deviation * deviation + 1).squareRoot().rounded()), 1)
        if length == 1 { return [] }
        let half = length / 2
        if length % 2 == 1 { return Array(repeating: (half, half), count: 3) }
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    /// Replaces each pixel by the average of its neighbors on the line.
    private func average(_ box: (before: Int, after: Int), count: Int, step: Int, lines: Int, distance: Int) {
        let size = UInt32(box.before + box.after + 1)
        let half = size / 2
        withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: count) { line in
            for number in 0..<lines {
                let start = bytes + number * distance
                for place in 0..<count {
                    let pixel = start + place * step
                    line[place] = SIMD4(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
                }
                var sum = SIMD4<UInt32>.zero
                for place in 0..<min(box.after, count) { sum &+= line[place] }
                for place in 0..<count {
                    if place + box.after < count { sum &+= line[place + box.after] }
                    if place > box.before { sum &-= line[place - box.before - 1] }
                    let mean = (sum &+ half) / size
                    let pixel = start + place * step
                    (pixel[0], pixel[1]) = (UInt8(mean[0]), UInt8(mean[1]))
                    (pixel[2], pixel[3]) = (UInt8(mean[2]), UInt8(mean[3]))
                }
            }
        }
    }
}
