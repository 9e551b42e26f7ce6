import Foundation

/// What somebody thinks of a picture, as programs of the desktop share it.
public struct PictureRating: Hashable, Comparable, Sendable {
    /// −1 for a picture that is rejected, 0 for one that is not rated, 1 to 5 stars.
    public let value: Int

    /// - Parameter value: −1 to 5; what is beyond counts as the nearest of these.
    public init(_ value: Int) { self.value = min(max(value, -1), 5) }

    /// The rating of a picture that was rejected.
    public static let rejected = PictureRating(-1)
    /// The rating of a picture without a rating.
    public static let unrated = PictureRating(0)

    /// How many stars are filled, 0 to 5.
    public var stars: Int { max(value, 0) }

    /// What it is called: “3 stars”, “rejected” or “not rated”.
    public var name: String {
        switch value {
        case -1: "rejected"
        case 0: "not rated"
        case 1: "1 star"
        default: "\(value) stars"
        }
    }

    /// Returns whether a value comes before another one.
    public static func < (a: PictureRating, b: PictureRating) -> Bool { a.value < b.value }
}

extension PictureRating {
    /// Takes a number as XMP and EXIF have it; nil for what is none.
    init?(text: String) {
        guard let number = Double(text), number.isFinite else { return nil }
        self.init(Int(min(max(number, -1), 5).rounded()))
    }

    /// Takes a percentage as Windows has it, where 1, 25, 50, 75 and 99 are one star to five; nil for what is none.
    init?(percent text: String) {
        guard let number = Double(text), number.isFinite else { return nil }
        self.init(number < 1 ? 0 : 1 + Int((min(number, 100) / 25).rounded()))
    }

    /// The percentage for Windows.
    var percent: Int { [0, 1, 25, 50, 75, 99][stars] }
}

/// Why a rating could not be written.
public struct RatingError: Error, Hashable, Sendable {
    /// The name of the picture.
    public var name: String
    /// A clause without a full stop.
    public var reason: String
}

extension RatingError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? { "The rating of “\(name)” could not be saved: \(reason)." }
}
