import Foundation

extension SceneFilter {
    /// Applies the filter to pixels in place.
    ///
    /// - Parameters:
    ///   - pixels: Premultiplied pixels of four bytes: blue, green, red and opacity.
    ///   - width: The pixels of a row.
    ///   - height: The number of rows.
    ///   - stride: The bytes of a row.
    ///   - transform: The transform from the drawing's coordinates to pixels from the top left corner.
    ///   - pictures: The pixels of ``pictures``, in the same form and size.
    /// - Complexity: O(pixels · steps)
    public func apply(
        to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, _ transform: Transform,
        pictures: [UnsafeMutablePointer<UInt8>] = []
    ) {
        guard width > 0, height > 0, transform.isInvertible else { return }
        func picture(_ bytes: UnsafeMutablePointer<UInt8>) -> PixelPicture {
            PixelPicture(bytes, width: width, height: height, stride: stride)
        }
        FilterRun(self, picture(pixels), transform, pictures.map(picture)).result().write(to: pixels, stride: stride)
    }
}

/// One application of a filter to a picture.
private struct FilterRun {
    private let filter: SceneFilter
    private let transform: Transform
    private let source: PixelPicture
    private let pictures: [PixelPicture]
    private var results: [PixelPicture?] = []
    /// For each result, the index of the last step that needs it.
    private let lastUses: [Int]

    init(_ filter: SceneFilter, _ source: PixelPicture, _ transform: Transform, _ pictures: [PixelPicture]) {
        (self.filter, self.transform, self.pictures) = (filter, transform, pictures)
        var cropped = source
        cropped.crop(
            to: PixelArea(filter.region.applying(transform), width: source.width, height: source.height))
        self.source = cropped
        var uses = Array(filter.steps.indices)
        for (place, step) in filter.steps.enumerated() {
            for case .step(let index) in step.kind.inputs { uses[index] = place }
        }
        lastUses = uses
    }

    func result() -> PixelPicture {
        var run = self
        for (place, step) in filter.steps.enumerated() {
            let area = PixelArea(step.region.applying(transform), width: source.width, height: source.height)
            var picture = run.picture(of: step, area)
            picture.crop(to: area)
            run.results.append(picture)
            // Release results that no later step needs.
            for index in run.results.indices where lastUses[index] == place && index != place {
                run.results[index] = nil
            }
        }
        guard let last = run.results.last, let last else { return source }
        return last.converted(isLinear: false)
    }

    private func picture(_ input: SceneFilter.Input, _ isLinear: Bool) -> PixelPicture {
        switch input {
        case .source: return source.converted(isLinear: isLinear)
        case .sourceAlpha:
            var picture = source
            picture.change { SIMD4(0, 0, 0, $0.w) }
            return picture.converted(isLinear: isLinear)
        case .step(let index): return (results[index] ?? source).converted(isLinear: isLinear)
        }
    }

    private func empty(_ isLinear: Bool) -> PixelPicture {
        PixelPicture(width: source.width, height: source.height, isLinear: isLinear)
    }

