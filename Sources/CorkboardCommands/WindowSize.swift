import ArgumentParser
import Foundation

/// A window size in pixels, written as `1160x720`.
nonisolated struct WindowSize: Hashable {
    var width: Int
    var height: Int

    /// The range of lengths of a side, in pixels; X servers have no larger screens.
    static let limits = 200...8192

    /// Parses `WxH`.
    ///
    /// - Throws: A `ValidationError` with a sentence about the text.
    init(parsing text: String) throws {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw ValidationError("“\(text)” is no size: write width and height in pixels, as in 1160x720.")
        }
        guard Self.limits.contains(width), Self.limits.contains(height) else {
            throw ValidationError(
                "“\(text)” is no size for a window: "
                    + "width and height must be from \(Self.limits.lowerBound) to \(Self.limits.upperBound) pixels.")
        }
        self.init(width: width, height: height)
    }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

nonisolated extension WindowSize: CustomStringConvertible {
    var description: String { "\(width)x\(height)" }
}

extension CGSize {
    nonisolated init(_ size: WindowSize) { self.init(width: size.width, height: size.height) }
}
