import DocumentFiles
import Foundation
import Glibc

/// The rating of a picture, as desktop programs share it.
public struct PictureRating: Hashable, Comparable, Sendable {
    /// The value: −1 for a rejected picture, 0 for an unrated one, or 1 to 5 stars.
    public let value: Int

    /// Creates a rating.
    ///
    /// - Parameter value: The value, which is clamped to −1...5.
    public init(_ value: Int) { self.value = min(max(value, -1), 5) }

    /// The rating of a picture that was rejected.
    public static let rejected = PictureRating(-1)
    /// The rating of a picture without a rating.
    public static let unrated = PictureRating(0)

    /// The number of filled stars, from 0 to 5.
    public var stars: Int { max(value, 0) }

    /// The name: “3 stars”, “rejected” or “not rated”.
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
    /// Creates a rating from a number in XMP or EXIF, or returns `nil` if the text isn't a number.
    init?(text: String) {
        guard let number = Double(text), number.isFinite else { return nil }
        self.init(Int(min(max(number, -1), 5).rounded()))
    }

    /// Creates a rating from a percentage of Windows, where 1, 25, 50, 75 and 99 are one to five stars, or returns
    /// `nil`.
    init?(percent text: String) {
        guard let number = Double(text), number.isFinite else { return nil }
        self.init(number < 1 ? 0 : 1 + Int((min(number, 100) / 25).rounded()))
    }

    /// The percentage for Windows.
    var percent: Int { [0, 1, 25, 50, 75, 99][stars] }
}

/// An error that prevents a rating from being written.
public struct RatingError: Error, Hashable, Sendable {
    /// The name of the picture.
    public var name: String
    /// The error number of the system, such as `ENOSPC`.
    public var code: Int32
    /// The reason, as a clause without a full stop.
    public var reason: String

    package init(name: String, code: Int32, reason: String) {
        (self.name, self.code, self.reason) = (name, code, reason)
    }

    init(name: String, _ fault: SystemFault) {
        (self.name, code, reason) = (name, fault.code, fault.reason)
    }
}

extension RatingError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? { "The rating of “\(name)” could not be saved: \(reason)." }
}
