extension Picture {
    /// The side of the squares that are compared separately.
    private static let side = 20
    /// The maximum difference of a color component, of 255, since versions of Cairo differ in antialiasing.
    private static let tolerance = 40
    /// The maximum number of pixels in a square with a larger difference.
    private static let strayLimit = 12

    /// Returns the first difference from another picture, or `nil` if there is none.
    package func strays(from other: Picture) -> String? {
        guard width == other.width, height == other.height else {
            return "its size (\(width) x \(height), not \(other.width) x \(other.height))"
        }
        if pixels == other.pixels { return nil }
        for top in stride(from: 0, to: height, by: Self.side) {
            for left in stride(from: 0, to: width, by: Self.side) {
                var count = 0
                for y in top..<min(top + Self.side, height) {
                    for x in left..<min(left + Self.side, width) where Self.differ(self[x, y], other[x, y]) {
                        count += 1
                    }
                }
                if count > Self.strayLimit {
                    return "\(left), \(top) (\(count) pixels of \(Self.side) x \(Self.side))"
                }
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
