import PictureFolder

extension PictureFault {
    /// The text of the fault in the thumbnail cache; `nil` for a fault that may disappear without a change of the
    /// file.
    var note: String? {
        switch self {
        case .cutOff: "cut off"
        case .notAPicture: "not a picture"
        case .enormous(let width, let height): "enormous \(width) \(height)"
        case .damaged(let reason): "damaged \(reason)"
        case .empty, .gone, .brokenLink, .unreadable, .unsupported, .floatingPoint: nil
        }
    }

    /// Creates the fault of a text in the thumbnail cache, or returns `nil` for an unknown text.
    init?(note: String) {
        let words = note.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "cut": self = .cutOff
        case "not": self = .notAPicture
        case "enormous":
            let sides = words[1].split(separator: " ").compactMap { Int($0) }
            guard sides.count == 2 else { return nil }
            self = .enormous(width: sides[0], height: sides[1])
        case "damaged": self = .damaged(reason: words[1])
        default: return nil
        }
    }
}
