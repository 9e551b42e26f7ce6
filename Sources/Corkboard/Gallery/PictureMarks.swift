import Observation
import PictureFolder

/// What of a picture may change while it is shown.
///
/// A cell follows its own, so that nothing else is made anew.
@Observable
final class PictureMarks {
    /// What there is to be seen of it.
    var content = PictureContent.waiting
    var rating = PictureRating.unrated
    var isSelected = false
    /// A Boolean value that indicates whether it has a visible keyboard focus.
    var isFocused = false
    /// A Boolean value that indicates whether the pointer is over it.
    var isPointedAt = false

    /// A Boolean value that indicates whether stars are shown for a picture without a rating, for rating it.
    var offersStars: Bool { isFocused || isPointedAt }
}