    /// Returns the result of a step.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - area: The part of the result that is needed.
    /// - Returns: The picture.
    private func picture(of step: SceneFilter.Step, _ area: PixelArea) -> PixelPicture {
        func input(_ input: SceneFilter.Input) -> PixelPicture { picture(input, step.isLinear) }
        func combined(
            _ above: SceneFilter.Input, _ below: SceneFilter.Input,
            _ body: (PixelPicture.Pixel, PixelPicture.Pixel) -> PixelPicture.Pixel
        ) -> PixelPicture {
            var result = input(below)
            result.combine(under: input(above), body)
            return result
        }
        let scale = transform.scale
        switch step.kind {
        case .blur(let source, let size):
            var result = input(source)
            result.blur(x: size.width * scale, y: size.height * scale)
            return result
        case .offset(let source, let distance):
            let x = transform.a * distance.width + transform.c * distance.height
            let y = transform.b * distance.width + transform.d * distance.height
            return input(source).moved(x: Int(x.clamped.rounded()), y: Int(y.clamped.rounded()))
        case .flood(let color):
            let pixel = PixelPicture.multiplied(
                SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.opacity)))
            return PixelPicture(width: source.width, height: source.height, pixel, isLinear: false)
        case .merge(let inputs):
            return inputs.reduce(empty(step.isLinear)) { below, above in
                var result = below
                result.combine(under: input(above), PixelPicture.over)
                return result
            }
        case .colorMatrix(let source, let numbers):
            var result = input(source)
            let n = numbers.map { Float($0) }
            let columns = (0..<5).map { SIMD4(n[$0], n[$0 + 5], n[$0 + 10], n[$0 + 15]) }
            result.changeColors { color in
                var sum = columns[4]
                for part in 0..<4 { sum += columns[part] * color[part] }
                return sum
            }
            return result
        case .transfer(let source, let functions):
            var result = input(source)
            let tables = functions.map { function in (0...255).map { Float(function(Double($0) / 255)) } }
            result.changeColors { color in
                var changed = color
                for part in 0..<4 { changed[part] = tables[part][Int(min(max(color[part], 0), 1) * 255 + 0.5)] }
                return changed
            }
            return result
        case .composite(let above, let below, let how): return combined(above, below) { how($0, $1) }
        case .arithmetic(let above, let below, let numbers):
            let k = numbers.map { Float($0) }
            return combined(above, below) { PixelPicture.arithmetic(k, $0, $1) }
        case .blend(let above, let below, let how): return combined(above, below) { how($0, $1) }
        case .morphology(let source, let size, let isThinner):
            var result = input(source)
            func pixels(_ length: Double) -> Int { Int((length * scale).clamped.rounded()) }
            result.spread(x: pixels(size.width), y: pixels(size.height), isLeast: isThinner)
            return result
        case .convolution(let source, let kernel):
            return input(source).convolved(kernel, spacing: kernel.spacing.map { $0 * scale } ?? 1)
        case .picture(let index): return index < pictures.count ? pictures[index] : empty(false)
        case .tile(let source, let rect):
            return input(source).tiled(
                PixelArea(rounding: rect.applying(transform), width: self.source.width, height: self.source.height),
                area)
        case .displacement(let source, let map, let distance, let x, let y):
            let size = CGSize(width: distance.width * scale, height: distance.height * scale)
            return input(source).displaced(by: input(map), size, x, y)
        case .turbulence(let turbulence, let own):
            var result = empty(step.isLinear)
            guard let inverse = own.then(transform).inverse else { return result }
            for y in area.rows {
                for x in area.columns {
                    let place = CGPoint(x: Double(x), y: Double(y)).applying(inverse)
                    result.pixels[y * result.width + x] = PixelPicture.multiplied(turbulence.color(at: place))
                }
            }
            return result
        case .lighting(let source, let lighting, let own):
            return input(source).lit(lighting, in: area, own.then(transform))
        }
    }
}

extension SceneFilter.Kind {
    /// The inputs of the step.
    fileprivate var inputs: [SceneFilter.Input] {
        switch self {
        case .blur(let input, _), .offset(let input, _), .colorMatrix(let input, _), .transfer(let input, _),
            .morphology(let input, _, _), .convolution(let input, _), .lighting(let input, _, _), .tile(let input, _):
            [input]
        case .displacement(let a, let b, _, _, _): [a, b]
        case .composite(let a, let b, _), .arithmetic(let a, let b, _), .blend(let a, let b, _): [a, b]
        case .merge(let inputs): inputs
        case .flood, .turbulence, .picture: []
        }
    }
}

extension SceneFilter.Transfer {
    fileprivate func callAsFunction(_ part: Double) -> Double {
        switch self {
        case .identity: return part
        case .table(let values):
            guard let last = values.last else { return part }
            let place = part * Double(values.count - 1)
            let index = Int(place)
            guard index < values.count - 1 else { return last }
            return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
        case .discrete(let values):
            guard !values.isEmpty else { return part }
            return values[min(Int(part * Double(values.count)), values.count - 1)]
        case .linear(let slope, let intercept): return slope * part + intercept
        case .gamma(let amplitude, let exponent, let offset): return amplitude * pow(part, exponent) + offset
        }
    }
}

extension PixelPicture {
    /// Reads pixels.
    ///
    /// - Parameters:
    ///   - bytes: Blue, green, red and opacity.
    ///   - width: The pixels of a row.
    ///   - height: The number of rows.
    ///   - stride: The bytes of a row.
    fileprivate init(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        self.init(width: width, height: height, isLinear: false)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let byte = bytes + y * stride + 4 * x
                    pixels[y * width + x] =
                        SIMD4(Float(byte[2]), Float(byte[1]), Float(byte[0]), Float(byte[3])) / 255
                }
            }
        }
    }

    fileprivate func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let whole = pixels[y * width + x].clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5
                    let byte = bytes + y * stride + 4 * x
                    (byte[0], byte[1]) = (UInt8(whole.z), UInt8(whole.y))
                    (byte[2], byte[3]) = (UInt8(whole.x), UInt8(whole.w))
                }
            }
        }
    }

    /// Returns the picture moved to the right and down, in pixels.
    fileprivate func moved(x: Int, y: Int) -> PixelPicture {
        var result = PixelPicture(width: width, height: height, isLinear: isLinear)
        let columns = max(x, 0)..<max(min(width + x, width), max(x, 0))
        guard !columns.isEmpty else { return result }
        for row in 0..<height where 0..<height ~= row - y {
            for column in columns {
                result.pixels[row * width + column] = pixels[(row - y) * width + column - x]
            }
        }
        return result
    }
}
