import Foundation

extension PixelPicture {
    /// Returns the picture of a light on a surface whose height is the opacity of this picture.
    ///
    /// - Parameters:
    ///   - lighting: The light and the surface.
    ///   - area: The part of the picture that is the surface.
    ///   - transform: The transform from the coordinates of the light to pixels.
    /// - Returns: The picture.
    func lit(_ lighting: SceneFilter.Lighting, in area: PixelArea, _ transform: Transform) -> PixelPicture {
        var result = PixelPicture(width: width, height: height, isLinear: isLinear)
        guard !area.columns.isEmpty, !area.rows.isEmpty else { return result }
        let scale = transform.scale
        let height = Float(lighting.surfaceScale * scale)
        let source = Light(lighting.source, transform, scale)
        var color = Pixel(
            Float(lighting.color.red), Float(lighting.color.green), Float(lighting.color.blue), 1)
        if isLinear {
            color = PixelPicture(width: 1, height: 1, color, isLinear: false).converted(isLinear: true).pixels[0]
        }
        for y in area.rows {
            for x in area.columns {
                let up = normal(x, y, height, area)
                let opacity = pixels[y * width + x].w
                let (toLight, strength) = source.seen(from: SIMD3(Float(x), Float(y), height * opacity))
                guard strength > 0 else {
                    if case .diffuse = lighting.kind { result.pixels[y * width + x] = Pixel(0, 0, 0, 1) }
                    continue
                }
                var pixel: Pixel
                switch lighting.kind {
                case .diffuse(let constant):
                    pixel = color * (strength * Float(constant) * max(up.dot(toLight), 0))
                    pixel.w = 1
                case .specular(let constant, let exponent):
                    let half = (toLight + SIMD3(0, 0, 1)).normalized
                    let part = max(up.dot(half), 0)
                    let shine = exponent == 1 ? part : Float(pow(Double(part), exponent))
                    pixel = color * (strength * Float(constant) * shine)
                    pixel.w = max(pixel.x, pixel.y, pixel.z)
                }
                result.pixels[y * width + x] = pixel.clamped(lowerBound: .zero, upperBound: .one)
            }
        }
        return result
    }

    /// Returns the surface normal, from the neighboring pixels inside of `area`.
    private func normal(_ x: Int, _ y: Int, _ height: Float, _ area: PixelArea) -> SIMD3<Float> {
        let columns = max(x - 1, area.columns.lowerBound)...min(x + 1, area.columns.upperBound - 1)
        let rows = max(y - 1, area.rows.lowerBound)...min(y + 1, area.rows.upperBound - 1)
        var (slopeX, slopeY, weightX, weightY): (Float, Float, Float, Float) = (0, 0, 0, 0)
        for row in rows {
            let weight: Float = row == y ? 2 : 1
            let line = row * width
            slopeX += weight * (pixels[line + columns.upperBound].w - pixels[line + columns.lowerBound].w)
            weightX += weight
        }
        for column in columns {
            let weight: Float = column == x ? 2 : 1
            slopeY +=
                weight * (pixels[rows.upperBound * width + column].w - pixels[rows.lowerBound * width + column].w)
            weightY += weight
        }
        // As SVG defines it, twice the slope.
        func slope(_ sum: Float, _ weight: Float, _ distance: Int) -> Float {
            distance == 0 ? 0 : -height * 2 * sum / (weight * Float(distance))
        }
        return SIMD3(
            slope(slopeX, weightX, columns.count - 1), slope(slopeY, weightY, rows.count - 1), 1
        ).normalized
    }
}

/// A light source in the coordinates of pixels.
private struct Light {
    private var direction: SIMD3<Float>?
    private var place = SIMD3<Float>.zero
    private var spot: (direction: SIMD3<Float>, exponent: Double, least: Float)?

    /// Creates a light in the coordinates of a picture.
    ///
    /// - Parameters:
    ///   - light: The light.
    ///   - transform: From the coordinates of the light to pixels.
    ///   - scale: The pixels of a unit of height.
    init(_ light: SceneFilter.Light, _ transform: Transform, _ scale: Double) {
        func place(_ point: SceneFilter.Light.Point) -> SIMD3<Float> {
            let flat = CGPoint(x: point.x, y: point.y).applying(transform)
            return SIMD3(Float(flat.x), Float(flat.y), Float(point.z * scale))
        }
        switch light {
        case .distant(let azimuth, let elevation):
            let (around, above) = (azimuth * .pi / 180, elevation * .pi / 180)
            direction = SIMD3(Float(cos(around) * cos(above)), Float(sin(around) * cos(above)), Float(sin(above)))
        case .point(let point): self.place = place(point)
        case .spot(let point, let target, let exponent, let angle):
            self.place = place(point)
            let least = angle.map { Float(cos($0 * .pi / 180)) } ?? 0
            spot = ((place(target) - self.place).normalized, exponent, least)
        }
    }

    /// Returns the direction to the light and its strength at a point, from 0 to 1.
    func seen(from point: SIMD3<Float>) -> (direction: SIMD3<Float>, strength: Float) {
        if let direction { return (direction, 1) }
        let toLight = (place - point).normalized
        guard let spot else { return (toLight, 1) }
        let along = -toLight.dot(spot.direction)
        guard along > 0, along >= spot.least else { return (toLight, 0) }
        return (toLight, spot.exponent == 1 ? along : Float(pow(Double(along), spot.exponent)))
    }
}

extension SIMD3<Float> {
    fileprivate func dot(_ other: SIMD3<Float>) -> Float { (self * other).sum() }

    fileprivate var normalized: SIMD3<Float> {
        let length = dot(self).squareRoot()
        return length > 0 ? self / length : self
    }
}
