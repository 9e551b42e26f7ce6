import Foundation
import PictureFolder

/// The order of the pictures in the grid.
nonisolated enum PictureOrder: String, CaseIterable, Sendable {
    case name, taken, modified, size, rating

    /// The title in menus.
    var title: String {
        switch self {
        case .name: "Name"
        case .taken: "Date Taken"
        case .modified: "Date Modified"
        case .size: "Size"
        case .rating: "Rating"
        }
    }
}

/// The pictures in the grid by their ratings.
nonisolated enum PictureFilter: Hashable, Sendable {
    case all
    /// The pictures with a number of stars or more.
    case stars(Int)
    case unrated
    case rejected

    static let allCases: [PictureFilter] = [.all] + (1...5).map { .stars($0) } + [.unrated, .rejected]

    /// The title in menus.
    var title: String {
        switch self {
        case .all: "All Pictures"
        case .stars(1): "1 Star or More"
        case .stars(5): "5 Stars"
        case .stars(let count): "\(count) Stars or More"
        case .unrated: "Not Rated"
        case .rejected: "Rejected"
        }
    }

    /// The text in the settings.
    var setting: String {
        switch self {
        case .all: "all"
        case .stars(let count): "\(count)"
        case .unrated: "unrated"
        case .rejected: "rejected"
        }
    }

    init(setting: String) { self = Self.allCases.first { $0.setting == setting } ?? .all }

    func includes(_ rating: PictureRating) -> Bool {
        switch self {
        case .all: true
        case .stars(let count): rating.stars >= count
        case .unrated: rating == .unrated
        case .rejected: rating == .rejected
        }
    }
}

/// The order and the choice of the pictures in the grid.
nonisolated struct PictureArrangement: Equatable, Sendable {
    var order = PictureOrder.name
    var isDescending = false
    var filter = PictureFilter.all
    /// A part of the names; empty for all pictures.
    var text = ""

    /// A Boolean value that indicates whether all pictures are shown in the order of their names.
    var isPlain: Bool { self == PictureArrangement() }
    /// A Boolean value that indicates whether the ratings have to be known.
    var needsRatings: Bool { filter != .all || order == .rating }
    /// A Boolean value that indicates whether pictures may be left out.
    var isFiltering: Bool { filter != .all || !text.isEmpty }

    /// Returns the pictures in their order.
    ///
    /// - Parameters:
    ///   - pictures: The pictures in the order of their names.
    ///   - kept: Pictures that are shown although the filter leaves them out.
    ///   - rating: The rating of a picture.
    ///   - taken: The time when a picture was taken.
    /// - Returns: The pictures that are shown.
    /// - Complexity: O(*n* log *n*).
    func arranged(
        _ pictures: [Picture], keeping kept: Set<Picture.ID>, rating: (Picture.ID) -> PictureRating,
        taken: (Picture) -> FileTime
    ) -> [Picture] {
        var shown = pictures
        if isFiltering {
            shown = pictures.filter { picture in
                kept.contains(picture.id)
                    || filter.includes(filter == .all ? .unrated : rating(picture.id))
                        && (text.isEmpty || picture.name.localizedStandardContains(text))
            }
        }
        func sorted<Key: Comparable>(_ key: (Picture) -> Key) -> [Picture] {
            let keyed = shown.enumerated().map { (key: key($1), place: $0) }
            return keyed.sorted {
                $0.key != $1.key ? ($0.key < $1.key) != isDescending : $0.place < $1.place
            }.map { shown[$0.place] }
        }
        switch order {
        case .name: return isDescending ? shown.reversed() : shown
        case .taken: return sorted(taken)
        case .modified: return sorted(\.modified)
        case .size: return sorted(\.byteCount)
        case .rating: return sorted { rating($0.id) }
        }
    }
}
