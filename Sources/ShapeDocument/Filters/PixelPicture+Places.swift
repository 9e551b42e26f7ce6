import Foundation

extension PixelPicture {
    /// Returns a picture in which a part of this one repeats.
    ///
    /// - Parameters:
    ///   - part: The repeated part.
    ///   - area: The area that is filled.
    /// - Returns: The picture.
    func tiled(_ part: PixelArea, _ area: PixelArea) -> PixelPicture {
        var result = PixelPicture(width: width, height: height, isLinear: isLinear)
        guard !part.columns.isEmpty, !part.rows.isEmpty else { return result }
        func place(_ index: Int, _ range: Range<Int>) -> Int {
            let rest = (index - range.lowerBound) % range.count
            return range.lowerBound + (rest < 0 ? rest + range.count : rest)
        }
        let columns = area.columns.map { place($0, part.columns) }
        for y in area.rows {
            let row = place(y, part.rows) * width
            for (x, column) in zip(area.columns, columns) { result.pixels[y * width + x] = pixels[row + column] }
        }
        return result
    }

    /// Returns a picture whose pixels are those at a distance that a color of another picture determines.
    ///
    /// - Parameters:
    ///   - map: The other picture, of the same size.
    ///   - distance: The distance for the difference between the highest and the lowest color, in pixels.
    ///   - x: The component of the color for the horizontal distance.
    ///   - y: The component of the color for the vertical distance.
    /// - Returns: The picture.
    func displaced(by map: PixelPicture, _ distance: CGSize, _ x: Int, _ y: Int) -> PixelPicture {
        var result = PixelPicture(width: width, height: height, isLinear: isLinear)
        let (dx, dy) = (Float(distance.width), Float(distance.height))
        for row in 0..<height {
            for column in 0..<width {
                let pixel = map.pixels[row * width + column]
                var color = pixel.w > 0 ? pixel / pixel.w : .zero
                color.w = pixel.w
                let fromX = Float(column) + dx * (color[x] - 0.5), fromY = Float(row) + dy * (color[y] - 0.5)
                guard abs(fromX) < 1e6, abs(fromY) < 1e6 else { continue }
                let (left, top) = (Int(fromX.rounded()), Int(fromY.rounded()))
                guard 0..<width ~= left, 0..<height ~= top else { continue }
                result.pixels[row * width + column] = pixels[top * width + left]
            }
        }
        return result
    }
}

extension PixelArea {
    /// Creates the area of the pixels whose centers a rectangle contains.
    init(rounding rect: CGRect, width: Int, height: Int) {
        self.init(
            CGRect(
                x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.maxX.rounded() - rect.minX.rounded(),
                height: rect.maxY.rounded() - rect.minY.rounded()), width: width, height: height)
    }
}
