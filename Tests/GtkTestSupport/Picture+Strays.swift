extension Picture {
    /// The side of the squares that are compared each for itself.
    private static let side = 20
    /// How far a part of a colour may be off, of 255: another version of Cairo smooths edges otherwise.
    private static let tolerance = 40
    /// How many pixels of a square may be off further.
    private static let strayLimit = 12

    /// Where the picture differs from another one; nil where it does not.
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
